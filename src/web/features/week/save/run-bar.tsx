import type { Minor } from "#domain/money/money.ts";

interface RunBarProps {
  before: Minor;
  part: Minor;
  whole: Minor;
  isSaved: boolean;
  isLast: boolean;
}

/** Where the money of one row runs, and on to the next. Planned money is hollow; what was put aside is stamped. */
export function RunBar({ before, part, whole, isSaved, isLast }: RunBarProps) {
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
