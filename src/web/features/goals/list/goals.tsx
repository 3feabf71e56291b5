import { lazy, memo, Suspense, useMemo, useState } from "react";
import { moneyOfGoals } from "#domain/goals/goal-money.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Asked } from "./ask.ts";
import { BillsToLayBy } from "./bills/bills-to-lay-by.tsx";
import { ClosedGoals } from "./closed-goals.tsx";
import { goalLists } from "./goal-facts.ts";
import { GoalsHead } from "./goals-head.tsx";
import { Leftover } from "./leftover/leftover.tsx";
import { OpenGoals } from "./open-goals.tsx";
import "./goals.css";

/** Forms come when they are asked for. */
const GoalDialogs = lazy(async () => ({ default: (await import("./dialogs/goal-dialogs.tsx")).GoalDialogs }));

/** What the household saves for, in its order. */
export const Goals = memo(function Goals({ figures }: { figures: Figures }) {
  const { household, today, saves, withdrawals, plan } = figures;
  const [asked, ask] = useState<Asked | null>(null);
  const { open, closed } = useMemo(() => goalLists({ household, today }), [household, today]);
  const money = useMemo(() => moneyOfGoals(saves, withdrawals), [saves, withdrawals]);
  const onNew = () => ask({ what: "new" });
  return (
    <div className="goals">
      <GoalsHead household={household} plan={plan} openCount={open.length} onNew={onNew} />
      {open.length > 0 ? (
        <OpenGoals goals={open} money={money} figures={figures} ask={ask} />
      ) : (
        <NoGoals hasClosed={closed.length > 0} onNew={onNew} />
      )}
      <Leftover figures={figures} money={money} />
      <BillsToLayBy household={household} today={today} week={figures.week} />
      <ClosedGoals goals={closed} money={money} household={household} ask={ask} />
      {asked && (
        <Suspense fallback={null}>
          <GoalDialogs asked={asked} figures={figures} money={money} onClose={() => ask(null)} />
        </Suspense>
      )}
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
