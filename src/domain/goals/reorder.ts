import type { Goal } from "../household/household.ts";

type Placed = Pick<Goal, "id" | "priority">;

/** By priority; goals alike keep the household's order, as in the plan. */
export const inOrder = <Some extends Placed>(goals: readonly Some[]): Some[] =>
  goals.toSorted((a, b) => a.priority - b.priority);

/**
 * The new priorities when a goal is put to a place, 0 first. Only goals whose priority changes are named, so that two
 * people who move different goals seldom touch the same record. A goal that is gone moves nothing.
 */
export function moveGoal(goals: readonly Placed[], id: string, to: number): Placed[] {
  const ordered = inOrder(goals);
  const moved = ordered.find((goal) => goal.id === id);
  if (!moved) return [];
  const others = ordered.filter((goal) => goal !== moved);
  const place = Math.min(Math.max(0, Math.trunc(to)), others.length);
  return rising([...others.slice(0, place), moved, ...others.slice(place)]).filter(
    ({ id: one, priority }) => goals.find((goal) => goal.id === one)!.priority !== priority,
  );
}

/** Counted from 1: every goal has a place of its own, also those that shared one before. */
const rising = (ordered: readonly Placed[]): Placed[] => ordered.map(({ id }, index) => ({ id, priority: index + 1 }));
