import { useId } from "react";
import "./why.css";

type WhyProps = {
  formula: string;
  inputs: { label: string; value: string }[];
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
        {inputs.map((input) => (
          <span key={input.label} className="why-input">
            <span>
              {input.label}
              <span className="visually-hidden">: </span>
            </span>
            <span className="why-value">{input.value}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
