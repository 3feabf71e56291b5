import { useEffect, useEffectEvent, useState } from "react";
import type { Balance } from "#domain/household/records.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import type { Day } from "#domain/time/day.ts";
import { notingBalance } from "#web/household/commands/note-balance.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { useToast } from "#web/ui/toast.tsx";

export interface Held {
  of: Balance["of"];
  label: string;
  /** What it was last said to stand at. */
  last: Minor;
}

/** Whoever leaves the field by pressing a button must find it where it was: what is said about the field comes after. */
const afterPress = 250;

/** What is typed for one account or debt. It is noted when the field is left, and only where it says something new. */
export function useBalance({ of, label, last }: Held, format: MoneyFormat, today: Day) {
  const run = useRun();
  const { show } = useToast();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const type = (text: string | null) => {
    setTyped(text);
    setProblem(undefined);
  };
  const note = async (onProblem: (words: string) => void) => {
    if (typed === null) return;
    const amount = parseAmount(typed, format);
    const wrong = problemOf(amount, of);
    if (wrong) return onProblem(wrong);
    if (!amount.ok || amount.value === last) return type(null);
    const { ok } = await run(
      notingBalance({ of, amount: amount.value, day: today }),
      `${label}: ${formatMoney(amount.value, format)} noted`,
    );
    if (ok) type(null);
  };
  const noteNow = useEffectEvent(() => note(setProblem));
  const noteLast = useEffectEvent(() =>
    note((words) => show({ text: `${label} was not noted. ${words}`, stays: true })),
  );
  useEffect(() => () => void noteLast(), []);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => void noteNow(), afterPress);
    return () => clearTimeout(timer);
  }, [left]);
  const text = typed ?? amountAsTyped(last, format);
  return { text, type, problem, submit: () => void note(setProblem), leave: () => setLeft((times) => times + 1) };
}

/** An emptied field asks for nothing: the last balance holds. */
function problemOf(amount: ReturnType<typeof parseAmount>, { kind }: Balance["of"]): string | undefined {
  if (!amount.ok) return amount.problem === "empty" ? undefined : amountProblemText[amount.problem];
  return kind === "debt" && amount.value < 0 ? "What is owed is written without a minus." : undefined;
}
