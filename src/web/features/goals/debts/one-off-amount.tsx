import { plannedOf } from "#domain/debts/payoff-outlook.ts";
import type { Household, PlannedOneOff } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { amountScale, SlidingAmount } from "./sliding-amount.tsx";
import type { TriedPayoff } from "./use-tried-payoff.ts";

interface OneOffProps {
  household: Household;
  trying: TriedPayoff;
  today: Day;
}

const minOneOffScale = 500;

/** An extra amount that is paid once, with the next payment. */
export function OneOffAmount({ household, trying, today }: OneOffProps) {
  const { parts, adopted, attempt } = trying;
  const once = parts.once ?? { amount: minor(0) };
  const owed = household.debts.filter(({ balance }) => balance > 0);
  const toDebt = (debtId: string) => attempt({ once: { amount: once.amount, ...(debtId && { debtId }) } });
  const options = [{ value: "", label: "Down the order" }, ...owed.map(({ id, label }) => ({ value: id, label }))];
  return (
    <div className="try-once">
      <SlidingAmount
        label="Once, with the next payment"
        value={once.amount}
        scale={amountScale([availableCash(household)], minOneOffScale, household.currency)}
        format={household}
        onChange={(amount) => attempt({ once: { ...once, amount } })}
      />
      {once.amount > 0 && <Select label="It goes to" value={once.debtId ?? ""} onChange={toDebt} options={options} />}
      {plannedOf(adopted, parts, today).map((planned) => (
        <Planned
          key={`${planned.on} ${planned.debtId} ${planned.amount}`}
          planned={planned}
          to={owed.find(({ id }) => id === planned.debtId)?.label}
          format={household}
          leaveOut={() => attempt({ leavesOut: [...(parts.leavesOut ?? []), planned] })}
        />
      ))}
    </div>
  );
}

/** The end of the slider: cash and savings, at most what is owed. */
function availableCash({ accounts, debts }: Household): number {
  const sumOf = (amounts: readonly number[]) => amounts.reduce((all, one) => all + Math.max(0, one), 0);
  const cash = accounts.filter(({ kind }) => kind === "cash" || kind === "savings" || kind === "checking");
  return Math.min(sumOf(cash.map(({ balance }) => balance)), sumOf(debts.map(({ balance }) => balance)));
}

interface PlannedProps {
  planned: PlannedOneOff;
  to: string | undefined;
  format: MoneyFormat;
  leaveOut: () => void;
}

const Planned = ({ planned: { amount, on }, to, format, leaveOut }: PlannedProps) => (
  <p className="small quiet try-planned">
    Planned already: {formatMoney(amount, format)} {to ? `to ${to} ` : ""}by {dateWords(on)}.{" "}
    <TextButton onClick={leaveOut}>Try without it</TextButton>
  </p>
);
