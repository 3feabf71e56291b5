import { type ColumnProblem, type ColumnRead, mostLines } from "#domain/net-worth/balance-column.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { below } from "../update/read-updates.ts";

const words: Readonly<Record<ColumnProblem, string>> = {
  ...amountProblemText,
  empty: "the amount is missing.",
  unreadable: "what follows the day doesn’t read as an amount.",
  "no-day": "begin with the day, as in 2026-01-31 4200.",
  "impossible-date": "this is no day of the calendar.",
  "in-the-future": "that day is still to come.",
  negative: below,
  "said-twice": "this day stands above already.",
};

const mostTold = 5;
const longestText = 40;

/** "Line 3, “2026-02-30 4300”: this is no day of the calendar." At most five, and how many more there are. */
export function columnProblems({ problems, isTooLong, entries }: ColumnRead): string[] {
  const told = problems.slice(0, mostTold).map(({ line, text, problem }) => {
    const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
    const said = words[problem];
    return `Line ${line}, “${shown}”: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  });
  const more = problems.length - mostTold;
  return [
    ...told,
    ...(more > 0 ? [`${more} more ${more === 1 ? "line" : "lines"} can’t be read.`] : []),
    ...(isTooLong ? [`${mostLines} lines are the most at once. Note them in two parts.`] : []),
    ...(problems.length === 0 && !isTooLong && entries.length === 0 ? ["Enter a day and a balance in each line."] : []),
  ];
}
