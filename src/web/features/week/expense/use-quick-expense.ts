import { type FormEvent, useEffect, useRef, useState } from "react";
import { billsStillDue } from "#domain/debts/paid-by-bill.ts";
import type { Bill, Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountOfKey } from "#domain/ledger/account-choices.ts";
import { accountKey, defaultAccountOf } from "#domain/ledger/accounts.ts";
import { formatMoney } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { asBillPayment, type BillOn, type Payable } from "#domain/spending/bill-matches.ts";
import type { CategoryGuess } from "#domain/spending/payee-memory.ts";
import { parseDay } from "#domain/time/day.ts";
import { weekOfDay } from "#domain/time/week.ts";
import { useBillGuess } from "#web/household/bill-guess.ts";
import { addingCategory } from "#web/household/commands/new-category.ts";
import { settlingFund } from "#web/household/commands/settle-fund.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { lastPayer, usePayeeGuess } from "#web/household/payee-guess.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { together } from "#web/store/index.ts";
import {
  addingExpense,
  type ExpenseDraft,
  type ExpenseField,
  type ExpenseProblem,
  emptyDraft,
  isEmptyDraft,
  readExpense,
  usedNewCategory,
} from "./expense-draft.ts";

export const expenseParts = ({ household, today, book, state, current }: Figures) => ({
  household,
  today,
  book,
  rules: state.of.rule.list(),
  bills: billsStillDue(current.household),
});

export interface QuickExpenseProps extends ReturnType<typeof expenseParts> {
  /** The person who uses this device, if known. */
  self?: string | undefined;
}

export type Expense = ReturnType<typeof useQuickExpense>;

/** The state of the form, the defaults that follow from it, and the submit handler. */
export function useQuickExpense(props: QuickExpenseProps) {
  const { household, today, rules, book, bills } = props;
  const [draft, setDraft] = useState(emptyDraft);
  const [problem, setProblem] = useState<ExpenseProblem>();
  const { form, goTo } = useFieldFocus();
  const remembered = usePayeeGuess(draft.payee, household, rules, book);
  const resolved = resolveChoices(draft, remembered.guess, props);
  const guessedBill = useBillGuess(payableOf(draft, resolved.account, props), bills, book);
  const bill = draft.paysBill === false ? undefined : guessedBill;
  const choices = withCategoryOf(bill?.bill, draft, resolved, household);
  const add = useAdd(setDraft, props);
  const change = (part: Partial<ExpenseDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readExpense(draft, choices, household, today);
    // A second click on the emptied form needs no error message.
    const found = isEmptyDraft(draft) || !("problem" in read) ? undefined : read.problem;
    setProblem(found);
    goTo(found?.field ?? "amount");
    if ("entry" in read) void add(draft, read.entry, bill);
  };
  return { form, goTo, draft, change, problem, submit, guessedBill, paidBill: bill, ...remembered, ...choices };
}

type NewExpense = Parameters<typeof addingExpense>[0];

/** What is typed so far; undefined while it has no amount. */
function payableOf(draft: ExpenseDraft, key: string, { household, today }: QuickExpenseProps): Payable | undefined {
  const amount = parseAmount(draft.amount, household);
  const day = draft.day === undefined ? undefined : parseDay(draft.day);
  if (!amount.ok || day?.ok === false) return undefined;
  const account = accountOfKey(key);
  const typed = { kind: "spending", amount: amount.value, payee: draft.payee, day: day?.value ?? today } as const;
  return account ? { ...typed, account } : typed;
}

/** The payment of a bill has its category, unless another one is chosen. */
function withCategoryOf<Choices extends { isGuessed: boolean; categoryId: string }>(
  bill: Bill | undefined,
  draft: ExpenseDraft,
  choices: Choices,
  { categories }: Household,
): Choices {
  const categoryId = bill?.categoryId;
  if (categoryId === undefined || draft.categoryId !== undefined) return choices;
  return categories.some(({ id }) => id === categoryId) ? { ...choices, categoryId, isGuessed: false } : choices;
}

