import * as v from "valibot";
import { closingStep, overspentChoices, type SignOff } from "#domain/money-date/agenda.ts";
import { id, instant, mostRows, note, week, wholeFrom } from "./fields.ts";
import { type FieldsOf, kindOf } from "./kind.ts";

const step = wholeFrom(0, closingStep);

const choice = v.looseObject({
  categoryId: id,
  choice: v.picklist(overspentChoices),
  from: v.exactOptional(id),
  at: instant,
});

const some = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1), v.maxLength(mostRows));

const schema = v.looseObject({
  week,
  personId: id,
  step,
  furthest: step,
  thanks: v.exactOptional(note),
  choices: v.exactOptional(some(choice)),
  signedAt: v.exactOptional(instant),
  among: v.exactOptional(some(id)),
}) satisfies v.GenericSchema<unknown, FieldsOf<SignOff>>;

/**
 * One person's part in one week's money date. A record of its own for each, so that two who sit before two devices never
 * undo each other; what is not said yet is absent, so that one's own second device does not unsay it.
 */
export const signOff = kindOf(schema, [
  ["step", "furthest"],
  ["signedAt", "among"],
]);
