import { changeBudget, type Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { type TriedChange, type TriedProblem, tryOut } from "./try-out.ts";

type Lists = "incomes" | "bills" | "categories" | "goals" | "debts";
type Row = Household[Lists][number];

/** An edit that makes a what-if the plan. A field set to `undefined` is removed. */
export type AdoptedEdit =
  | { list: Lists; id: string; change: Readonly<Record<string, unknown>> }
  | { list: Lists; added: Row }
  | { list: Lists; id: string; isGone: true }
  | { list: "household"; change: Partial<Pick<Household, "payoff" | "assumptions">> };

export interface Adoption {
  edits: readonly AdoptedEdit[];
  /** Changes that cannot be stored: one-off money, a payment, or an intended weekly amount. */
  notStorable: readonly TriedChange[];
}

export interface AdoptInput {
  /** The stored household, without current balances. */
  household: Household;
  changes: readonly TriedChange[];
  today: Day;
  week: WeekId;
  began: WeekId;
}

/** Validates again against the current household, because a partner may have deleted something meanwhile. */
export function adopt({ household, changes, ...now }: AdoptInput): Result<Adoption, TriedProblem> {
  const start = { household, today: now.today, setAside: minor(0) };
  const tried = tryOut(start, changes.flatMap(storableParts));
  if (!tried.ok) return tried;
  const notStorable = changes.filter((change) => storableParts(change).length === 0 || "paidNow" in change);
  return ok({ edits: editsBetween(household, tried.value.household, now), notStorable });
}

/** The part of a change that can be stored. */
function storableParts(change: TriedChange): TriedChange[] {
  if (change.what === "save" || change.what === "one-off") return [];
  if (change.what !== "debt") return [change];
  const { paidNow: _, ...rest } = change;
  return rest.apr === undefined && rest.minimum === undefined ? [] : [rest];
}

type Now = Omit<AdoptInput, "household" | "changes">;

function editsBetween(before: Household, after: Household, now: Now): AdoptedEdit[] {
  const lists: Lists[] = ["incomes", "bills", "categories", "goals", "debts"];
  const { payoff, assumptions } = after;
  const own = {
    ...(payoff && payoff !== before.payoff && { payoff }),
    ...(assumptions && assumptions !== before.assumptions && { assumptions }),
  };
  const rows = lists.flatMap((list) => after[list].flatMap((row) => editOf(list, before, row, now)));
  return Object.keys(own).length > 0 ? [...rows, { list: "household", change: own }] : rows;
}

function editOf(list: Lists, before: Household, row: Row, now: Now): AdoptedEdit[] {
  const was = before[list].find(({ id }) => id === row.id);
  if (!was) return [{ list, added: row }];
  if (was === row) return [];
  if (list === "bills" && "amount" in row && row.amount === 0) return [{ list, id: row.id, isGone: true }];
  const change = changeBetween(was, "weeklyBudget" in row && "weeklyBudget" in was ? budgetOf(was, row, now) : row);
  return Object.keys(change).length > 0 ? [{ list, id: row.id, change }] : [];
}

/** A new budget applies from this week on. */
const budgetOf = (was: Household["categories"][number], { weeklyBudget }: typeof was, { week, began }: Now) =>
  changeBudget(was, { weeklyBudget, rollover: was.rollover }, week, began);

function changeBetween(was: object, is: object): Record<string, unknown> {
  const [before, after] = [was, is] as Readonly<Record<string, unknown>>[];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return Object.fromEntries(names.filter((name) => before![name] !== after![name]).map((name) => [name, after![name]]));
}
