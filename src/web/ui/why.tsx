import { useId, useRef, useState } from "react";
import "./why.css";

type Input = { label: string; value: string };

type WhyProps = {
  formula: string;
  inputs: Input[];
  label?: string | undefined;
  /** The figure's name: it tells one "why?" from the next in a screen reader's list. */
  about?: string | undefined;
};

/** Sits inside a sentence, so everything here is a span: a block would end the paragraph around it. */
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

/** A longer list begins with its first rows: the reason should not be lost above a screen of them. */
const mostAtOnce = 30;
const atFirst = 12;

function Inputs({ inputs }: { inputs: readonly Input[] }) {
  const [isOpen, setOpen] = useState(false);
  const rows = useRef<HTMLSpanElement>(null);
  const isFolded = inputs.length > mostAtOnce && !isOpen;
  const unfold = () => {
    setOpen(true);
    // The button goes, and the keyboard would go with it.
    rows.current?.focus();
  };
  return (
    <>
      <span ref={rows} tabIndex={inputs.length > mostAtOnce ? -1 : undefined} className="why-inputs">
        {(isFolded ? inputs.slice(0, atFirst) : inputs).map((input) => (
          <span key={input.label} className="why-input">
            <span>
              {input.label}
              <span className="visually-hidden">: </span>
            </span>
            <span className="why-value">{input.value}</span>
          </span>
        ))}
      </span>
      {isFolded && (
        <button type="button" className="why-button why-more" onClick={unfold}>
          Show {inputs.length - atFirst} more
        </button>
      )}
    </>
  );
}
