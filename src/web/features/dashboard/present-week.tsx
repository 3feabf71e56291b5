import { useMemo } from "react";
import { formatMoney } from "#domain/money/money.ts";
import { distinct } from "#domain/saves/distinct.ts";
import { yearStrip } from "#domain/saves/week-states.ts";
import { weekYear } from "#domain/time/week.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import { PlanNumber } from "#web/household/this-week/plan-number.tsx";
import { SetAside } from "#web/household/this-week/set-aside.tsx";
import { type ThisWeek, thisWeekOf } from "#web/household/this-week/this-week.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/router/link.tsx";
import type { HouseholdState } from "#web/store/household-state.ts";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import { JustFinished } from "./just-finished.tsx";
import { yearQuarters } from "./year-quarters.ts";
import "./present-week.css";

interface PresentWeekProps {
  state: HouseholdState;
  self: string | undefined;
  now: number;
}

/** The week's number, one press to record it, and the year it becomes part of. */
export function PresentWeek({ state, self, now }: PresentWeekProps) {
  const week = useMemo(() => thisWeekOf(state, now)!, [state, now]);
  const quarters = useMemo(() => quartersOf(state, week), [state, week]);
  return (
    <>
      <JustFinished />
      <div className="columns present-week">
        <div>
          <WeekNumber week={week} />
          <div className="present-week-year">
            <WeekStrip label="This year in weeks" quarters={quarters} />
          </div>
        </div>
        <section className="card" aria-label="Set aside this week">
          <SetAside state={state} week={week} self={self} now={now} />
        </section>
      </div>
    </>
  );
}

function quartersOf({ of }: HouseholdState, { household, week }: ThisWeek) {
  const saves = distinct(of.save.list().map(toDomain));
  const reviews = of["week-review"].list().map(toDomain);
  const pauses = of.pause.list().map(toDomain);
  const began = of.household.list()[0]!.began ?? week;
  const strip = yearStrip(weekYear(week), { began, now: week, saves, reviews, pauses });
  return yearQuarters(strip.ok ? strip.value : [], saves, household);
}

function WeekNumber({ week }: { week: ThisWeek }) {
  const { plan, saved, household } = week;
  return (
    <>
      {plan.ok ? <PlanNumber left={plan.value.budget.left} format={household} /> : <NoFigures />}
      <p className="lede">
        {saved > 0 ? `${formatMoney(saved, household)} set aside this week.` : "Nothing recorded this week yet."}
      </p>
    </>
  );
}

const NoFigures = () => (
  <p className="lede">
    There is no plan for the week yet: <Link to={`${paths.intake}?edit=true`}>say what comes in</Link>, or record what
    you set aside without one.
  </p>
);
