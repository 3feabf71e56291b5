import type { Person } from "../household/household.ts";
import { err } from "../result.ts";
import { yearOf } from "../time/day.ts";
import type { Answers, Asked } from "./answers.ts";
import { personKinds } from "./choices.ts";
import { label, oneOf, optional, whole } from "./fields.ts";
import { type EntryRead, entryRead, type FieldReader, readFields } from "./read-fields.ts";

const earliestBirth = 1900;

const birthYear: FieldReader<number> = (text, asked) => {
  const year = whole(earliestBirth, yearOf(asked.today))(text, asked);
  return !year.ok && year.problem === "too-large" ? err("in-the-future") : year;
};

const readers = { name: label, kind: oneOf(personKinds), birthYear: optional(birthYear) };

export const readPerson = (id: string, answers: Answers, asked: Asked): EntryRead<Person> =>
  entryRead(readFields(readers, answers, asked), (person) => ({ id, ...person }));

export const personAsTyped = ({ name, kind, birthYear }: Person): Answers => ({
  name,
  kind,
  ...(birthYear === undefined ? {} : { birthYear: String(birthYear) }),
});
