import type { ReactNode } from "react";
import { type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { Money } from "#web/ui/money.tsx";
import "./save.css";

interface SaveRow {
  key: string;
  name: ReactNode;
  amount: Minor;
}

interface SaveRowsProps {
  rows: readonly SaveRow[];
  format: MoneyFormat;
  label: string;
  isSaved?: boolean;
  /** The amount before the first row, and the total of the week. */
  before: Minor;
  whole: Minor;
}

/** One row per target, with its segment of the week's money. */
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

interface RunBarProps {
  before: Minor;
  part: Minor;
  whole: Minor;
  isSaved: boolean;
  isLast: boolean;
}

/** The segment of one row. Planned money is hollow, saved money is filled. */
function RunBar({ before, part, whole, isSaved, isLast }: RunBarProps) {
  const [from, to] = [before, before + part].map((amount) => `${((amount / whole) * 100).toFixed(2)}%`);
  const width = `${((part / whole) * 100).toFixed(2)}%`;
  return (
    <svg className={isSaved ? "run-bar run-bar--saved" : "run-bar"} aria-hidden="true">
      {before > 0 && <line x1={from} x2={from} y1="0" y2="50%" />}
      {!isLast && <line x1={to} x2={to} y1="50%" y2="100%" />}
      <rect x={from} y="50%" width={width} height="13" rx="2" transform="translate(0 -6.5)" />
    </svg>
  );
}
