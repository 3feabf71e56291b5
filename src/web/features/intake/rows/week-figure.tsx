import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { type Cadence, perWeek } from "#domain/time/cadence.ts";
import { cadenceWords } from "#web/household/words/cadence-words.ts";

interface WeekFigureProps {
  amount: Minor;
  cadence: Cadence;
  format: MoneyFormat;
}

/** "$1,840.00 every two weeks: $920.00 a week." What is weekly already is said once. */
export function WeekFigure({ amount, cadence, format }: WeekFigureProps) {
  return (
    <>
      {cadence !== "weekly" && `${formatMoney(amount, format)} ${cadenceWords[cadence]}: `}
      <strong>{formatMoney(perWeek(amount, cadence), format)} a week</strong>.{" "}
    </>
  );
}
