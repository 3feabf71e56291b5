import * as v from "valibot";
import type { Assumptions, PayoffChoice } from "#domain/household/household.ts";
import { amountAboveZero, amountFromZero, day, id, mostRows, rate } from "./fields.ts";

const order = v.union([
  v.picklist(["avalanche", "snowball"]),
  v.looseObject({ own: v.pipe(v.array(id), v.maxLength(mostRows)) }),
]);

const oneOff = v.looseObject({ on: day, amount: amountAboveZero, debtId: v.exactOptional(id) });

/** One field: 50 a week is not 50 a month, and an extra was weighed with its order. */
export const payoff = v.looseObject({
  order,
  rhythm: v.picklist(["monthly", "weekly"]),
  extra: amountFromZero,
  keepsFreed: v.exactOptional(v.boolean()),
  oneOffs: v.exactOptional(v.pipe(v.array(oneOff), v.maxLength(mostRows))),
}) satisfies v.GenericSchema<unknown, PayoffChoice>;

/** One field too: what is left above inflation is what counts. A withdrawal of nothing would never be enough. */
export const assumptions = v.looseObject({
  growth: rate,
  inflation: rate,
  withdrawal: v.pipe(
    rate,
    v.check((share) => share > 0),
  ),
}) satisfies v.GenericSchema<unknown, Assumptions>;
