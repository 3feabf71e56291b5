import type { GoalStep } from "#domain/goals/goal-actions.ts";
import type { Goal } from "#domain/household/household.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { removingGoal, takingStep } from "./goal-commands.ts";
import type { GoalDeed } from "./goal-menu.tsx";
import type { Ask } from "./use-goal-list.tsx";

const done: Readonly<Record<GoalStep, string>> = {
  pause: "paused",
  resume: "goes on",
  finish: "finished",
  archive: "archived",
  reopen: "open again",
};

/** Does what a row's menu says. Forms open; everything else is done at once, with a way back. */
export function useDeeds(ask: Ask, moveBy: (goal: Goal, by: -1 | 1) => void) {
  const run = useRun();
  return async (deed: GoalDeed, goal: Goal): Promise<void> => {
    const { id, label } = goal;
    if (deed === "edit" || deed === "save" || deed === "withdraw") return ask({ what: deed, id });
    if (deed === "up" || deed === "down") return moveBy(goal, deed === "up" ? -1 : 1);
    if (deed === "delete") await run(removingGoal(id), `${label} deleted.`);
    else await run(takingStep(id, deed), `${label}: ${done[deed]}.`);
    keepKeyboard();
  };
}

/** The row that was pressed may have left the list, and the keyboard with it: it goes on from the page's heading. */
function keepKeyboard(): void {
  if (document.activeElement === document.body) document.querySelector("h1")?.focus();
}
