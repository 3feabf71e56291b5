import { type GoalHolding, type Household, maxRows } from "#domain/household/household.ts";
import type { AnswerProblems, Answers, ReadOptions } from "#domain/intake/answers.ts";
import { amountAboveZero, type EntryRead } from "#domain/intake/fields.ts";
import { accountOfGoal } from "#domain/ledger/accounts.ts";
import { type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";

/** The form fields: `heldIn` is the first account; `alsoIn1` with `alsoAmount1` and so on are the others with their parts. */
export function heldInAnswers(heldIn: readonly GoalHolding[] = [], format: MoneyFormat): Answers {
  const [first, ...others] = heldIn;
  const rows = others.map(({ accountId, amount }, index): [string, string][] => [
    [`alsoIn${index + 1}`, accountId],
    [`alsoAmount${index + 1}`, amountAsTyped(amount, format)],
  ]);
  return { heldIn: first?.accountId ?? "", ...Object.fromEntries(rows.flat()) };
}

/** The numbers of the rows with another account. */
function otherRows(answers: Answers): number[] {
  const rows: number[] = [];
  while (rows.length < maxRows && (answers[`alsoIn${rows.length + 1}`] ?? "") !== "") rows.push(rows.length + 1);
  return rows;
}

/** The first account holds what the others leave. Undefined: the first savings account holds everything. */
export function readHeldIn(
  answers: Answers,
  alreadySaved: Minor,
  options: ReadOptions,
): EntryRead<readonly GoalHolding[] | undefined> {
  const { heldIn = "" } = answers;
  if (heldIn === "") return { ok: true, value: undefined };
  const problems: Record<string, AnswerProblems[string]> = {};
  const others: GoalHolding[] = [];
  let rest: number = alreadySaved;
  for (const row of otherRows(answers)) {
    const amount = amountAboveZero(answers[`alsoAmount${row}`] ?? "", options);
    if (!amount.ok) problems[`alsoAmount${row}`] = amount.problem;
    else {
      rest -= amount.value;
      if (rest < 0) problems[`alsoAmount${row}`] = "too-large";
      others.push({ accountId: answers[`alsoIn${row}`]!, amount: amount.value });
    }
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, value: [{ accountId: heldIn, amount: minor(rest) }, ...others] };
}

interface HeldInProps {
  answers: Answers;
  household: Household;
  errorOf(field: string): string | undefined;
  onType(answers: Answers): void;
}

/** Where the goal's money is. Several accounts each hold a part of what was already saved. */
export function HeldInFields({ answers, household, errorOf, onType }: HeldInProps) {
  const { heldIn = "", alreadySaved = "" } = answers;
  const rows = otherRows(answers);
  const chosen = [heldIn, ...rows.map((row) => answers[`alsoIn${row}`])];
  const accounts = household.accounts.filter(({ id, closedOn }) => closedOn === undefined || chosen.includes(id));
  if (accounts.length === 0) return null;
  const usual = accountOfGoal({}, household);
  const usualName = accounts.find(({ id }) => id === usual?.id)?.label;
  const optionsFor = (own: string) =>
    accounts.filter(({ id }) => id === own || !chosen.includes(id)).map(({ id, label }) => ({ value: id, label }));
  // One more row, while money and accounts are left for it.
  const next = heldIn !== "" && alreadySaved.trim() !== "" && chosen.length < accounts.length ? [rows.length + 1] : [];
  return (
    <>
      <Select
        label="Held in"
        name="heldIn"
        value={heldIn}
        hint="Says where the money is; changing it moves none."
        options={[{ value: "", label: usualName ? `${usualName}, as usual` : "No account" }, ...optionsFor(heldIn)]}
        onChange={(id) => onType({ heldIn: id, ...(id === "" && without(rows)) })}
      />
      {[...rows, ...next].map((row) => {
        const [account, amount] = [`alsoIn${row}`, `alsoAmount${row}`];
        const own = answers[account] ?? "";
        return (
          <div key={row} className="goal-form-wide field-pair">
            <Select
              label="Also held in"
              name={account}
              value={own}
              options={[{ value: "", label: "No other account" }, ...optionsFor(own)]}
              onChange={(id) => onType(id === "" ? removed(answers, row) : { [account]: id })}
            />
            {own !== "" && (
              <MoneyField
                label="Part of what is already saved"
                name={amount}
                format={household}
                value={answers[amount] ?? ""}
                error={errorOf(amount)}
                onChange={(text) => onType({ [amount]: text })}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

const without = (rows: readonly number[]): Answers =>
  Object.fromEntries(
    rows.flatMap((row) => [
      [`alsoIn${row}`, ""],
      [`alsoAmount${row}`, ""],
    ]),
  );

/** The rows behind a removed one move up. */
function removed(answers: Answers, gone: number): Answers {
  const rows = otherRows(answers);
  const moved = rows
    .filter((row) => row > gone)
    .flatMap((row) => [
      [`alsoIn${row - 1}`, answers[`alsoIn${row}`] ?? ""],
      [`alsoAmount${row - 1}`, answers[`alsoAmount${row}`] ?? ""],
    ]);
  return { ...without([rows.length]), ...Object.fromEntries(moved) };
}
