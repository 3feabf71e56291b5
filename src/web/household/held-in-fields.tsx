import type { Account } from "#domain/household/household.ts";
import type { Answers } from "#domain/intake/answers.ts";
import { canHoldGoal, otherRows, withListedAccounts, withoutRow, withoutRows } from "#domain/intake/held-in.ts";
import { accountOfGoal } from "#domain/ledger/accounts.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";

interface HeldInProps {
  answers: Answers;
  /** All listed accounts. */
  accounts: readonly Account[];
  format: MoneyFormat;
  /** The class of the first field; by default it is an item of the form itself. */
  firstClass?: string;
  /** The class of each row with another account. */
  rowClass: string;
  errorOf(field: string): string | undefined;
  onType(answers: Answers): void;
}

/** Where a goal's money is. Several accounts each hold a part of what was already saved. */
export function HeldInFields(props: HeldInProps) {
  const { accounts: listed, format, firstClass, rowClass, errorOf } = props;
  const answers = withListedAccounts(props.answers, new Set(listed.map(({ id }) => id)));
  const type = (typed: Answers) => props.onType({ ...changesOf(props.answers, answers), ...typed });
  const { heldIn = "", alreadySaved = "" } = answers;
  const rows = heldIn === "" ? [] : otherRows(answers);
  const chosen = [heldIn, ...rows.map((row) => answers[`alsoIn${row}`])];
  const isChoice = (account: Account) => account.closedOn === undefined && canHoldGoal(account);
  const accounts = listed.filter((account) => isChoice(account) || chosen.includes(account.id));
  if (accounts.length === 0) return null;
  const usual = accountOfGoal({}, { accounts });
  const usualName = accounts.find(({ id }) => id === usual?.id)?.label;
  const optionsFor = (own: string) =>
    accounts.filter(({ id }) => id === own || !chosen.includes(id)).map(({ id, label }) => ({ value: id, label }));
  // One more row, while money and accounts are left for it.
  const next = heldIn !== "" && alreadySaved.trim() !== "" && chosen.length < accounts.length ? [rows.length + 1] : [];
  const first = (
    <Select
      label="Held in"
      name="heldIn"
      value={heldIn}
      hint="Says where the money is; changing it moves none."
      options={[{ value: "", label: usualName ? `${usualName}, as usual` : "No account" }, ...optionsFor(heldIn)]}
      onChange={(id) => type({ heldIn: id, ...(id === "" && withoutRows(rows)) })}
    />
  );
  return (
    <>
      {firstClass ? <div className={firstClass}>{first}</div> : first}
      {[...rows, ...next].map((row) => {
        const [account, amount] = [`alsoIn${row}`, `alsoAmount${row}`];
        const own = answers[account] ?? "";
        return (
          <div key={row} className={`${rowClass} field-pair`}>
            <Select
              label="Also held in"
              name={account}
              value={own}
              options={[{ value: "", label: "No other account" }, ...optionsFor(own)]}
              onChange={(id) => type(id === "" ? withoutRow(answers, row) : { [account]: id })}
            />
            {own !== "" && (
              <MoneyField
                label="Part of what is already saved"
                name={amount}
                format={format}
                value={answers[amount] ?? ""}
                error={errorOf(amount)}
                onChange={(text) => type({ [amount]: text })}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

/** What changes when accounts that were removed are left out. */
const changesOf = (before: Answers, after: Answers): Answers =>
  Object.fromEntries(Object.entries(after).filter(([name, text]) => text !== (before[name] ?? "")));
