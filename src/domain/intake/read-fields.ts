import type { Result } from "../result.ts";
import type { AnswerProblem, AnswerProblems, Answers, Asked } from "./answers.ts";

/** Reads one answer; nothing typed comes as empty text. */
export type FieldReader<Value> = (text: string, asked: Asked) => Result<Value, AnswerProblem>;

type Readers = Readonly<Record<string, FieldReader<unknown>>>;
type ValueOf<Reader> = Reader extends FieldReader<infer Value> ? Value : never;

/** The values of fields that could all be read. A reader that may give `undefined` makes its field optional. */
type Values<R extends Readers> = {
  [Name in keyof R as undefined extends ValueOf<R[Name]> ? never : Name]: ValueOf<R[Name]>;
} & {
  [Name in keyof R as undefined extends ValueOf<R[Name]> ? Name : never]?: Exclude<ValueOf<R[Name]>, undefined>;
};

/** Of the fields those that could be read, and what is wrong with the others. */
export interface FieldsRead<All> {
  values: Partial<All>;
  problems: AnswerProblems;
}

/** An entry, or all that is wrong with its answers at once. */
export type EntryRead<Entry> = { ok: true; value: Entry } | { ok: false; problems: AnswerProblems };

export function readFields<R extends Readers>(readers: R, answers: Answers, asked: Asked): FieldsRead<Values<R>> {
  const values: Record<string, unknown> = {};
  const problems: Record<string, AnswerProblem> = {};
  for (const [name, read] of Object.entries(readers)) {
    const value = read(answers[name] ?? "", asked);
    if (!value.ok) problems[name] = value.problem;
    else if (value.value !== undefined) values[name] = value.value;
  }
  return { values: values as Partial<Values<R>>, problems };
}

/** Adds what only several answers together tell. A field that can't be read already has its problem. */
export const withProblem = <All>(read: FieldsRead<All>, field: string, problem: AnswerProblem): FieldsRead<All> => ({
  values: read.values,
  problems: { [field]: problem, ...read.problems },
});

/** Fields without a problem are all there, so `make` may rely on them. */
export const entryRead = <All, Entry>(
  { values, problems }: FieldsRead<All>,
  make: (all: All) => Entry,
): EntryRead<Entry> =>
  Object.keys(problems).length === 0 ? { ok: true, value: make(values as All) } : { ok: false, problems };
