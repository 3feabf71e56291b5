import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountKey, defaultAccountOf } from "#domain/ledger/accounts.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { CategoryGuess } from "#domain/spending/payee-memory.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { lastPayer, usePayeeGuess } from "#web/household/payee-guess.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import {
  addingExpense,
  type ExpenseDraft,
  type ExpenseField,
  type ExpenseProblem,
  emptyDraft,
  isEmptyDraft,
  readExpense,
} from "./expense-draft.ts";

export const expenseParts = ({ household, today, book, state }: Figures) => ({
  household,
  today,
  book,
  rules: state.of.rule.list(),
});

export interface QuickExpenseProps extends ReturnType<typeof expenseParts> {
  /** The person who uses this device, if known. */
  self?: string | undefined;
}

export type Expense = ReturnType<typeof useQuickExpense>;

/** The state of the form, the defaults that follow from it, and the submit handler. */
export function useQuickExpense(props: QuickExpenseProps) {
  const { household, today, rules, book } = props;
  const [draft, setDraft] = useState(emptyDraft);
  const [problem, setProblem] = useState<ExpenseProblem>();
  const { form, goTo } = useFieldFocus();
  const remembered = usePayeeGuess(draft.payee, household, rules, book);
  const choices = resolveChoices(draft, remembered.guess, props);
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
    if ("entry" in read) void add(draft, read.entry);
  };
  return { form, goTo, draft, change, problem, submit, ...remembered, ...choices };
}

/** Clears the form at once for the next entry. A draft is added only once. */
function useAdd(
  setDraft: (next: ExpenseDraft | ((now: ExpenseDraft) => ExpenseDraft)) => void,
  { household }: QuickExpenseProps,
) {
  const run = useRun();
  const sent = useRef<ExpenseDraft>(null);
  return async (draft: ExpenseDraft, entry: Parameters<typeof addingExpense>[0]) => {
    if (sent.current === draft) return;
    sent.current = draft;
    setDraft(emptyDraft);
    const written = await run(addingExpense(entry), addedWords(entry, household));
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
  const isThere = draft.categoryId === "" || household.categories.some(({ id }) => id === draft.categoryId);
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
function addedWords({ amount, categoryId, payee }: Omit<Transaction, "id">, household: Household): string {
  const what = labelOf(household, categoryId) ?? (payee || "Expense");
  const sum = formatMoney(amount, household, { sign: "never" });
  return `${what}, ${sum}: ${amount < 0 ? "recorded as money back" : "added"}`;
}
