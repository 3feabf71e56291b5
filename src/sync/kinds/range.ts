import * as v from "valibot";
import type { Minor } from "#domain/money/money.ts";
import { amount } from "./fields.ts";

/** How far off an amount may be, where someone said so. */
export const range = { low: v.exactOptional(amount), high: v.exactOptional(amount) };

type Range = { low?: Minor; high?: Minor };

/** An amount lies in its own range. */
export const isInRange = (middle: Minor, { low = middle, high = middle }: Range): boolean =>
  low <= middle && middle <= high;
