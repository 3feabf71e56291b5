import { lazy, Suspense, useMemo, useState } from "react";
import { moneyOfGoals } from "#domain/goals/goal-money.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import type { Asked } from "./ask.ts";
import { goalLists } from "./goal-facts.ts";

/** Forms come when they are asked for. */
const GoalDialogs = lazy(async () => ({ default: (await import("./dialogs/goal-dialogs.tsx")).GoalDialogs }));

/** The goals of one place, what they hold, and the form that is asked for. */
export function useGoalList(figures: Figures) {
  const { household, today, saves, withdrawals } = figures;
  const [asked, ask] = useState<Asked | null>(null);
  const { open, closed } = useMemo(() => goalLists({ household, today }), [household, today]);
  const money = useMemo(() => moneyOfGoals(saves, withdrawals), [saves, withdrawals]);
  const dialogs = asked && (
    <Suspense fallback={null}>
      <GoalDialogs asked={asked} figures={figures} money={money} onClose={() => ask(null)} />
    </Suspense>
  );
  return { open, closed, money, ask, dialogs };
}
