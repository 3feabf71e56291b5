import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import { isNothing } from "#domain/intake/fields.ts";

/** Someone says from where to where a balance lies, instead of what it is. */
export const saysAbout = ({ low = "", high = "", exactly = "" }: Answers): boolean =>
  ![low, high, exactly].every(isNothing);

/** What is out of sight waits under another name, where no rule reads it, and comes back with the next change of mind. */
export const toAbout = ({ balance = "", aboutLow = "", aboutHigh = "" }: Answers): Answers => ({
  ...{ balance: "", exactly: balance },
  ...{ low: aboutLow, aboutLow: "", high: aboutHigh, aboutHigh: "" },
});

export const toExactly = ({ balance = "", exactly = "", low = "", high = "" }: Answers): Answers => ({
  ...{ balance: exactly || balance, exactly: "" },
  ...{ low: "", aboutLow: low, high: "", aboutHigh: high },
});

/** Another range has another middle, so a balance that was said with the one before no longer counts. */
export const typeRange = ({ balance = "" }: Answers, typed: Answers): Answers =>
  isNothing(balance) ? typed : { ...typed, balance: "", exactly: balance };

/** Without a balance both ends are wanted. That one is missing is no problem before they were left. */
export function problemsOfEnds(problems: AnswerProblems, isLeft: boolean): AnswerProblems {
  const ends = problems.balance === "empty" ? { ...problems, low: "empty", high: "empty" } : problems;
  const shown = Object.entries(ends).filter(([, problem]) => isLeft || problem !== "empty");
  return Object.fromEntries(shown) as AnswerProblems;
}
