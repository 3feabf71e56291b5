import { PlanNumber } from "#web/household/this-week/plan-number.tsx";
import { WhereItGoes } from "#web/household/this-week/where-it-goes.tsx";
import { useIntake } from "../draft/intake-context.tsx";
import { StepBar } from "../frame/step-bar.tsx";
import { StepHead } from "../frame/step-head.tsx";
import { addressOf } from "../step-list.ts";
import { useWeek } from "../use-week.ts";
import { Compare } from "./compare.tsx";
import { FirstMilestones } from "./first-milestones.tsx";
import { ShortWeek } from "./short-week.tsx";
import { Submit } from "./submit.tsx";
import { TakeBack } from "./take-back.tsx";
import { LookAgain, Unfinished } from "./to-look-at.tsx";
import { usePlan } from "./use-plan.ts";
import "./review.css";

/** The plan in one page, before it is begun, and again whenever the household is edited. */
export function ReviewStep({ isEdit }: { isEdit: boolean }) {
  const { before, hasChanges, own } = useIntake();
  const week = useWeek("review", isEdit);
  const title = own.name.trim() || "Your plan";
  return (
    <>
      <StepHead title={title} lede={ledeOf(before !== null, hasChanges)} />
      <TakeBack />
      {before && <LookAgain />}
      <PlanOnAPage />
      <Unfinished isEdit={isEdit} />
      <StepBar {...week} back={{ to: addressOf("habits", isEdit) }}>
        <Submit />
      </StepBar>
    </>
  );
}

function ledeOf(isFinished: boolean, hasChanges: boolean): string {
  if (!isFinished) return "What your answers come to. Nothing here is fixed: you can change each of them at any time.";
  return hasChanges
    ? "What your changes come to. They count once you save them."
    : "Your household as it stands. Open any step above to change it.";
}

function PlanOnAPage() {
  const { read, asked, before, hasChanges } = useIntake();
  const { format, today } = asked;
  const made = usePlan(read.household, before, today);
  if (!made.ok) return <NoFigures />;
  const { plan, standing } = made.value;
  const isShort = plan.budget.left.amount < 0;
  return (
    <>
      <PlanNumber left={plan.budget.left} format={format} />
      {before && hasChanges && <Compare before={before} after={read.household} format={format} />}
      {isShort && <ShortWeek household={read.household} format={format} />}
      {plan.budget.canSave.amount > 0 && (
        <section className="section review-part">
          <h2>Where it goes this week</h2>
          <WhereItGoes steps={plan.steps} format={format} />
        </section>
      )}
      <FirstMilestones household={standing} asked={asked} />
    </>
  );
}

const NoFigures = () => (
  <p className="lede review-part">
    There are no figures to plan with yet. Say what comes in, and the plan begins; or start with an empty one.
  </p>
);
