import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { CategoryGuess, PayeeRule } from "#domain/spending/payee-memory.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { lastPayer, usePayeeGuess } from "#web/household/payee-guess.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import {
  addingExpense,
  blank,
  type ExpenseField,
  type ExpenseProblem,
  isBlank,
  readExpense,
  type Typed,
} from "./expense-draft.ts";

export interface QuickExpenseProps extends Pick<Figures, "household" | "today" | "book"> {
  rules: readonly PayeeRule[];
  /** The person who is here, where that is known. */
  self?: string | undefined;
}

export type Expense = ReturnType<typeof useQuickExpense>;

/** What is typed, what follows from it, and adding it. */
export function useQuickExpense(props: QuickExpenseProps) {
  const { household, today, rules, book } = props;
  const [typed, setTyped] = useState(blank);
  const [problem, setProblem] = useState<ExpenseProblem>();
  const { form, goTo } = useGoTo();
  const remembered = usePayeeGuess(typed.payee, household.categories, rules, book);
  const settled = settledOf(typed, remembered.guess, props);
  const add = useAdd(setTyped, props);
  const change = (part: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...part }));
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readExpense(typed, settled, household, today);
    // A second press on an emptied form is no mistake worth a message.
    const found = isBlank(typed) || !("problem" in read) ? undefined : read.problem;
    setProblem(found);
    goTo(found?.field ?? "amount");
    if ("entry" in read) void add(typed, read.entry);
  };
  return { form, goTo, typed, change, problem, submit, ...remembered, ...settled };
}

/** The form is free for the next one at once; what was typed once is added once. */
function useAdd(setTyped: (next: Typed | ((now: Typed) => Typed)) => void, { household }: QuickExpenseProps) {
  const run = useRun();
  const sent = useRef<Typed>(null);
  return async (typed: Typed, entry: Parameters<typeof addingExpense>[0]) => {
    if (sent.current === typed) return;
    sent.current = typed;
    setTyped(blank);
    const written = await run(addingExpense(entry), addedWords(entry, household));
    // Back as it was, unless the next one is being typed already.
    if (!written.ok) setTyped((now) => (now === blank ? { ...typed } : now));
  };
}

/** What is chosen counts while it is there; else the guess, and whoever is here or entered the last one. */
function settledOf(typed: Typed, guess: CategoryGuess | undefined, { household, book, self }: QuickExpenseProps) {
  const isThere = typed.categoryId === "" || household.categories.some(({ id }) => id === typed.categoryId);
  const adults = adultsOf(household.people);
  const payers = [typed.personId, self, lastPayer(book), adults[0]?.id];
  return {
    isGuessed: !isThere && guess !== undefined,
    categoryId: (isThere ? typed.categoryId : guess?.categoryId) ?? "",
    personId: payers.find((wanted) => adults.some(({ id }) => id === wanted)) ?? "",
  };
}

/** Moves to a field of the form: at once where it is there, since phones open their keys only then, else as soon as it is. */
function useGoTo() {
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

/** How a guess comes about, while there is none. */
export function noGuessWords({ payee, categoryId }: Typed): string {
  if (categoryId !== undefined) return "";
  return payee.trim() === "" ? "The category follows from whom you pay." : "Choose a category, and it is remembered.";
}

/** "Groceries, $64.20: added". */
function addedWords({ amount, categoryId, payee }: Fields<"transaction">, household: Household): string {
  const what = labelOf(household, categoryId) ?? (payee || "Expense");
  const sum = formatMoney(amount, household, { sign: "never" });
  return `${what}, ${sum}: ${amount < 0 ? "recorded as money back" : "added"}`;
}
