import { type GoalStep, heldBy, moveGoal, takeStep } from "#domain/goals/goal-actions.ts";
import { moneyOfGoals, noMoney, type Withdrawal } from "#domain/goals/progress.ts";
import type { Goal } from "#domain/household/household.ts";
import { ownPersonId } from "#domain/household/records.ts";
import type { Minor } from "#domain/money/money.ts";
import { err, ok } from "#domain/result.ts";
import type { WeekId } from "#domain/time/week.ts";
import { isSameValue, own } from "#sync/merge.ts";
import type { FieldValues } from "#sync/record.ts";
import { paidFromGoalsIn } from "#web/household/figures/household-of.ts";
import { adding, type Command, changing, deleting, type HouseholdState, together } from "#web/store/index.ts";

const goalsIn = ({ of }: HouseholdState): readonly Goal[] => of.goal.list();

const openIn = (state: HouseholdState): readonly Goal[] =>
  goalsIn(state).filter((goal) => goal.state === "active" || goal.state === "paused");

/** Moves a goal to a place among the currently open goals; 0 is the first. */
export const movingGoal = (id: string, place: number): Command => ({
  name: "move-goal",
  edits(state, newId) {
    if (!state.of.goal.get(id)) return err("gone");
    const moved = moveGoal(openIn(state), id, place).map((one) =>
      changing("move-goal", "goal", one.id, () => ({ priority: one.priority })),
    );
    return together("move-goal", moved).edits(state, newId);
  },
});

/** Adds a goal at its place in line; the ones behind it move down. */
export const addingGoal = (goal: Goal, place: number): Command => ({
  name: "add-goal",
  edits(state, newId) {
    const id = newId();
    const added = adding("add-goal", "goal", { ...goal, id });
    return together("add-goal", [added, movingGoal(id, place)]).edits(state, newId);
  },
});

/** Writes only the changed fields, so that concurrent changes by the partner survive. */
export function changingGoal(before: Goal, after: Goal, place: number | null): Command {
  const change = changing("change-goal", "goal", before.id, () => changedFields(before, after) as never);
  return together("change-goal", [change, ...(place === null ? [] : [movingGoal(before.id, place)])]);
}

/** Removed fields are present as undefined. `priority` is left out: `movingGoal` writes it. */
export function changedFields(before: Goal, after: Goal): FieldValues {
  const [old, next] = [before, after] as readonly object[] as readonly [FieldValues, FieldValues];
  const names = new Set([...Object.keys(old), ...Object.keys(next)]);
  names.delete("priority");
  const changed = [...names].filter((name) => !isSameValue(own(old, name), own(next, name)));
  return Object.fromEntries(changed.map((name) => [name, own(next, name)]));
}

/** Succeeds without a write when the partner has taken the same step already. */
export const takingStep = (id: string, step: GoalStep): Command => ({
  name: `${step}-goal`,
  edits(state, newId) {
    const goal = goalsIn(state).find((one) => one.id === id);
    if (!goal) return err("gone");
    const taken = takeStep(goal, step);
    if (!taken.ok) return ok([]);
    return changing(`${step}-goal`, "goal", id, () => ({ state: taken.value.state })).edits(state, newId);
  },
});

export const removingGoal = (id: string): Command => deleting("remove-goal", id);

/** Records a save toward a goal in a private space, which has no people. */
export const savingToPrivateGoal = (
  goalId: string,
  { week, amount, at }: { week: WeekId; amount: Minor; at: number },
): Command => ({
  name: "set-aside",
  edits(state, newId) {
    if (!state.of.goal.get(goalId)) return err("gone");
    const target = { kind: "goal", id: goalId } as const;
    const fields = { week, amount, target, personId: ownPersonId, note: "", recordedAt: at };
    return adding("set-aside", "save", fields).edits(state, newId);
  },
});

/** Deletes a withdrawal, as if it had never been recorded. */
export const undoingWithdrawal = (withdrawalId: string): Command => deleting("put-back", withdrawalId);

/** Fails if the goal holds less than the amount by the time it is written. */
export const withdrawing = (withdrawal: Withdrawal): Command => ({
  name: "withdraw",
  edits(state, newId) {
    const goal = goalsIn(state).find((one) => one.id === withdrawal.goalId);
    if (!goal) return err("gone");
    const money = moneyOfGoals(state.of.save.list(), state.of.withdrawal.list(), paidFromGoalsIn(state));
    const held = money.ok ? heldBy(goal, money.value.get(goal.id) ?? noMoney) : null;
    if (held === null || withdrawal.amount > held) return err("out-of-range");
    return adding("withdraw", "withdrawal", withdrawal).edits(state, newId);
  },
});
