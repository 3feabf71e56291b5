import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";

/** Props for the control inside, which tie label, hint and error to it. */
export type FieldIds = {
  id: string;
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldFrame = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean | undefined;
  /** At the right of the label, such as a link. */
  aside?: ReactNode;
  labelHidden?: boolean | undefined;
};

/** Picks the props of the frame from a control’s props. */
export function fieldFrame({ label, hint, error, optional, aside, labelHidden }: FieldFrame): FieldFrame {
  return { label, hint, error, optional, aside, labelHidden };
}

/** The value of `aria-describedby` for a control. */
export function describedBy(
  id: string,
  notes: { suffix?: unknown; error?: unknown; hint?: unknown },
): string | undefined {
  const { suffix, error, hint } = notes;
  const ids = [suffix && `${id}-suffix`, error && `${id}-error`, hint && `${id}-hint`];
  return ids.filter(Boolean).join(" ") || undefined;
}

type FieldProps = FieldFrame & { suffix?: ReactNode; children: (ids: FieldIds) => ReactNode };

export function Field({ label, hint, error, optional, aside, labelHidden, suffix, children }: FieldProps) {
  const id = useId();
  const ids: FieldIds = {
    id,
    "aria-labelledby": `${id}-label`,
    "aria-describedby": describedBy(id, { suffix, error, hint }),
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={error ? "field field--error" : "field"}>
      <div className={labelHidden ? "visually-hidden" : "field-head"}>
        <label className="field-label" id={ids["aria-labelledby"]} htmlFor={id}>
          {label}
          {optional && <span className="field-optional"> (optional)</span>}
        </label>
        {aside}
      </div>
      {children(ids)}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {/* Always rendered, so that screen readers announce a message that appears while someone types. */}
      <div aria-live="polite">
        {error && (
          <p className="field-error" id={`${id}-error`}>
            <Icon name="alert" size={18} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

type InputBoxProps = {
  ids: FieldIds;
  before?: ReactNode;
  after?: ReactNode;
  suffix?: ReactNode;
  /** A small control at the right end, such as Show in a password field. */
  trailing?: ReactNode;
  children: ReactNode;
};

/** The box around an input. It is also a label, so that a press on the symbol focuses the input. */
export function InputBox({ ids, before, after, suffix, trailing, children }: InputBoxProps) {
  return (
    <div className="field-box">
      <label className="field-inside" htmlFor={ids.id}>
        {before && <span className="field-symbol">{before}</span>}
        {children}
        {after && <span className="field-symbol">{after}</span>}
        {suffix && (
          <span className="field-suffix" id={`${ids.id}-suffix`}>
            {suffix}
          </span>
        )}
      </label>
      {trailing}
    </div>
  );
}
