import type { ReactNode } from "react";
import type { Explanation, Figure } from "#domain/explain.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";

/** An amount, or something told in words, with its reasons. Undefined is shown as a dash, never as zero. */
export type Told = Figure | { text: string; why: Explanation } | undefined;

export interface AnswerRow {
  label: string;
  told: Told;
}

interface AnswerProps {
  rows?: readonly AnswerRow[];
  /** The figure that the tool is for. */
  sum: AnswerRow;
  format: MoneyFormat;
  children?: ReactNode;
}

/** The ledger of a tool: what leads to the answer, then the answer. */
export function Answer({ rows = [], sum, format, children }: AnswerProps) {
  return (
    <div className="tool-answer">
      {rows.length > 0 && (
        <dl className="rows">
          {rows.map((row) => (
            <div key={row.label}>
              <dt>
                {row.label} <Reasons {...row} format={format} />
              </dt>
              <dd>
                <ToldValue told={row.told} format={format} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="sum">
        <span>
          {sum.label} <Reasons {...sum} format={format} />
        </span>
        <ToldValue told={sum.told} format={format} isLarge />
      </p>
      {children}
    </div>
  );
}

/** The way to a figure's reasons; nothing while there is no figure. */
export function Reasons({ label, told, format }: AnswerRow & { format: MoneyFormat }) {
  return told && <Why {...explanationWords(told.why, format)} about={label} />;
}

function ToldValue({ told, format, isLarge = false }: { told: Told; format: MoneyFormat; isLarge?: boolean }) {
  if (!told) return <span className="quiet">–</span>;
  if ("text" in told) return <span className={isLarge ? "tool-large" : undefined}>{told.text}</span>;
  return <Money amount={told.amount} format={format} size={isLarge ? "large" : "text"} />;
}
