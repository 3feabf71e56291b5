import { memo } from "react";
import type { Figure } from "#domain/explain.ts";
import { formatMoney, minor, sum } from "#domain/money/money.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Why } from "#web/ui/why.tsx";
import { BillsToLayBy } from "./bills-to-lay-by.tsx";
import { ClosedGoals, OpenGoals } from "./goal-lists.tsx";
import { Leftover } from "./leftover.tsx";
import { OnlyYou } from "./only-you.tsx";
import { useGoalList } from "./use-goal-list.tsx";
import "./goals.css";

/** The goals of the household in its own order. */
export const Goals = memo(function Goals({ figures }: { figures: Figures }) {
  const { household, today, plan } = figures;
  const { open, closed, money, openDialog, dialogs } = useGoalList(figures);
  const onNew = () => openDialog({ what: "new" });
  return (
    <div className="goals">
      <GoalsHead household={household} plan={plan} openCount={open.length} onNew={onNew} />
      {open.length > 0 ? (
        <OpenGoals label="Goals in order" goals={open} money={money} figures={figures} openDialog={openDialog} />
      ) : (
        <NoGoals hasClosed={closed.length > 0} onNew={onNew} />
      )}
      <Leftover figures={figures} money={money} />
      <BillsToLayBy household={household} today={today} week={figures.week} />
      <ClosedGoals goals={closed} money={money} household={household} openDialog={openDialog} />
      <OnlyYou figures={figures} />
      {dialogs}
    </div>
  );
});

const NoGoals = ({ hasClosed, onNew }: { hasClosed: boolean; onNew: () => void }) => (
  <EmptyState
    text={
      hasClosed
        ? "No goal is open. What is the next thing you look forward to?"
        : "No goals yet. Name one thing you are looking forward to, and see what it takes a week."
    }
    action={
      <Button variant="outline" onClick={onNew}>
        Name a goal
      </Button>
    }
  />
);

type HeadProps = Pick<Figures, "household" | "plan"> & { openCount: number; onNew: () => void };

/** What this week's plan gives to goals, and the button that adds one. */
function GoalsHead({ household, plan, openCount, onNew }: HeadProps) {
  return (
    <header className="goals-head">
      <span className="goals-head-actions">
        <a className={buttonClass({ variant: "outline" }, false, "goals-what-if")} href="#what-if">
          What if…
        </a>
        <Button icon="plus" onClick={onNew}>
          New goal
        </Button>
      </span>
      {openCount > 0 && (
        <p className="lede goals-head-lede">
          <ThisWeek household={household} plan={plan} />
          {openCount > 1 && (
            <span className="goals-head-how"> Drag to change the order, or press space and use the arrow keys.</span>
          )}
        </p>
      )}
    </header>
  );
}

function ThisWeek({ household, plan }: Pick<HeadProps, "household" | "plan">) {
  if (!plan.ok) return "Once the week’s figures are known, this says what goes to each.";
  const { amount: whole } = plan.value.budget.canSave;
  const goals = toGoals(plan.value.steps);
  const why = <Why about="what goes to goals this week" {...explanationWords(goals.why, household)} />;
  const number = <span {...figureMark("weekly-number", whole)}>{formatMoney(whole, household)}</span>;
  if (whole <= 0) return "This week has nothing to put aside. Goals keep what they hold.";
  if (goals.amount === 0)
    return (
      <>
        Nothing of this week’s {number} goes to goals yet {why}: what comes before them is filled first.
      </>
    );
  return (
    <>
      {formatMoney(goals.amount, household)} of this week’s {number} goes to goals {why}: those with a date first, then
      down this list in order.
    </>
  );
}

type Steps = Extract<Figures["plan"], { ok: true }>["value"]["steps"];

/** Lists every step of the plan, so that the explanation shows what comes before goals. */
function toGoals(steps: Steps): Figure {
  const own = steps.filter(({ target }) => target.kind === "goal").map(({ amount }) => amount);
  const inputs = steps.filter(({ amount }) => amount > 0).map(({ label, amount }) => ({ label, amount }));
  return {
    amount: own.length > 0 ? sum(own) : minor(0),
    why: { formula: "What this week’s plan puts aside, step by step; of it, what goes to goals", inputs },
  };
}
