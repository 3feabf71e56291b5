import { type Question, stepsOf, type Told } from "./questions.ts";

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
