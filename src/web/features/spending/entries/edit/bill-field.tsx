import { useMemo } from "react";
import { billsStillDue } from "#domain/debts/paid-by-bill.ts";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountOfKey } from "#domain/ledger/account-choices.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import type { BillOn, Payable } from "#domain/spending/bill-matches.ts";
import { paymentId } from "#domain/spending/recurring.ts";
import { parseDay } from "#domain/time/day.ts";
import { billEffectWords, billOnWords, useBillChoices, useBillGuess } from "#web/household/bill-guess.ts";
import { Select } from "#web/ui/select.tsx";
import type { Draft } from "./draft.ts";
import type { PartProps } from "./editor.tsx";
import type { ResolvedFields } from "./read-draft.ts";
import type { EditorProps } from "./use-editor.ts";

interface BillOfEntry {
  choices: readonly BillOn[];
  guess: BillOn | undefined;
  chosen: BillOn | undefined;
}

/** The bills that the entry may pay, and the one that it pays. An entry that exists pays none until somebody says so. */
export function useBillOfEntry(
  draft: Draft,
  resolved: ResolvedFields,
  before: Transaction | undefined,
  { household, book, today, current }: EditorProps["figures"],
): BillOfEntry {
  const bills = useMemo(() => billsStillDue(current.household), [current.household]);
  const day = parseDay(draft.day);
  const on = day.ok ? day.value : today;
  const around = useBillChoices(on, bills, book);
  const payable = payableOf(draft, resolved, on, household);
  const guess = useBillGuess(before ? undefined : payable, bills, book);
  const own = before && ownBill(before, household);
  const toDebt = draft.type === "transfer" ? accountOfKey(resolved.toAccount)?.id : undefined;
  const fitting = toDebt === undefined ? around : around.filter(({ bill }) => bill.debtId === toDebt);
  // While the form closes after unlinking, its own bill is open again and among the others.
  const others = own ? fitting.filter((one) => keyOf(one) !== keyOf(own)) : fitting;
  const choices = canPayBill(draft, resolved) ? [...(own ? [own] : []), ...others] : [];
  const chosen = draft.bill === undefined ? guess : choices.find((one) => keyOf(one) === draft.bill);
  return { choices, guess, chosen };
}

const keyOf = ({ bill, due }: BillOn): string => paymentId(bill, due);

/** Money back and income pay no bill, and a transfer only that of a debt. */
const canPayBill = ({ type, toPersonId }: Draft, { toAccount }: ResolvedFields): boolean =>
  type === "spending" || (type === "transfer" && toPersonId === "" && toAccount.startsWith("debt:"));

function payableOf(draft: Draft, resolved: ResolvedFields, day: Payable["day"], household: Household) {
  const amount = parseAmount(draft.amount, household);
  if (!amount.ok || !canPayBill(draft, resolved)) return undefined;
  const [account, toAccount] = [accountOfKey(resolved.account), accountOfKey(resolved.toAccount)];
  const kind = draft.type === "transfer" ? "transfer" : "spending";
  const base = { kind, amount: amount.value, payee: draft.payee, day } as const;
  return { ...base, ...(account && { account }), ...(toAccount && { toAccount }) };
}

/** The bill of an entry, which it keeps even if the bill was deleted. */
function ownBill({ bill: paid, amount }: Transaction, { bills }: Household): BillOn | undefined {
  if (!paid) return undefined;
  const { id, due } = paid;
  const bill = bills.find((one) => one.id === id);
  return { bill: bill ?? { id, label: "A deleted bill", amount, cadence: "monthly", nextDue: due }, due };
}

/** The fields with the bill, whose category the entry has unless another one is chosen. */
export function withBill<Fields extends ResolvedFields & { isGuessed: boolean }>(
  draft: Draft,
  resolved: Fields,
  bill: BillOn | undefined,
  { categories }: Pick<Household, "categories">,
): Fields {
  const categoryId = bill?.bill.categoryId;
  const hasCategory = draft.categoryId === undefined && categories.some(({ id }) => id === categoryId);
  return { ...resolved, bill, ...(hasCategory && { categoryId, isGuessed: false }) };
}

/** A guessed bill, or that of a paid one, stands among the first fields. Others are chosen among the further ones. */
export const isBillShownFirst = ({ bills, before }: PartProps["editor"]): boolean =>
  bills.guess !== undefined || before?.bill !== undefined;

/** The bill that the entry pays. */
export function BillField({ figures: { household }, editor }: PartProps) {
  const { draft, change, bills } = editor;
  const { choices, chosen } = bills;
  if (choices.length === 0) return null;
  const kind = draft.type === "transfer" ? "transfer" : "spending";
  const effect = chosen && billEffectWords(chosen, household, kind);
  return (
    <Select
      label="Pays the bill"
      name="bill"
      value={chosen ? keyOf(chosen) : ""}
      options={[
        { value: "", label: "No bill" },
        ...choices.map((one) => ({ value: keyOf(one), label: billOnWords(one) })),
      ]}
      hint={chosen && draft.bill === undefined ? `A guess. ${effect}` : effect}
      onChange={(bill) => change({ bill })}
    />
  );
}
