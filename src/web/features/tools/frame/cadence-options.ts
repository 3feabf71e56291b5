import type { Cadence } from "#domain/time/cadence.ts";

const option = <Value extends Cadence>(value: Value, label: string) => ({ value, label });

/** How often people are paid, the most common first. */
export const payOptions = [
  option("fortnightly", "Every two weeks"),
  option("weekly", "Every week"),
  option("twice-monthly", "Twice a month"),
  option("monthly", "Every month"),
] as const;
