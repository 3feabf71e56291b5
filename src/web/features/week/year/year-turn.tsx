import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Icon } from "#web/ui/icon.tsx";
import "./year-turn.css";

interface YearTurnProps {
  year: number;
  first: number;
  last: number;
  household: Household;
  savedByYear: Figures["savedByYear"];
  onTurn: (year: number) => void;
}

/** Turns the pages back to earlier years. A household in its first year has none to turn. */
export function YearTurn({ year, first, last, household, savedByYear, onTurn }: YearTurnProps) {
  if (first === last) return null;
  const amount = savedByYear.ok ? savedByYear.value.get(year) : undefined;
  return (
    <div className="year-turn">
      <p className="small" aria-live="polite">
        <span className="year-turn-year">{year}</span>
        {year !== last && amount !== undefined && ` ${formatMoney(amount, household)} set aside`}
      </p>
      <div className="year-turn-pages">
        <Page to={year - 1} isThere={year > first} side="before" onTurn={onTurn} />
        <Page to={year + 1} isThere={year < last} side="after" onTurn={onTurn} />
      </div>
    </div>
  );
}

type PageProps = { to: number; isThere: boolean; side: "before" | "after"; onTurn: (year: number) => void };

/** One that leads nowhere stays in its place, so that the finger finds the other where it was. */
function Page({ to, isThere, side, onTurn }: PageProps) {
  return (
    <button
      type="button"
      className={`year-turn-page year-turn-page--${side}`}
      aria-disabled={!isThere || undefined}
      aria-label={isThere ? `Show ${to}` : side === "before" ? "No earlier year" : "No later year"}
      onClick={() => isThere && onTurn(to)}
    >
      <Icon name="chevron-down" />
      {isThere && to}
    </button>
  );
}
