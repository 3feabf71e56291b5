import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { currentBalances } from "#domain/dashboard/current-balances.ts";
import type { Balance } from "#domain/household/records.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import type { Day } from "#domain/time/day.ts";
import { notingBalance } from "#web/household/commands/note-balance.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import type { StepProps } from "../step-screen.tsx";

/** Every account and debt with what it was last said to stand at. Only what is typed anew is noted. */
export function BalancesStep({ figures }: StepProps) {
  const { accounts, debts } = heldIn(figures);
  if (accounts.length + debts.length === 0)
    return <p className="lede">No accounts and no debts are listed. There is nothing to update here.</p>;
  return (
    <>
      <p className="lede">Change what has changed. What you leave stays as it was last noted.</p>
      <div className="step-screen-body balances-step">
        <Group title="You own" held={accounts} figures={figures} />
        <Group title="You owe" held={debts} figures={figures} />
      </div>
    </>
  );
}

function heldIn({ household, balances, today }: Figures): { accounts: Held[]; debts: Held[] } {
  const standing = currentBalances(household, balances, today).household;
  const heldAs =
    (kind: Balance["of"]["kind"]) =>
    ({ id, label, balance }: { id: string; label: string; balance: Minor }): Held => ({
      of: { kind, id },
      label,
      last: balance,
    });
  return { accounts: standing.accounts.map(heldAs("account")), debts: standing.debts.map(heldAs("debt")) };
}

function Group({ title, held, figures }: { title: string; held: readonly Held[]; figures: Figures }) {
  if (held.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {held.map((one) => (
        <BalanceField key={one.of.id} held={one} format={figures.household} today={figures.today} />
      ))}
    </section>
  );
}

interface BalanceFieldProps {
  held: Held;
  format: MoneyFormat;
  today: Day;
}

/** One account or debt, with its last balance in the field. */
function BalanceField({ held, format, today }: BalanceFieldProps) {
  const { text, type, problem, submit, leave } = useBalance(held, format, today);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={enter} noValidate>
      <MoneyField label={held.label} value={text} format={format} onChange={type} onBlur={leave} error={problem} />
    </form>
  );
}

interface Held {
  of: Balance["of"];
  label: string;
  /** What it was last said to stand at. */
  last: Minor;
}

/** Whoever leaves the field by pressing a button must find it where it was: what is said about the field comes after. */
const afterPress = 250;

/** What is typed for one account or debt. It is noted when the field is left, and only where it says something new. */
function useBalance({ of, label, last }: Held, format: MoneyFormat, today: Day) {
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
