import type { CooperativeTask } from "#domain/cooperative-task.ts";
import { type Ahead, type AheadInput, type AheadProblem, ahead } from "#domain/projections/ahead.ts";
import type { Result } from "#domain/result.ts";
import { type WhatIfAnswer, type WhatIfInput, type WhatIfProblem, whatIf } from "#domain/what-if/what-if.ts";

/** What takes long to answer. */
export type Question = { ask: "ahead"; input: AheadInput } | { ask: "what-if"; input: WhatIfInput };

interface Answers {
  ahead: Result<Ahead, AheadProblem>;
  "what-if": Result<WhatIfAnswer, WhatIfProblem>;
}

export type AnswerTo<Asked extends Question> = Answers[Asked["ask"]];

/** From the worker to its page. `done` goes from 0 to 1. */
export type Told = { tell: "progress"; done: number } | { tell: "answer"; answer: Answers[keyof Answers] };

export const stepsOf = (question: Question): CooperativeTask<Answers[keyof Answers]> =>
  question.ask === "ahead" ? ahead(question.input) : whatIf(question.input);

/** A bar on screen shows no smaller steps. */
const leastTold = 0.05;

/** What the worker does, without being one. */
export const createDesk =
  (tell: (message: Told) => void) =>
  (question: Question): void => {
    const steps = stepsOf(question);
    let told = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      if (step.value - told < leastTold) continue;
      told = step.value;
      tell({ tell: "progress", done: told });
    }
    tell({ tell: "answer", answer: step.value });
  };
