import * as v from "valibot";
import type { Category } from "#domain/household/household.ts";
import { amountFromZero, label, week } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const rollover = v.picklist(["off", "leftover", "both"]);

const schema = v.looseObject({
  label,
  type: v.picklist(["need", "want"]),
  weeklyBudget: amountFromZero,
  rollover,
  since: v.exactOptional(week),
  earlier: v.exactOptional(v.array(v.looseObject({ from: week, weeklyBudget: amountFromZero, rollover }))),
  isHousing: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, FieldsOf<Category>>;

/** The week since which the present budget holds follows the earlier budgets. Any budget agrees with any rollover. */
export const category = kindOf(schema, [["since", "earlier"]]);
