import type { Minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";

/** The quantities that have one value wherever they are shown; `docs/figures.md` says what each one is. */
export const figureNames = [
  ...(["safe-to-spend", "spent-week", "saved-year", "weekly-number"] as const),
  ...(["net-worth", "owed", "emergency-held", "streak"] as const),
] as const;

/** The same for each account (`balance`), debt (`owed`) and goal (`goal-held`), by its id. */
export const figureNamesById = ["balance", "owed", "goal-held"] as const;

export type FigureName = (typeof figureNames)[number] | `${(typeof figureNamesById)[number]}:${string}`;

export type FigureMark = Readonly<{ "data-figure": FigureName; "data-value": string }>;

/**
 * The attributes of an element that shows this quantity: an amount in minor units, a count, or a day. Only the open household
 * as of now carries them, so that tests can compare screens; what-ifs, past periods and private spaces do not.
 */
export const figureMark = (name: FigureName, value: Minor | number | Day): FigureMark => ({
  "data-figure": name,
  "data-value": String(value),
});
