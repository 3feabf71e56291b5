import * as v from "valibot";
import type { Habit } from "#domain/household/household.ts";
import type { WeekReview } from "#domain/household/records.ts";
import { closingStep, overspentChoices, type SignOff } from "#domain/money-date/agenda.ts";
import { day, id, ids, instant, isPlainJson, label, maxRows, note, week, wholeFrom } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const weekReviewSchema = v.looseObject({
  week,
  decision: v.picklist(["saved", "nothing", "skipped"]),
  isFolded: v.boolean(),
  /** The decision as it was written before each person had their own (`decided` of a sign-off). Read, never written. */
  resolved: v.exactOptional(note),
}) satisfies v.GenericSchema<unknown, FieldsOf<WeekReview>>;

/** Two people review one week from two devices: one may close it while the other decides. */
export const weekReview = kindOf(weekReviewSchema);

const step = wholeFrom(0, closingStep);

const choiceFields = {
  categoryId: id,
  choice: v.picklist(overspentChoices),
  from: v.exactOptional(id),
};

const choice = v.looseObject({ ...choiceFields, at: instant });

/** What was signed, whoever wrote it. Only the later of two choices counted, so there is one for each category. */
const weekDecision = v.looseObject({
  texts: v.pipe(v.array(v.looseObject({ text: note, personIds: ids })), v.maxLength(maxRows)),
  choices: v.pipe(v.array(v.looseObject(choiceFields)), v.maxLength(maxRows)),
});

const some = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1), v.maxLength(maxRows));

const signOffSchema = v.looseObject({
  week,
  personId: id,
  step,
  furthest: step,
  thanks: v.exactOptional(note),
  decided: v.exactOptional(note),
  choices: v.exactOptional(some(choice)),
  signedAt: v.exactOptional(instant),
  among: v.exactOptional(some(id)),
  signedDecision: v.exactOptional(weekDecision),
}) satisfies v.GenericSchema<unknown, FieldsOf<SignOff>>;

/**
 * One person's part in one week's money date. A record of its own for each, so that two who sit before two devices never
 * undo each other; what is not said yet is absent, so that one's own second device does not unsay it.
 */
export const signOff = kindOf(signOffSchema, [
  ["step", "furthest"],
  ["signedAt", "among", "signedDecision"],
]);

const habitSchema = v.looseObject({ label, timesAWeek: wholeFrom(1, 7) }) satisfies v.GenericSchema<
  unknown,
  FieldsOf<Habit>
>;

export const habit = kindOf(habitSchema);

/** A habit kept on a day. A record of its own, so that two people ticking never undo each other. */
const habitTickSchema = v.looseObject({ habitId: id, personId: id, day });

export const habitTick = kindOf(habitTickSchema);

/** Fields of another record by name. A field without a value is absent, and then it is absent in the record as well. */
const values = v.custom<Readonly<Record<string, unknown>>>(
  (given) => typeof given === "object" && given !== null && !Array.isArray(given) && isPlainJson(given),
);

const overriddenSchema = v.looseObject({
  /** The record whose value was overridden. */
  of: v.looseObject({ kind: v.pipe(v.string(), v.minLength(1), v.maxLength(80)), id }),
  /** The fields that merge as one: all of them are in question. */
  names: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80))), v.minLength(1), v.maxLength(20)),
  /** What was overridden, and what took its place. */
  lost: values,
  won: values,
  /** The version of the record that had the overridden value: the change log knows who wrote it. */
  replaced: wholeFrom(1, Number.MAX_SAFE_INTEGER),
  at: instant,
});

/**
 * One value that was accepted and then overridden by a merge, for both people to see and decide on. It is deleted once
 * somebody did. Lost and won belong to one merge, so they merge as one.
 */
export const overridden = kindOf(overriddenSchema, [["of", "names", "lost", "won", "replaced", "at"]]);
