import { type Ahead, type AheadInput, type AheadProblem, ahead } from "#domain/projections/ahead.ts";
import type { Result } from "#domain/result.ts";
import type { Steps } from "#domain/steps.ts";
import { type WhatIfAnswer, type WhatIfInput, type WhatIfProblem, whatIf } from "#domain/what-if/what-if.ts";

/** What takes long to answer. */
export type Question = { ask: "ahead"; input: AheadInput } | { ask: "what-if"; input: WhatIfInput };

export interface Answers {
  ahead: Result<Ahead, AheadProblem>;
  "what-if": Result<WhatIfAnswer, WhatIfProblem>;
}

export type AnswerTo<Asked extends Question> = Answers[Asked["ask"]];

/** From the worker to its page. `done` goes from 0 to 1. */
export type Told = { tell: "progress"; done: number } | { tell: "answer"; answer: Answers[keyof Answers] };

export const stepsOf = (question: Question): Steps<Answers[keyof Answers]> =>
  question.ask === "ahead" ? ahead(question.input) : whatIf(question.input);
