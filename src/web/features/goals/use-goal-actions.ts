import type { GoalStep } from "#domain/goals/goal-actions.ts";
import type { Goal } from "#domain/household/household.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { focusIn, isFocusLost } from "#web/ui/focus.ts";
import { removingGoal, takingStep } from "./goal-commands.ts";
import type { GoalAction } from "./goal-menu.tsx";
import type { OpenDialog } from "./use-goal-list.tsx";

const outcomes: Readonly<Record<GoalStep, string>> = {
  pause: "paused",
  resume: "goes on",
  finish: "finished",
  archive: "archived",
  reopen: "open again",
};

/** Runs an action of a row's menu. Some open a form; the others take effect at once and can be undone. */
export function useGoalActions(openDialog: OpenDialog, moveBy: (goal: Goal, by: -1 | 1) => void) {
  const run = useRun();
  return async (action: GoalAction, goal: Goal): Promise<void> => {
    const { id, label } = goal;
    if (action === "edit" || action === "save" || action === "withdraw") return openDialog({ what: action, id });
    if (action === "up" || action === "down") return moveBy(goal, action === "up" ? -1 : 1);
    if (action === "delete") await run(removingGoal(id), `${label} deleted.`);
    else await run(takingStep(id, action), `${label}: ${outcomes[action]}.`);
    restoreFocus();
  };
}

/** The row may have left the list and taken the focus with it: focus the page heading instead. */
function restoreFocus(): void {
  if (isFocusLost()) focusIn(document, "h1");
}
