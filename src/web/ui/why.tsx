import { type ReactNode, useId, useRef, useState } from "react";
import "./why.css";

type Input = { label: string; value: string };

type WhyProps = {
  formula: string;
  inputs: Input[];
  label?: ReactNode;
  /** The figure's name, which distinguishes one "why?" from the next for screen readers. */
  about?: string | undefined;
};

/** Goes inside a sentence, so everything is a span: a block element would end the surrounding paragraph. */
export function Why({ formula, inputs, label = "why?", about }: WhyProps) {
  const id = useId();
  return (
    <span className="why">
      <button type="button" className="why-button" popoverTarget={id}>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </button>
      <span id={id} popover="auto" className="why-note">
        <span className="why-formula">{formula}</span>
        <Inputs inputs={inputs} />
      </span>
    </span>
  );
}

/** A longer list starts collapsed, so that the formula stays in view. */
const collapseAbove = 30;
const collapsedRows = 12;

function Inputs({ inputs }: { inputs: readonly Input[] }) {
  const [isOpen, setOpen] = useState(false);
  const rows = useRef<HTMLSpanElement>(null);
  const isCollapsed = inputs.length > collapseAbove && !isOpen;
  const expand = () => {
    setOpen(true);
    // The button disappears, so move the focus to the list.
    rows.current?.focus();
  };
  return (
    <>
      <span ref={rows} tabIndex={inputs.length > collapseAbove ? -1 : undefined} className="why-inputs">
        {(isCollapsed ? inputs.slice(0, collapsedRows) : inputs).map((input) => (
          <span key={input.label} className="why-input">
            <span>
              {input.label}
              <span className="visually-hidden">: </span>
            </span>
            <span className="why-value">{input.value}</span>
          </span>
        ))}
      </span>
      {isCollapsed && (
        <button type="button" className="why-button why-more" onClick={expand}>
          Show {inputs.length - collapsedRows} more
        </button>
      )}
    </>
  );
}
