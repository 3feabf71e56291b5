import type { ReactNode } from "react";
import type { FieldIds } from "./field.tsx";

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
