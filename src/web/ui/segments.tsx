import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { describedBy, FieldNotes } from "./field.tsx";
import { focusNth } from "./focus.ts";
import "./segments.css";

type Segment<Value extends string> = { value: Value; label: ReactNode; mark?: ReactNode };

type SegmentsProps<Value extends string> = {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly Segment<Value>[];
  /** The segments fill the whole width. */
  wide?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
};

/** A choice between a few visible options: native radio buttons styled as one bar. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, labelHidden, hint, error, disabled } = props;
  const id = useId();
  return (
    <fieldset className="segments" disabled={disabled} aria-describedby={describedBy(id, { error, hint })}>
      <legend className={labelHidden ? "visually-hidden" : "segments-label"}>{label}</legend>
      <SegmentsBar {...props} name={props.name ?? id} />
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

function SegmentsBar<Value extends string>(props: SegmentsProps<Value> & { name: string }) {
  const { error, value, onChange, options, wide, name } = props;
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const next = indexAfterKey(event.key, from, options.length);
    const option = next === undefined ? undefined : options[next];
    if (next === undefined || option === undefined) return;
    event.preventDefault();
    onChange(option.value);
    focusNth(bar.current, "input", next);
  };
  return (
    <div ref={bar} className={`segments-bar${wide ? " segments-bar--wide" : ""}${error ? " segments-bar--error" : ""}`}>
      {options.map((option, index) => (
        <label key={option.value} className="segments-choice">
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
          />
          {option.mark}
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** The index that an arrow key, Home or End moves to; wraps around. */
export function indexAfterKey(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (from + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
