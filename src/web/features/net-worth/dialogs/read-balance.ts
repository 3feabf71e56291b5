import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { amount, amountFromZero, day, optional } from "#domain/intake/fields.ts";
import { type EntryRead, entryRead, readFields } from "#domain/intake/read-fields.ts";
import type { HoldingOn } from "#domain/net-worth/holdings-on.ts";
import type { Day } from "#domain/time/day.ts";
import type { Noted } from "#web/household/balances/noting-balance.ts";
import type { Place } from "../worth.ts";

const readers = { day, amount, low: optional(amount), high: optional(amount) };
const owedReaders = { ...readers, amount: amountFromZero };

/** What stood there on a day that has come. A balance may move to no day that is `taken` by another. */
export function readBalance(
  { kind, id }: Pick<HoldingOn, "kind" | "id">,
  answers: Answers,
  place: Place,
  taken: readonly Day[] = [],
): EntryRead<Noted> {
  const read = readFields(kind === "debt" ? owedReaders : readers, answers, place);
  const { values } = read;
  const all = {
    values,
    problems: { ...dayProblems(values.day, place, taken), ...rangeProblems(values), ...read.problems },
  };
  return entryRead(all, (noted) => ({ of: { kind, id }, ...noted }));
}

function dayProblems(on: Day | undefined, { today }: Place, taken: readonly Day[]): AnswerProblems {
  if (on === undefined) return {};
  if (on > today) return { day: "in-the-future" };
  return taken.includes(on) ? { day: "ambiguous" } : {};
}

function rangeProblems({ amount: middle, low, high }: Partial<Pick<Noted, "amount" | "low" | "high">>): AnswerProblems {
  if (low !== undefined && high !== undefined && low > high) return { high: "upside-down" };
  if (middle === undefined) return {};
  return (low ?? middle) <= middle && middle <= (high ?? middle) ? {} : { amount: "upside-down" };
}
