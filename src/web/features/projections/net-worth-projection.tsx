import { memo, useMemo } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Ahead } from "#domain/projections/ahead.ts";
import { independenceTarget } from "#domain/projections/independence.ts";
import type { Day } from "#domain/time/day.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { countWords } from "#web/household/words/number-words.ts";
import { Why } from "#web/ui/why.tsx";
import { type Milestone, milestonesOf } from "./milestones.ts";
import { monthIn, type Outlook, type View, whyYear, yearsOf } from "./outlook.ts";
import { AheadChart } from "./projection-chart.tsx";
import { ProjectionProgress, useProjection } from "./worker/use-projection.tsx";
import "./projections.css";

/** Projected net worth year by year, and the milestones on the way. */
export function NetWorthProjection({ outlook, view }: { outlook: Outlook; view: View }) {
  const { start, saving, years } = outlook;
  const request = useMemo(
    () => ({ type: "ahead" as const, input: { ...start, saving, years } }),
    [start, saving, years],
  );
  const { result, isBusy, done } = useProjection(request);
  return (
    <ProjectionProgress isBusy={isBusy} done={done}>
      {result?.ok && <Shown ahead={result.value} outlook={outlook} view={view} />}
      {result && !result.ok && <p className="lede">These amounts are too large to project exactly.</p>}
    </ProjectionProgress>
  );
}

type ShownProps = { ahead: Ahead; outlook: Outlook; view: View };

/** Memoized, because progress updates re-render the parent often. */
const Shown = memo(function Shown({ ahead, outlook, view }: ShownProps) {
  const { household, today } = outlook.start;
  const milestones = useMemo(() => milestonesOf(ahead, household), [ahead, household]);
  return (
    <>
      <InWords household={household} ahead={ahead} view={view} />
      {outlook.saving.expected === 0 && <p className="small quiet leads-short">{nothingSaved}</p>}
      <AheadChart household={household} ahead={ahead} milestones={milestones} view={view} today={today} />
      <MilestoneList milestones={milestones} household={household} today={today} years={outlook.years} />
    </>
  );
});

const nothingSaved = "By the plan nothing is left to put aside in a week, so only what you have already grows here.";

function InWords({ household, ahead, view }: { household: Household; ahead: Ahead; view: View }) {
  const last = yearsOf(ahead, view).at(-1)!;
  const { low, expected, high, year } = last;
  const why = whyYear(ahead.expected.points[year]!, view.isReal, ahead.assumptions.inflation);
  const range = low < high ? `, between ${formatMoney(low, household)} and ${formatMoney(high, household)}` : "";
  return (
    <>
      <p className="leads-words">
        In {countWords(year, "year")} about <strong>{formatMoney(expected, household)}</strong>
        {range}
        {view.isReal ? ", in today’s money" : ", in the money of that year"}.{" "}
        <Why about={`Net worth in ${year} years`} {...explanationWords(why, household)} />
      </p>
      {year < view.years && (
        <p className="small quiet">Beyond that something outgrows what can be calculated exactly, so it ends there.</p>
      )}
    </>
  );
}

interface ListProps {
  milestones: readonly Milestone[];
  household: Household;
  today: Day;
  /** The number of projected years. */
  years: number;
}

/** The milestones, the next first, each with its range. */
const MilestoneList = (props: ListProps) => (
  <>
    <Lines {...props} />
    <p className="small quiet">
      {caveats
        .filter(({ of }) => props.milestones.some(({ what }) => what === of))
        .map(({ words }) => words)
        .join(" ")}
    </p>
  </>
);

/** The page shows some of these dates elsewhere, computed in another way. */
const caveats: readonly { of: Milestone["what"]; words: string }[] = [
  {
    of: "goal",
    words: "These dates go by the plan. Those in the list of goals go by what was really set aside, and may differ.",
  },
  {
    of: "debt-free",
    words: "Debts end here as each week’s plan pays them down; above, by their minimums and the extra you chose.",
  },
];

const Lines = ({ milestones, household, today, years }: ListProps) => (
  <ul className="milestones" aria-label="Milestones">
    {milestones.map((one) => (
      <li key={one.key}>
        <span className="milestone-name">
          {one.label}
          {one.what === "independence" && <Needed household={household} />}
        </span>
        <span className="milestone-when">{whenWords(one, today, years)}</span>
        <span className="milestone-span">
          {rangeWords(one, today, years)} <Why about={one.label} {...explanationWords(one.why, household)} />
        </span>
      </li>
    ))}
  </ul>
);

function Needed({ household }: { household: Household }) {
  const target = independenceTarget(household);
  return target && <span className="milestone-note">{formatMoney(target.amount, household)} in today’s money</span>;
}

function whenWords({ weeks }: Milestone, today: Day, years: number): string {
  if (weeks === null) return `Not within ${years} years`;
  return weeks === 0 ? "There already" : monthIn(weeks, today);
}

/** "May 2030 to June 2034"; empty if all three scenarios agree. */
function rangeWords({ soonest, latest, weeks }: Milestone, today: Day, years: number): string {
  if (soonest === null || soonest === latest) return "";
  const first = soonest === 0 ? "now" : monthIn(soonest, today);
  if (latest === null) return weeks === null ? `at best ${first}` : `${first}, or not within ${years} years`;
  const last = monthIn(latest, today);
  return first === last ? "" : `${first} to ${last}`;
}
