import { memo, useMemo } from "react";
import { weeksSaved, yearPace } from "#domain/dashboard/year-pace.ts";
import { yearFigure } from "#domain/saves/total-figures.ts";
import { weekYear } from "#domain/time/week.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { namesWords } from "#web/household/words/people-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { PaceLines } from "./pace-lines.tsx";

type Parts = Pick<Figures, "household" | "began" | "week" | "saves" | "pauses" | "strip" | "plan">;

/** What was set aside this year, and how that stands against the plan. */
export const YearTotal = memo(function YearTotal(parts: Parts) {
  const { household, week, saves } = parts;
  const total = useMemo(() => yearFigure(saves, weekYear(week)), [saves, week]);
  const names = namesWords(household.people);
  return (
    <div>
      <h2 className="year-title">Set aside this year{names && `, ${names}`}</h2>{" "}
      {total.ok && <Why about="Set aside this year" {...explanationWords(total.value.why, household)} />}
      {total.ok ? (
        <Money amount={total.value.amount} format={household} size="hero" />
      ) : (
        <p className="year-line">These amounts are too large to be added up.</p>
      )}
      <YearSoFar {...parts} saved={total.ok ? total.value.amount : null} />
    </div>
  );
});

type SoFarProps = Parts & { saved: Parameters<typeof yearPace>[0]["saved"] | null };

function YearSoFar({ household, began, week, pauses, strip, plan, saved }: SoFarProps) {
  if (!strip.ok) return null;
  const weekly = plan.ok ? plan.value.budget.canSave.amount : null;
  const input = weekly && saved !== null ? { strip: strip.value, began, now: week, pauses, weekly, saved } : null;
  const pace = input && yearPace(input);
  const weeks = weeksSaved(strip.value);
  return (
    <PaceLines
      {...{ weeks, household, week }}
      lastWeek={strip.value.at(-1)!.week}
      weekly={weekly}
      pace={pace?.ok ? pace.value : null}
    />
  );
}
