import type { Goal } from "../household/household.ts";
import { err, ok, type Result } from "../result.ts";

export type GoalStep = "pause" | "resume" | "finish" | "archive" | "reopen";

const leadsTo: Record<GoalStep, Goal["state"]> = {
  pause: "paused",
  resume: "active",
  finish: "finished",
  archive: "archived",
  reopen: "active",
};

const possible: Record<Goal["state"], readonly GoalStep[]> = {
  active: ["pause", "finish", "archive"],
  paused: ["resume", "finish", "archive"],
  finished: ["reopen", "archive"],
  archived: ["reopen"],
};

/** What can be done with a goal as it is. */
export const stepsOf = ({ state }: Pick<Goal, "state">): readonly GoalStep[] => possible[state];

/** The goal after a step. One that a partner's device took meanwhile is answered, not taken twice. */
export const takeStep = (goal: Goal, step: GoalStep): Result<Goal, "not-possible"> =>
  possible[goal.state].includes(step) ? ok({ ...goal, state: leadsTo[step] }) : err("not-possible");
