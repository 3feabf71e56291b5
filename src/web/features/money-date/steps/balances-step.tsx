import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import type { Account, Debt } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import type { Day } from "#domain/time/day.ts";
import { notingBalance } from "#web/household/commands/note-balance.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { type FigureName, figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import type { StepProps } from "../step-screen.tsx";

/** Every account and debt with its balance of today. Only changed balances are recorded. */
export function BalancesStep({ figures }: StepProps) {
  const { household } = figures.current;
  const [accounts, debts] = [itemsOf("account", household.accounts), itemsOf("debt", household.debts)];
  if (accounts.length + debts.length === 0)
    return <p className="lede">No accounts and no debts are listed. There is nothing to update here.</p>;
  return (
    <>
      <p className="lede">Change what the bank says differently. What you leave stays as your entries make it.</p>
      <div className="step-screen-body balances-step">
        <Group title="You own" items={accounts} figures={figures} />
        <Group title="You owe" items={debts} figures={figures} />
      </div>
    </>
  );
}

const itemsOf = (kind: Balance["of"]["kind"], items: readonly (Account | Debt)[]): BalanceItem[] =>
  items.map(({ id, label, balance }) => ({ of: { kind, id }, label, lastBalance: balance }));

function Group({ title, items, figures }: { title: string; items: readonly BalanceItem[]; figures: Figures }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {items.map((item) => (
        <BalanceField key={item.of.id} item={item} format={figures.household} today={figures.today} />
      ))}
    </section>
  );
}

interface BalanceFieldProps {
  item: BalanceItem;
  format: MoneyFormat;
  today: Day;
}

/** The field of one account or debt, filled with its last balance. */
function BalanceField({ item, format, today }: BalanceFieldProps) {
  const { text, mark, type, problem, submit, leave } = useBalanceField(item, format, today);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={enter} noValidate>
      <MoneyField
        label={item.label}
        value={text}
        format={format}
        onChange={type}
        onBlur={leave}
        error={problem}
        mark={mark}
      />
    </form>
  );
}

interface BalanceItem {
  of: Balance["of"];
  label: string;
  /** What it has become by today; null before its first balance. */
  lastBalance: Minor | null;
}

const figureOf = ({ kind, id }: Balance["of"]): FigureName => (kind === "account" ? `balance:${id}` : `owed:${id}`);

/** In milliseconds. A message right on blur would move the button that the user is pressing. */
const noteDelay = 250;

/** The state of a balance field. A new balance is recorded shortly after blur, and on unmount. */
function useBalanceField({ of, label, lastBalance }: BalanceItem, format: MoneyFormat, today: Day) {
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
    if (!amount.ok || amount.value === lastBalance) return type(null);
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
    const timer = setTimeout(() => void noteNow(), noteDelay);
    return () => clearTimeout(timer);
  }, [left]);
  const text = typed ?? (lastBalance === null ? "" : amountAsTyped(lastBalance, format));
  const mark = typed === null && lastBalance !== null ? figureMark(figureOf(of), lastBalance) : undefined;
  return { text, mark, type, problem, submit: () => void note(setProblem), leave: () => setLeft((times) => times + 1) };
}

/** An emptied field is no problem: the last balance stays. */
function problemOf(amount: ReturnType<typeof parseAmount>, { kind }: Balance["of"]): string | undefined {
  if (!amount.ok) return amount.problem === "empty" ? undefined : amountProblemText[amount.problem];
  return kind === "debt" && amount.value < 0 ? "What is owed is written without a minus." : undefined;
}
