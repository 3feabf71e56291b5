import type { Household } from "#domain/household/household.ts";
import type { Answers } from "#domain/intake/answers.ts";
import type { Minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import type { Day } from "#domain/time/day.ts";
import type { TriedChange } from "#domain/what-if/change.ts";

/** What a change is tried on. */
export interface Tried {
  household: Household;
  canSave: Minor;
  /** Emergency money. */
  setAside: Minor;
}

/** One field of a row. `target` is an amount above nothing, `by` a day that may be left open. */
export interface FieldSpec {
  name: keyof Values;
  label: string;
  suffix?: string;
  hint?: string;
}

/** What fields are read as, each by its name. A row has those that its fields name. */
export interface Values {
  amount: Minor;
  target: Minor;
  by?: Day;
  percent: Rate;
  label: string;
  cadence: Cadence;
  way: "in" | "out";
}

export interface Kind {
  title: string;
  /** What is chosen from; absent: there is nothing to choose. */
  things?: (tried: Tried) => readonly { id: string; label: string }[];
  thing?: string;
  fields: (tried: Tried, id: string) => readonly FieldSpec[];
  /** The fields as they stand today. */
  now: (tried: Tried, id: string) => Answers;
  /** Nothing where it is as it stands today. */
  change: (values: Values, tried: Tried, id: string) => TriedChange | null;
}

export const byId = <Row extends { id: string }>(rows: readonly Row[], id: string): Row | undefined =>
  rows.find((row) => row.id === id);
