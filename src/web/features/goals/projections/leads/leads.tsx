import { memo, useMemo } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Ahead } from "#domain/projections/ahead.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { countWords } from "#web/household/words/number-words.ts";
import { Why } from "#web/ui/why.tsx";
import type { Outlook } from "../use-outlook.ts";
import { type View, whyYear, yearsOf } from "../view.ts";
import { useReckoning } from "../work/use-reckoning.ts";
import { Working } from "../work/working.tsx";
import { AheadChart } from "./ahead-chart.tsx";
import { MilestoneList } from "./milestone-list.tsx";
import { milestonesOf } from "./milestones.ts";
import "./leads.css";

/** Net worth by the plan, year after year, and what it arrives at on the way. */
export function Leads({ outlook, view }: { outlook: Outlook; view: View }) {
  const { start, saving, years } = outlook;
  const question = useMemo(
    () => ({ ask: "ahead" as const, input: { ...start, saving, years } }),
    [start, saving, years],
  );
  const { answer, isBusy, done } = useReckoning(question);
  return (
    <Working isBusy={isBusy} done={done}>
      {answer?.ok && <Shown ahead={answer.value} outlook={outlook} view={view} />}
      {answer && !answer.ok && <p className="lede">These amounts are too large to be reckoned ahead exactly.</p>}
    </Working>
  );
}

type ShownProps = { ahead: Ahead; outlook: Outlook; view: View };

/** It is not drawn anew for every step of the next answer. */
const Shown = memo(function Shown({ ahead, outlook, view }: ShownProps) {
  const { household, today } = outlook.start;
  const milestones = useMemo(() => milestonesOf(ahead, household), [ahead, household]);
  return (
    <>
      <InWords {...{ household, ahead, view }} />
      {outlook.saving.expected === 0 && <p className="small quiet leads-short">{nothingSaved}</p>}
      <AheadChart {...{ household, ahead, milestones, view, today }} />
      <MilestoneList {...{ milestones, household, today }} years={outlook.years} />
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
        <p className="small quiet">Beyond that something outgrows what can be reckoned exactly, so it ends there.</p>
      )}
    </>
  );
}
