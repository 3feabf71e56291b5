import * as v from "valibot";
import type { Goal, GoalFunding, GoalKind, SweepTarget } from "#domain/household/household.ts";
import { amountAboveZero, amountFromZero, day, id, ids, label, week, wholeFrom } from "./fields.ts";
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

const funding = v.variant("by", [
  v.looseObject({ by: v.literal("fixed"), weekly: amountAboveZero }),
  v.looseObject({ by: v.literal("share"), share: wholeFrom(1, 1_000) }),
  v.looseObject({ by: v.literal("leftover") }),
]) satisfies v.GenericSchema<unknown, GoalFunding>;

const sweepTo = v.variant("kind", [
  v.looseObject({ kind: v.literal("goal"), id }),
  v.looseObject({ kind: v.literal("investing") }),
]) satisfies v.GenericSchema<unknown, SweepTarget>;

const schema = v.looseObject({
  label,
  type: v.picklist(types),
  target: amountFromZero,
  by: v.exactOptional(day),
  priority: wholeFrom(1, 1_000),
  alreadySaved: amountFromZero,
  since: v.exactOptional(week),
  state: v.picklist(["active", "paused", "finished", "archived"]),
  ownerIds: v.exactOptional(ids),
  funding: v.exactOptional(funding),
  billId: v.exactOptional(id),
  paidUntil: v.exactOptional(day),
  sweepTo: v.exactOptional(sweepTo),
}) satisfies v.GenericSchema<unknown, FieldsOf<Goal>>;

export const goal = kindOf(schema);
