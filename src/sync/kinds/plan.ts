import * as v from "valibot";
import type { GoalKind } from "#domain/household/household.ts";
import {
  amount,
  amountAboveZero,
  amountFromZero,
  cadence,
  day,
  id,
  ids,
  instant,
  label,
  maxRows,
  note,
  week,
  wholeFrom,
} from "./fields.ts";
import { kindOf } from "./kind.ts";

/** One field, so that cadence and amount always belong together. */
const pay = v.variant("cadence", [
  v.looseObject({ cadence, amount: amountFromZero, nextOn: v.exactOptional(day) }),
  v.looseObject({ cadence: v.literal("irregular"), low: amountFromZero, usual: amountFromZero, per: cadence }),
]);

const incomeSchema = v.looseObject({
  id,
  personId: id,
  label,
  pay,
});

export const income = kindOf(incomeSchema);

const billSchema = v.looseObject({
  id,
  label,
  amount: amountFromZero,
  cadence,
  nextDue: day,
  categoryId: v.exactOptional(id),
  debtId: v.exactOptional(id),
  isSeparate: v.exactOptional(v.boolean()),
});

/**
 * Merged separately, 1 200 a year and 100 a month could become 1 200 a month, which nobody entered. Paying a debt and paying
 * none are answers to one question.
 */
export const bill = kindOf(billSchema, [
  ["amount", "cadence"],
  ["debtId", "isSeparate"],
]);

const rollover = v.picklist(["off", "leftover", "both"]);

/** Twelve colors; a chart that has fewer takes the rest from the start. */
const maxColor = 11;

const categorySchema = v.looseObject({
  id,
  label,
  kind: v.picklist(["need", "want"]),
  weeklyBudget: amountFromZero,
  rollover,
  since: v.exactOptional(week),
  earlier: v.exactOptional(v.array(v.looseObject({ from: week, weeklyBudget: amountFromZero, rollover }))),
  isHousing: v.exactOptional(v.boolean()),
  group: v.exactOptional(label),
  isArchived: v.exactOptional(v.boolean()),
  color: v.exactOptional(wholeFrom(0, maxColor)),
});

/** `since` must follow the earlier budgets, so they merge together. Budget and rollover are independent. */
export const category = kindOf(categorySchema, [["since", "earlier"]]);

const goalTypes = [
  "emergency",
  "purchase",
  "travel",
  "education",
  "home",
  "debt-free",
  "investing",
  "independence",
  "own",
] as const satisfies readonly GoalKind[];

const funding = v.variant("by", [
  v.looseObject({ by: v.literal("fixed"), weekly: amountAboveZero }),
  v.looseObject({ by: v.literal("share"), share: wholeFrom(1, 1_000) }),
  v.looseObject({ by: v.literal("leftover") }),
]);

const sweepTo = v.variant("kind", [
  v.looseObject({ kind: v.literal("goal"), id }),
  v.looseObject({ kind: v.literal("investing") }),
]);

const goalSchema = v.looseObject({
  id,
  label,
  kind: v.picklist(goalTypes),
  target: amountFromZero,
  by: v.exactOptional(day),
  priority: wholeFrom(1, 1_000),
  alreadySaved: amountFromZero,
  heldIn: v.exactOptional(v.pipe(v.array(v.looseObject({ accountId: id, amount })), v.maxLength(maxRows))),
  since: v.exactOptional(week),
  state: v.picklist(["active", "paused", "finished", "archived"]),
  ownerIds: v.exactOptional(ids),
  funding: v.exactOptional(funding),
  billId: v.exactOptional(id),
  paidUntil: v.exactOptional(day),
  sweepTo: v.exactOptional(sweepTo),
});

/** The accounts hold parts of what was already saved, so they merge together. */
export const goal = kindOf(goalSchema, [["alreadySaved", "heldIn"]]);

const withdrawalSchema = v.looseObject({
  id,
  goalId: id,
  week,
  amount: amountAboveZero,
  recordedAt: instant,
  note: v.exactOptional(note),
});

/** No field groups, as with a save. */
export const withdrawal = kindOf(withdrawalSchema);

const target = v.variant("kind", [
  v.looseObject({ kind: v.picklist(["goal", "debt", "account"]), id }),
  v.looseObject({ kind: v.picklist(["buffer", "emergency", "investing"]) }),
]);

const saveSchema = v.looseObject({
  id,
  week,
  personId: id,
  amount: amountFromZero,
  target,
  fromAccountId: v.exactOptional(id),
  toAccountId: v.exactOptional(id),
  note,
  recordedAt: instant,
});

/** No field groups: one person may correct the amount while the other corrects the target. */
export const save = kindOf(saveSchema);
