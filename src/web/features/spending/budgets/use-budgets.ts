import { useEffect, useRef, useState } from "react";
import type { Category, Household, Rollover } from "#domain/household/household.ts";
import { type Minor, sum } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import type { WeekId } from "#domain/time/week.ts";
import { useRun } from "#web/household/use-run.ts";
import { writeProblemWords } from "#web/household/write-problem-words.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { changingBudgets, type NewBudget } from "./changing-budgets.ts";

/** What someone changed so far; what they left alone follows the household. */
interface Changed {
  text?: string;
  rollover?: Rollover;
}

export interface BudgetForm {
  household: Household;
  week: WeekId;
  began: WeekId;
  onClose: () => void;
}

const belowZero = "A budget is zero or more. What you typed is still here.";

export function useBudgets({ household, week, began, onClose }: BudgetForm) {
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<Readonly<Record<string, Changed>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  // What is wrong is where the keyboard goes.
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
  const rows = household.categories.map((category) => rowOf(category, changed[category.id] ?? {}, household));
  const change = (id: string, some: Changed) => {
    setChanged((now) => ({ ...now, [id]: { ...now[id], ...some } }));
    setProblems(({ [id]: _, ...others }) => others);
    setFailed("");
  };
  const save = async () => {
    const wrong = rows.filter(({ problem }) => problem !== undefined);
    setProblems(Object.fromEntries(wrong.map(({ category, problem }) => [category.id, problem!])));
    if (wrong.length > 0) return;
    const budgets = rows.flatMap(({ budget }) => budget ?? []);
    if (budgets.length === 0) return onClose();
    setBusy(true);
    const written = await run(changingBudgets(budgets, week, began), "Budgets changed from this week on.");
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(`${writeProblemWords(written.problem)} What you typed is still here.`);
  };
  const total = rows.every(({ amount }) => amount !== undefined) ? sum(rows.map(({ amount }) => amount!)) : undefined;
  return { form, rows, problems, change, save, isBusy, failed, total };
}

export interface BudgetRow {
  category: Category;
  text: string;
  rollover: Rollover;
  amount: Minor | undefined;
  problem: string | undefined;
  /** Where it is another one than before. */
  budget: NewBudget | undefined;
}

function rowOf(category: Category, changed: Changed, household: Household): BudgetRow {
  const { id, weeklyBudget } = category;
  const { text = amountAsTyped(weeklyBudget, household), rollover = category.rollover } = changed;
  const read = parseAmount(text, household);
  if (!read.ok || read.value < 0) {
    const problem = read.ok ? belowZero : amountProblemText[read.problem];
    return { category, text, rollover, problem, amount: undefined, budget: undefined };
  }
  const isSame = read.value === weeklyBudget && rollover === category.rollover;
  const budget = isSame ? undefined : { categoryId: id, weeklyBudget: read.value, rollover };
  return { category, text, rollover, budget, amount: read.value, problem: undefined };
}
