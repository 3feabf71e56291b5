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

/** A range that is not all there lacks its ends, and not the balance that nobody is asked for. */
export const problemsOfRange = (problems: AnswerProblems, { low = "", high = "" }: Answers): AnswerProblems => ({
  ...(problems.balance === "empty" && isNothing(low) && { low: "empty" as const }),
  ...(problems.balance === "empty" && isNothing(high) && { high: "empty" as const }),
  ...problems,
});
