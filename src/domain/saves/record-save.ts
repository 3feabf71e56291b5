import type { Figure } from "../explain.ts";
import type { Household } from "../household/household.ts";
import type { Save, SaveTarget } from "../household/records.ts";
import { exponentOf, type Minor, minor } from "../money/money.ts";
import { largestUnits } from "../money/parse-amount.ts";
import { err, ok, type Result } from "../result.ts";
import { addWeeks, parseWeekId, type WeekId } from "../time/week.ts";
import { type SaveAccountProblem, saveAccountProblem } from "./save-accounts.ts";
import { totalsByWeek } from "./totals.ts";

/** A save from a form or a file, not validated yet. */
export interface NewSave {
  id: string;
  week: string;
  personId: string;
  amount: number;
  target: SaveTarget;
  /** Absent: the usual accounts. */
  fromAccountId?: string;
  toAccountId?: string;
  note: string;
}

export type SaveProblem =
  | SaveAccountProblem
  | "future-week"
  | "negative-amount"
  | "unknown-target"
  | "archived-goal"
  | "out-of-range"
  | "too-large";

export type SavingHousehold = Pick<Household, "currency" | "goals" | "debts" | "accounts">;

/** Validates and records a save. Zero is a valid decision, and past weeks may be filled in. */
export function recordSave(
  { id, personId, target, note, fromAccountId, toAccountId, ...input }: NewSave,
  now: { week: WeekId; time: number },
  household: SavingHousehold,
): Result<Save, SaveProblem> {
  const week = readWeek(input.week, now.week);
  if (!week.ok) return week;
  const amount = readAmount(input.amount, household);
  if (!amount.ok) return amount;
  const accounts = {
    ...(fromAccountId !== undefined && { fromAccountId }),
    ...(toAccountId !== undefined && { toAccountId }),
  };
  const problem = targetProblem(target, household) ?? saveAccountProblem(accounts, household);
  if (problem) return err(problem);
  const save = { id, week: week.value, personId, amount: amount.value, target, ...accounts, note };
  return ok({ ...save, recordedAt: now.time });
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

/** Uses a map, not an object: an imported kind may be any word, such as `constructor`. */
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

/** A quarter: long enough to absorb one good month, short enough to follow a new job. */
const usualSaveWeeks = 13;

/** Fewer weeks show no habit yet. */
const minWeeks = 4;

/** The usual save: the median of the previous weeks that saved something, so that one windfall changes nothing. */
export function usualSave(saves: readonly Save[], now: WeekId): Figure | null {
  const from = addWeeks(now, -usualSaveWeeks);
  const totals = totalsByWeek(saves.filter(({ week }) => week >= from && week < now));
  if (!totals.ok) return null;
  const amounts = [...totals.value.values()].filter((amount) => amount > 0).sort((a, b) => a - b);
  if (amounts.length < minWeeks) return null;
  // The lower median, which is an amount that was actually saved.
  const amount = amounts[Math.floor((amounts.length - 1) / 2)]!;
  const inputs = [
    { label: "Weeks that put something aside", count: amounts.length },
    { label: "The least of them", amount: amounts[0]! },
    { label: "The most", amount: amounts.at(-1)! },
  ];
  const formula = `the middle one of the weeks that put something aside, in the last ${usualSaveWeeks} before this`;
  return { amount, why: { formula, inputs } };
}
