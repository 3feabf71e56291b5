import { useMemo, useState } from "react";
import { moneyOfGoals } from "#domain/goals/goal-money.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { goalLists } from "./goal-facts.ts";

/** What a dialog is asked for: a new goal, one to change, a save to it, or money out of it. */
export type Asked = { what: "new" } | { what: "edit" | "save" | "withdraw"; id: string };

export type Ask = (asked: Asked) => void;

/** Forms come when they are asked for. */
const GoalDialogs = lazyDialog(
  lazyChunk("goal-dialogs", () => import("./dialogs/goal-dialogs.tsx")),
  (module) => module.GoalDialogs,
  "Goal",
);

/** The goals of one place, what they hold, and the form that is asked for. */
export function useGoalList(figures: Figures) {
  const { household, today, saves, withdrawals } = figures;
  const [asked, ask] = useState<Asked | null>(null);
  const { open, closed } = useMemo(() => goalLists({ household, today }), [household, today]);
  const money = useMemo(() => moneyOfGoals(saves, withdrawals), [saves, withdrawals]);
  const dialogs = asked && <GoalDialogs asked={asked} figures={figures} money={money} onClose={() => ask(null)} />;
  return { open, closed, money, ask, dialogs };
}
