import type { Household } from "../household/household.ts";
import type { Save, SaveTarget } from "../household/records.ts";
import { exponentOf, type Minor, minor } from "../money/money.ts";
import { largestUnits } from "../money/parse-amount.ts";
import { err, ok, type Result } from "../result.ts";
import { parseWeekId, type WeekId } from "../time/week.ts";

/** A save as a form or a file gives it: neither its week nor its amount is trusted yet. */
export interface NewSave {
  id: string;
  week: string;
  personId: string;
  amount: number;
  target: SaveTarget;
  note: string;
}

export type SaveProblem =
  | "future-week"
  | "negative-amount"
  | "unknown-target"
  | "archived-goal"
  | "out-of-range"
  | "too-large";

export type SavingHousehold = Pick<Household, "currency" | "goals" | "debts" | "accounts">;

/** Records what someone put aside in one week. Nothing put aside is a decision too, and past weeks may be filled in. */
export function recordSave(
  { id, personId, target, note, ...input }: NewSave,
  now: { week: WeekId; time: number },
  household: SavingHousehold,
): Result<Save, SaveProblem> {
  const week = readWeek(input.week, now.week);
  if (!week.ok) return week;
  const amount = readAmount(input.amount, household);
  if (!amount.ok) return amount;
  const problem = targetProblem(target, household);
  if (problem) return err(problem);
  return ok({ id, week: week.value, personId, amount: amount.value, target, note, recordedAt: now.time });
}

function readWeek(text: string, thisWeek: WeekId): Result<WeekId, SaveProblem> {
  const week = parseWeekId(text);
  if (!week.ok) return err("out-of-range");
  return week.value > thisWeek ? err("future-week") : week;
}

function readAmount(amount: number, { currency }: SavingHousehold): Result<Minor, SaveProblem> {
  if (amount < 0) return err("negative-amount");
  if (amount > largestUnits * 10 ** exponentOf(currency)) return err("too-large");
  return Number.isInteger(amount) ? ok(minor(amount)) : err("out-of-range");
}

const steps: readonly string[] = ["buffer", "emergency", "investing"] satisfies SaveTarget["kind"][];

/** By lists that have these names alone: a file may say any word, also one that every object answers to. */
function targetProblem(target: SaveTarget, { goals, debts, accounts }: SavingHousehold): SaveProblem | undefined {
  if (!("id" in target)) return steps.includes(target.kind) ? undefined : "unknown-target";
  const lists = new Map<string, readonly { id: string }[]>([
    ["goal", goals],
    ["debt", debts],
    ["account", accounts],
  ]);
  const found = lists.get(target.kind)?.find(({ id }) => id === target.id);
  if (!found) return "unknown-target";
  return "state" in found && found.state === "archived" ? "archived-goal" : undefined;
}
