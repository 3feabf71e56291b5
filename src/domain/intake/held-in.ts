import { type Account, type GoalHolding, maxRows } from "../household/household.ts";
import { type Minor, type MoneyFormat, minor } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import type { AnswerProblem, Answers, ReadOptions } from "./answers.ts";
import { amountAboveZero, type EntryRead, id } from "./fields.ts";

/**
 * The accounts that hold a goal, as answers: `heldIn` is the first one; `alsoIn1` with `alsoAmount1` and so on are the others
 * with their parts of what is already saved.
 */

/** Houses and cars hold no savings. */
export const canHoldGoal = ({ kind }: Pick<Account, "kind">): boolean => kind !== "property" && kind !== "vehicle";

/** The numbers of the rows with another account. */
export function otherRows(answers: Answers): number[] {
  const rows: number[] = [];
  while (rows.length < maxRows && (answers[`alsoIn${rows.length + 1}`] ?? "") !== "") rows.push(rows.length + 1);
  return rows;
}

export function heldInAsTyped(heldIn: readonly GoalHolding[] | undefined, format: MoneyFormat): Answers {
  const [first, ...others] = heldIn ?? [];
  if (!first) return {};
  return { heldIn: first.accountId, ...rowsAsAnswers(others, ({ amount }) => amountAsTyped(amount, format)) };
}

const rowsAsAnswers = <Row extends { accountId: string }>(
  rows: readonly Row[],
  amountOf: (row: Row) => string,
): Answers =>
  Object.fromEntries(
    rows.flatMap((row, index): [string, string][] => [
      [`alsoIn${index + 1}`, row.accountId],
      [`alsoAmount${index + 1}`, amountOf(row)],
    ]),
  );

/** The first account holds what the others leave. Undefined: the first savings account holds everything. */
export function readHeldIn(
  answers: Answers,
  alreadySaved: Minor,
  options: ReadOptions,
): EntryRead<readonly GoalHolding[] | undefined> {
  const { heldIn = "" } = answers;
  if (!isId(heldIn, options)) return { ok: true, value: undefined };
  const problems: Record<string, AnswerProblem> = {};
  const others: GoalHolding[] = [];
  let rest: number = alreadySaved;
  for (const row of otherRows(answers)) {
    const accountId = answers[`alsoIn${row}`]!;
    const amount = amountAboveZero(answers[`alsoAmount${row}`] ?? "", options);
    if (!amount.ok) problems[`alsoAmount${row}`] = amount.problem;
    else if (!isId(accountId, options)) problems[`alsoIn${row}`] = "unreadable";
    else {
      rest -= amount.value;
      if (rest < 0) problems[`alsoAmount${row}`] = "too-large";
      others.push({ accountId, amount: amount.value });
    }
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, value: [{ accountId: heldIn, amount: minor(rest) }, ...others] };
}

function isId(text: string, options: ReadOptions): boolean {
  const read = id(text, options);
  return read.ok && read.value === text;
}

/**
 * The answers without accounts that are no longer listed, and without repetitions, so that no problem stays in a field that is
 * not shown. The next account becomes the first one. The same answers if there is nothing to leave out.
 */
export function withListedAccounts(answers: Answers, listed: ReadonlySet<string>): Answers {
  const { heldIn = "" } = answers;
  if (heldIn === "") return answers;
  const others = otherRows(answers).map((row) => ({
    accountId: answers[`alsoIn${row}`]!,
    typed: answers[`alsoAmount${row}`] ?? "",
  }));
  const all = [{ accountId: heldIn, typed: "" }, ...others];
  const ids = all.map(({ accountId }) => accountId);
  const left = all.filter(({ accountId }, index) => listed.has(accountId) && ids.indexOf(accountId) === index);
  if (left.length === all.length) return answers;
  const [first, ...rest] = left;
  return {
    ...answers,
    ...withoutRows(otherRows(answers)),
    heldIn: first?.accountId ?? "",
    ...rowsAsAnswers(rest, typedOf),
  };
}

const typedOf = ({ typed }: { typed: string }): string => typed;

/** Clears rows with another account. */
export const withoutRows = (rows: readonly number[]): Answers =>
  Object.fromEntries(
    rows.flatMap((row) => [
      [`alsoIn${row}`, ""],
      [`alsoAmount${row}`, ""],
    ]),
  );

/** Clears one row; those behind it move up. */
export function withoutRow(answers: Answers, gone: number): Answers {
  const rows = otherRows(answers);
  const moved = rows
    .filter((row) => row > gone)
    .flatMap((row) => [
      [`alsoIn${row - 1}`, answers[`alsoIn${row}`] ?? ""],
      [`alsoAmount${row - 1}`, answers[`alsoAmount${row}`] ?? ""],
    ]);
  return { ...withoutRows(rows.slice(-1)), ...Object.fromEntries(moved) };
}
