import type { ReactNode } from "react";
import { type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { Money } from "#web/ui/money.tsx";
import { RunBar } from "./run-bar.tsx";
import "./save-rows.css";

export interface SaveRow {
  key: string;
  name: ReactNode;
  amount: Minor;
}

interface SaveRowsProps {
  rows: readonly SaveRow[];
  format: MoneyFormat;
  label: string;
  isSaved?: boolean;
  /** What ran before the first of these, and all that runs this week. */
  before: Minor;
  whole: Minor;
}

/** One row a place, with its stretch of the week's money. */
export function SaveRows({ rows, format, label, isSaved = false, before, whole }: SaveRowsProps) {
  let run = before;
  return (
    <ol className="save-rows" aria-label={label}>
      {rows.map(({ key, name, amount }) => {
        const from = run;
        run = minor(from + amount);
        return (
          <li key={key} className="save-row">
            <span className="save-row-name">{name}</span>
            <RunBar before={from} part={amount} whole={whole} isSaved={isSaved} isLast={run >= whole} />
            <Money amount={amount} format={format} />
          </li>
        );
      })}
    </ol>
  );
}
