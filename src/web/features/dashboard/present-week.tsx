import { useMemo } from "react";
import type { MoneyFormat } from "#domain/money/money.ts";
import { minor, negate } from "#domain/money/money.ts";
import { distinct } from "#domain/saves/distinct.ts";
import { yearStrip } from "#domain/saves/week-states.ts";
import { weekYear } from "#domain/time/week.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { SetAside } from "#web/household/this-week/set-aside.tsx";
import { type ThisWeek, thisWeekOf } from "#web/household/this-week/this-week.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/router/link.tsx";
import type { HouseholdState } from "#web/store/household-state.ts";
import { Money } from "#web/ui/money.tsx";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import { Why } from "#web/ui/why.tsx";
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

function WeekNumber({ week: { plan, saved, household } }: { week: ThisWeek }) {
  if (!plan.ok) return <NoFigures />;
  const { left } = plan.value.budget;
  const label = left.amount < 0 ? "Missing each week" : "To set aside each week";
  return (
    <>
      <p className="lede">
        {label} <Why about={label} {...explanationWords(left.why, household)} />
      </p>
      <Money amount={left.amount < 0 ? negate(left.amount) : left.amount} format={household} size="hero" />
      <p className="lede">
        {saved > minor(0) ? <Saved week={{ saved, household }} /> : "Nothing recorded this week yet."}
      </p>
    </>
  );
}

const Saved = ({ week: { saved, household } }: { week: { saved: ThisWeek["saved"]; household: MoneyFormat } }) => (
  <>
    <Money amount={saved} format={household} /> set aside this week.
  </>
);

const NoFigures = () => (
  <p className="lede">
    There is no plan for the week yet: <Link to={`${paths.intake}?edit=true`}>say what comes in</Link>, or record what
    you set aside without one.
  </p>
);
