import * as v from "valibot";
import { closingStep, overspentChoices, type SignOff } from "#domain/money-date/agenda.ts";
import { id, ids, instant, mostRows, note, week, wholeFrom } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const step = wholeFrom(0, closingStep);

const choiceFields = {
  categoryId: id,
  choice: v.picklist(overspentChoices),
  from: v.exactOptional(id),
};

const choice = v.looseObject({ ...choiceFields, at: instant });

/** What was signed, whoever wrote it. Only the later of two choices counted, so there is one for each category. */
const weekDecision = v.looseObject({
  texts: v.pipe(v.array(v.looseObject({ text: note, personIds: ids })), v.maxLength(mostRows)),
  choices: v.pipe(v.array(v.looseObject(choiceFields)), v.maxLength(mostRows)),
});

const some = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1), v.maxLength(mostRows));

const schema = v.looseObject({
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
export const signOff = kindOf(schema, [
  ["step", "furthest"],
  ["signedAt", "among", "signedDecision"],
]);
