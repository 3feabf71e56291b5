import * as v from "valibot";
import type { PayoffOrder } from "#domain/debts/payoff-plan.ts";
import type { Rhythm } from "#domain/debts/rhythm.ts";
import type { Minor } from "#domain/money/money.ts";
import type { SharingMethod } from "#domain/plan/fair-shares.ts";
import { amountFromZero, id, mostRows } from "./fields.ts";
import { kindOf } from "./kind.ts";

/** What the household chose among several ways to compute. What it never chose is absent. */
interface Settings {
  sharing?: SharingMethod;
  payoffOrder?: PayoffOrder;
  payoffRhythm?: Rhythm;
  /** Put to debts beyond their minimums, each period of the rhythm. */
  payoffExtra?: Minor;
}

const payoffOrder = v.union([
  v.picklist(["avalanche", "snowball"]),
  v.looseObject({ own: v.pipe(v.array(id), v.maxLength(mostRows)) }),
]);

const schema = v.looseObject({
  sharing: v.exactOptional(v.picklist(["half-and-half", "by-income", "equal-leftover"])),
  payoffOrder: v.exactOptional(payoffOrder),
  payoffRhythm: v.exactOptional(v.picklist(["monthly", "weekly"])),
  payoffExtra: v.exactOptional(amountFromZero),
}) satisfies v.GenericSchema<unknown, Settings>;

/** 50 a week is not 50 a month. */
export const settings = kindOf(schema, [["payoffRhythm", "payoffExtra"]]);
