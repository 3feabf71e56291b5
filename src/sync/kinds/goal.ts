import * as v from "valibot";
import type { Goal, GoalKind } from "#domain/household/household.ts";
import { amountFromZero, day, label, week, wholeFrom } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const types = [
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

const schema = v.looseObject({
  label,
  type: v.picklist(types),
  target: amountFromZero,
  by: v.exactOptional(day),
  priority: wholeFrom(1, 1_000),
  alreadySaved: amountFromZero,
  since: v.exactOptional(week),
  state: v.picklist(["active", "paused", "finished", "archived"]),
}) satisfies v.GenericSchema<unknown, FieldsOf<Goal>>;

export const goal = kindOf(schema);
