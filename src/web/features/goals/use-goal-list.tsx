import { useMemo, useState } from "react";
import { moneyOfGoals } from "#domain/goals/progress.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { goalLists } from "./goal-facts.ts";

/** The dialog to open: a new goal, an edit, a save toward it, or a withdrawal. */
export type DialogRequest = { what: "new" } | { what: "edit" | "save" | "withdraw"; id: string };

export type OpenDialog = (request: DialogRequest) => void;

/** Forms are loaded when the first one opens. */
const GoalDialogs = lazyDialog(
  lazyChunk("goal-dialogs", () => import("./dialogs/goal-dialogs.tsx")),
  (module) => module.GoalDialogs,
  "Goal",
);

/** The goals of one space, their money, and the dialog that is open. */
export function useGoalList(figures: Figures) {
  const { household, today, saves, withdrawals, book } = figures;
  const { paidFromGoals } = book;
  const [request, openDialog] = useState<DialogRequest | null>(null);
  const { open, closed } = useMemo(() => goalLists({ household, today }), [household, today]);
  const money = useMemo(() => moneyOfGoals(saves, withdrawals, paidFromGoals), [saves, withdrawals, paidFromGoals]);
  const dialogs = request && (
    <GoalDialogs request={request} figures={figures} money={money} onClose={() => openDialog(null)} />
  );
  return { open, closed, money, openDialog, dialogs };
}
