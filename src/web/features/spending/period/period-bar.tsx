import type { PeriodKind } from "#domain/spending/period.ts";
import type { Day } from "#domain/time/day.ts";
import { Segments } from "#web/ui/segments.tsx";
import type { PeriodPlace } from "../address/use-period.ts";
import { PeriodKeys } from "./period-keys.tsx";
import { periodName } from "./period-words.ts";
import { StepButton } from "./step-button.tsx";
import "./period-bar.css";

const kinds: readonly { value: PeriodKind; label: string }[] = [
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
  { value: "pay", label: "Pay period" },
];

const names = { week: "week", month: "month", pay: "pay period" } as const;

/** By what, and which one: the weeks, months and pay periods up to now. */
export function PeriodBar({ place, today }: { place: PeriodPlace; today: Day }) {
  const { by, period, choose, back, on } = place;
  return (
    <div className="period-bar">
      {period && (
        <div className="period-steps">
          <StepButton way="back" label={`Previous ${names[by]}`} onStep={back} />
          <p className="period-name" aria-live="polite">
            {periodName(period, today)}
          </p>
          <StepButton way="on" label={`Next ${names[by]}`} onStep={on} />
          <PeriodKeys onBack={back} onOn={on} />
        </div>
      )}
      <Segments label="Spending by" labelHidden value={by} options={kinds} onChange={choose} />
    </div>
  );
}
