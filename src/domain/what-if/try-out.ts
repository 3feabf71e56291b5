import type { Minor } from "../money/money.ts";
import type { AheadStart } from "../projections/ahead-start.ts";
import { err, ok, type Result } from "../result.ts";
import type { TriedChange, TriedProblem } from "./change.ts";
import { changedParts } from "./changed-parts.ts";
import { withOneOff } from "./one-off.ts";
import { problemOfChange } from "./problem-of-change.ts";

/** A changed copy of how things stand. */
export interface TriedOut extends AheadStart {
  /** What is put aside a week, where that was tried. */
  weekly?: Minor;
}

/** The household with all changes, one after the other. The one that was given stays as it is. */
export function tryOut(start: AheadStart, changes: readonly TriedChange[]): Result<TriedOut, TriedProblem> {
  let tried: TriedOut = { ...start };
  for (const [index, change] of changes.entries()) {
    const problem = problemOfChange(change, tried.household, start.today);
    if (problem) return err(problem);
    const next = changed(tried, change, `tried-${index}`);
    if (!next.ok) return next;
    tried = next.value;
  }
  return ok(tried);
}

function changed(tried: TriedOut, change: TriedChange, newId: string): Result<TriedOut, TriedProblem> {
  if (change.what === "save") return ok({ ...tried, weekly: change.weekly });
  if (change.what === "one-off") return withOneOff(tried, change.amount);
  return ok({ ...tried, household: { ...tried.household, ...changedParts(tried.household, change, newId) } });
}