/** Clears the form at once for the next entry. A draft is added only once. */
function useAdd(
  setDraft: (next: ExpenseDraft | ((now: ExpenseDraft) => ExpenseDraft)) => void,
  { household, today }: QuickExpenseProps,
) {
  const run = useRun();
  const sent = useRef<ExpenseDraft>(null);
  const commandOf = (draft: ExpenseDraft, entry: NewExpense, bill: BillOn | undefined) => {
    const made = usedNewCategory(draft);
    const category = made ? [addingCategory(made, household.categories)] : [];
    const now = { week: weekOfDay(today, household.calendars), time: currentTime() };
    const fund = bill ? [settlingFund({ ...bill, entry }, now, true)] : [];
    const expense = addingExpense(bill ? asBillPayment(entry, bill, household.debts) : entry);
    return together("add-expense", [...category, expense, ...fund]);
  };
  return async (draft: ExpenseDraft, entry: NewExpense, bill: BillOn | undefined) => {
    if (sent.current === draft) return;
    sent.current = draft;
    setDraft(emptyDraft);
    const label = usedNewCategory(draft)?.label.trim() ?? labelOf(household, entry.categoryId);
    const written = await run(commandOf(draft, entry, bill), addedWords(entry, household, label, bill));
    // Restore the draft after a failed write, unless the next one has been started.
    if (!written.ok) setDraft((now) => (now === emptyDraft ? { ...draft } : now));
  };
}

/** A choice counts while it exists; otherwise the guessed category, and this or the last payer. */
function resolveChoices(
  draft: ExpenseDraft,
  guess: CategoryGuess | undefined,
  { household, book, self }: QuickExpenseProps,
) {
  const isThere =
    draft.categoryId === "" ||
    usedNewCategory(draft) !== undefined ||
    household.categories.some(({ id }) => id === draft.categoryId);
  const adults = adultsOf(household.people);
  const payers = [draft.personId, self, lastPayer(book), adults[0]?.id];
  const personId = payers.find((wanted) => adults.some(({ id }) => id === wanted)) ?? "";
  const preset = defaultAccountOf(household, personId);
  return {
    isGuessed: !isThere && guess !== undefined,
    categoryId: (isThere ? draft.categoryId : guess?.categoryId) ?? "",
    personId,
    account: draft.account ?? (preset ? accountKey(preset) : ""),
  };
}

/** Focuses a field: synchronously if it exists, because phones open the keyboard only then; else once it renders. */
function useFieldFocus() {
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef<ExpenseField>(null);
  const focus = (field: ExpenseField) => (form.current?.elements.namedItem(field) as HTMLInputElement | null)?.focus();
  useEffect(() => {
    if (wanted.current) focus(wanted.current);
    wanted.current = null;
  });
  const goTo = (field: ExpenseField) => {
    wanted.current = field;
    focus(field);
  };
  return { form, goTo };
}

const labelOf = ({ categories }: Household, categoryId: string | undefined): string | undefined =>
  categories.find(({ id }) => id === categoryId)?.label;

/** Explains the guessing while there is no guess. */
export function guessHint({ payee, categoryId }: ExpenseDraft): string {
  if (categoryId !== undefined) return "";
  return payee.trim() === "" ? "The category follows from whom you pay." : "Choose a category, and it is remembered.";
}

/** "Groceries, $64.20: added". */
function addedWords(
  { amount, payee }: Omit<Transaction, "id">,
  household: Household,
  category: string | undefined,
  paid: BillOn | undefined,
): string {
  const what = category ?? (payee || "Expense");
  const sum = formatMoney(amount, household, { sign: "never" });
  if (paid) return `${paid.bill.label}, ${sum}: paid`;
  return `${what}, ${sum}: ${amount < 0 ? "recorded as money back" : "added"}`;
}
