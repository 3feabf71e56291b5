import { useCallback, useMemo, useRef } from "react";
import { billPaying } from "#domain/debts/paid-by-bill.ts";
import type { Explanation } from "#domain/explain.ts";
import type { AccountKind, Bill, DebtKind, Household } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import { readAccount, readDebt } from "#domain/intake/account-and-debt.ts";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { accountKinds, debtKinds } from "#domain/intake/choices.ts";
import { formatMoney, type Minor, type MoneyFormat, negate } from "#domain/money/money.ts";
import { percentOf } from "#domain/money/rate.ts";
import { balanceBook } from "#domain/net-worth/balance-book.ts";
import { type NetWorth, netWorthOn } from "#domain/net-worth/net-worth.ts";
import type { Day } from "#domain/time/day.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { accountKindNames, debtKindNames } from "#web/household/words/kind-options.ts";
import { percentWords } from "#web/household/words/number-words.ts";
import { focusIn } from "#web/ui/focus.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { rowName } from "../rows/problem-words.ts";
import { RowList } from "../rows/row-list.tsx";
import type { RowWords, StepProps } from "../rows/row-types.ts";
import { AccountEditor } from "./account-editor.tsx";
import { DebtEditor } from "./debt-editor.tsx";
import { RowSamePayment } from "./same-payment.tsx";
import "./own-and-owe-step.css";

const accountWords = { list: "Accounts and things of value", example: "savings 5200, car 8000-10000" };
const debtWords = { list: "Debts", example: "visa 3200 at 19.9% min 80" };

/** Accounts, debts and the net worth that follows from them. */
export function OwnAndOweStep({ onNext, ...step }: StepProps) {
  const { options, read } = useIntake();
  const { bills } = read.household;
  const debts = useRef<HTMLElement>(null);
  const toDebts = () => void focusIn(debts.current, "textarea[name=line]");
  const account = useCallback((row: DraftRow) => describeAccount(row, options), [options]);
  const debt = useCallback((row: DraftRow) => describeDebt(row, options, bills), [options, bills]);
  return (
    <>
      <section className="own-and-owe-part" aria-labelledby="own-and-owe-own">
        <h2 id="own-and-owe-own">What you own</h2>
        <RowList
          {...step}
          onNext={toDebts}
          part="accounts"
          words={accountWords}
          describe={account}
          editor={AccountEditor}
        />
      </section>
      <section ref={debts} className="own-and-owe-part" aria-labelledby="own-and-owe-owe">
        <h2 id="own-and-owe-owe">What you owe</h2>
        <RowList
          {...step}
          onNext={onNext}
          part="debts"
          words={debtWords}
          describe={debt}
          editor={DebtEditor}
          question={(row) => <RowSamePayment row={row} />}
        />
      </section>
      <NetWorthSum />
    </>
  );
}

/** The texts of an account's row. An unreadable row shows no figure, never zero. */
function describeAccount(row: DraftRow, options: ReadOptions): RowWords {
  const name = rowName(row);
  const kind = accountKindNames[(row.answers.kind ?? accountKinds[0]) as AccountKind];
  const read = readAccount(row.id, row.answers, options);
  if (!read.ok) return { name, note: kind, week: null };
  const { balance, low, high } = read.value;
  if (low === undefined || high === undefined) return { name, note: kind, week: balance, unit: "" };
  const [from, to] = [formatMoney(low, options.format), formatMoney(high, options.format)];
  return { name, note: `${kind} · about ${from} to ${to}`, week: balance, unit: "counted" };
}

/** The texts of a debt's row. */
function describeDebt(row: DraftRow, options: ReadOptions, bills: readonly Bill[]): RowWords {
  const name = rowName(row);
  const kind = debtKindNames[(row.answers.kind ?? debtKinds[0]) as DebtKind];
  const read = readDebt(row.id, row.answers, options);
  if (!read.ok) return { name, note: kind, week: null };
  const { balance, apr, minimum } = read.value;
  const paying = billPaying(read.value, bills);
  const notes = [
    kind,
    ...(apr > 0 ? [percentWords(percentOf(apr), options.format.locale)] : []),
    ...(minimum > 0 ? [`${formatMoney(minimum, options.format)} a month`] : []),
    ...(paying ? [`paid by the bill ${paying.label}`] : []),
  ];
  return { name, note: notes.join(" · "), week: balance, unit: "owed" };
}

const name = "Net worth so far";

/** Net worth as the sum of a ledger. A side without answers shows a dash, not zero. */
function NetWorthSum() {
  const { read, options } = useIntake();
  const { household } = read;
  const worth = useMemo(() => netWorthSoFar(household, options.today), [household, options.today]);
  if (!worth) return null;
  const own = household.accounts.length > 0 ? worth.assets : null;
  const owe = household.debts.length > 0 ? worth.debts : null;
  const { format } = options;
  return (
    <section className="net-worth-sum" aria-label={name}>
      <dl className="rows">
        <Side label="What you own" amount={own} format={format} />
        <Side label="What you owe" amount={owe && negate(owe)} format={format} />
      </dl>
      <div className="sum">
        <p>
          {name} <Why about={name} {...explanationWords(whySoFar(own, owe), format)} />
          {worth.low < worth.high && <span className="net-worth-sum-note">{bandWords(worth, format)}</span>}
        </p>
        <p className="number">
          <Money amount={worth.net} format={format} />
        </p>
      </div>
    </section>
  );
}

const Side = ({ label, amount, format }: { label: string; amount: Minor | null; format: MoneyFormat }) => (
  <div>
    <dt>{label}</dt>
    <dd className="number">{amount === null ? "–" : <Money amount={amount} format={format} />}</dd>
  </div>
);

const bandWords = ({ low, high }: NetWorth, format: MoneyFormat): string =>
  `by your ranges ${formatMoney(low, format)} to ${formatMoney(high, format)}`;

function whySoFar(own: Minor | null, owe: Minor | null): Explanation {
  const input = (label: string, amount: Minor | null) =>
    amount === null ? { label, text: "not yet" } : { label, amount };
  return {
    formula: "What you own − what you owe. A range counts at its middle, a row that is not finished not at all",
    inputs: [input("What you own", own), input("What you owe", owe)],
  };
}

/** The net worth of all readable rows. Null, not zero, without any. */
export function netWorthSoFar({ accounts, debts }: Pick<Household, "accounts" | "debts">, day: Day): NetWorth | null {
  const balances: Balance[] = [
    ...accounts.map(({ id, balance: amount, low = amount, high = amount }) => ({
      id,
      day,
      amount,
      low,
      high,
      of: { kind: "account" as const, id },
    })),
    ...debts.map(({ id, balance: amount }) => ({ id, day, amount, of: { kind: "debt" as const, id } })),
  ];
  const book = balanceBook({ accounts, debts }, balances);
  return book.ok && balances.length > 0 ? netWorthOn(book.value, day) : null;
}
