import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import "./field.css";

/** What the control inside spreads onto itself, so that label, hint and error are tied to it. */
export type FieldIds = {
  id: string;
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldLook = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean | undefined;
  /** Stands at the right of the label, such as a link. */
  aside?: ReactNode;
  labelHidden?: boolean | undefined;
};

/** Takes what concerns the field out of a control’s props. */
export function fieldLook({ label, hint, error, optional, aside, labelHidden }: FieldLook): FieldLook {
  return { label, hint, error, optional, aside, labelHidden };
}

/** The ids of what describes a control, as `aria-describedby` wants them. */
export function describedBy(
  id: string,
  notes: { suffix?: unknown; error?: unknown; hint?: unknown },
): string | undefined {
  const { suffix, error, hint } = notes;
  const ids = [suffix && `${id}-suffix`, error && `${id}-error`, hint && `${id}-hint`];
  return ids.filter(Boolean).join(" ") || undefined;
}

type FieldProps = FieldLook & { suffix?: ReactNode; children: (ids: FieldIds) => ReactNode };

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
      {/* Always there, so that a message which appears while someone types is read out. */}
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

type FieldBoxProps = {
  ids: FieldIds;
  before?: ReactNode;
  after?: ReactNode;
  suffix?: ReactNode;
  /** A small control at the right end, such as Show in a password field. */
  trailing?: ReactNode;
  children: ReactNode;
};

/** The drawn box around an input. It is a label too, so that a press on the symbol reaches the input. */
export function FieldBox({ ids, before, after, suffix, trailing, children }: FieldBoxProps) {
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
