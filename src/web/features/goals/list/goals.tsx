import { memo } from "react";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { BillsToLayBy } from "./bills/bills-to-lay-by.tsx";
import { ClosedGoals } from "./closed-goals.tsx";
import { GoalsHead } from "./goals-head.tsx";
import { Leftover } from "./leftover/leftover.tsx";
import { OnlyYou } from "./only-you/only-you.tsx";
import { OpenGoals } from "./open-goals.tsx";
import { useGoalList } from "./use-goal-list.tsx";
import "./goals.css";

/** What the household saves for, in its order. */
export const Goals = memo(function Goals({ figures }: { figures: Figures }) {
  const { household, today, plan } = figures;
  const { open, closed, money, ask, dialogs } = useGoalList(figures);
  const onNew = () => ask({ what: "new" });
  return (
    <div className="goals">
      <GoalsHead household={household} plan={plan} openCount={open.length} onNew={onNew} />
      {open.length > 0 ? (
        <OpenGoals label="Goals in order" goals={open} {...{ money, figures, ask }} />
      ) : (
        <NoGoals hasClosed={closed.length > 0} onNew={onNew} />
      )}
      <Leftover figures={figures} money={money} />
      <BillsToLayBy household={household} today={today} week={figures.week} />
      <ClosedGoals goals={closed} money={money} household={household} ask={ask} />
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
