import * as v from "valibot";
import { closingStep, overspentChoices } from "#domain/money-date/agenda.ts";
import { day, id, ids, instant, isPlainJson, label, maxRows, note, week, wholeFrom } from "./fields.ts";
import { kindOf } from "./kind.ts";

const weekReviewSchema = v.looseObject({
  id,
  week,
  decision: v.picklist(["saved", "nothing", "skipped"]),
  isFolded: v.boolean(),
});

/** No field groups: one person may close the week while the other decides. */
export const weekReview = kindOf(weekReviewSchema);

const step = wholeFrom(0, closingStep);

const choiceFields = {
  categoryId: id,
  choice: v.picklist(overspentChoices),
  from: v.exactOptional(id),
};

const choice = v.looseObject({ ...choiceFields, at: instant });

/** The signed decision. Only the latest choice counts, so there is one for each category. */
const weekDecision = v.looseObject({
  texts: v.pipe(v.array(v.looseObject({ text: note, personIds: ids })), v.maxLength(maxRows)),
  choices: v.pipe(v.array(v.looseObject(choiceFields)), v.maxLength(maxRows)),
});

const some = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1), v.maxLength(maxRows));

const signOffSchema = v.looseObject({
  id,
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
});

/**
 * One person's part in one week's money date. Each person has their own record, so that two devices never overwrite each
 * other; missing answers are absent, so that a person's second device does not erase them.
 */
export const signOff = kindOf(signOffSchema, [
  ["step", "furthest"],
  ["signedAt", "among", "signedDecision"],
]);

const habitSchema = v.looseObject({
  id,
  label,
  timesAWeek: wholeFrom(1, 7),
});

export const habit = kindOf(habitSchema);

/** A habit done on a day. Its own record, so that two people can tick without conflicts. */
const habitTickSchema = v.looseObject({
  id,
  habitId: id,
  personId: id,
  day,
});

export const habitTick = kindOf(habitTickSchema);

/** Fields of another record by name. A field that is absent here is absent in the record too. */
const values = v.custom<Readonly<Record<string, unknown>>>(
  (given) => typeof given === "object" && given !== null && !Array.isArray(given) && isPlainJson(given),
);

const overriddenSchema = v.looseObject({
  id,
  /** The record whose value was overridden. */
  of: v.looseObject({ kind: v.pipe(v.string(), v.minLength(1), v.maxLength(80)), id }),
  /** The field group: all of its fields are overridden. */
  names: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80))), v.minLength(1), v.maxLength(20)),
  /** The overridden values, and the values that won. */
  lost: values,
  won: values,
  /** The version with the overridden value; the change log has its author. */
  replaced: wholeFrom(1, Number.MAX_SAFE_INTEGER),
  at: instant,
});

/**
 * A value that was accepted and then overridden by a merge, for both people to decide on. It is deleted after the
 * decision. All its fields belong to one merge, so they merge as one.
 */
export const overridden = kindOf(overriddenSchema, [["of", "names", "lost", "won", "replaced", "at"]]);
