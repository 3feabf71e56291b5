import { type FormEvent, useRef, useState } from "react";
import type { CategoryGuess, PayeeRule } from "#domain/spending/payee-memory-guess.ts";
import { lastPayer, usePayeeGuess } from "#web/household/entry/payee-guess.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useRun } from "#web/household/use-run.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { addingExpense } from "./adding-expense.ts";
import { blank, type ExpenseProblem, isBlank, readExpense, type Typed } from "./expense-typed.ts";
import { addedWords } from "./expense-words.ts";
import { useGoTo } from "./use-go-to.ts";

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
