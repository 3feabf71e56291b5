import type { DebtCountdown } from "#domain/dashboard/debt-countdown.ts";
import { whyDebtFree, whyInterest } from "#domain/debts/why-payoff.ts";
import type { Explanation } from "#domain/explain.ts";
import { formatMoney, type Minor, type MoneyFormat, negate } from "#domain/money/money.ts";
import { NeverEnds } from "#web/household/debts/never-ends.tsx";
import { explanationWords } from "#web/household/explanation-words.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { shortMoney } from "#web/household/words/short-money.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { countdownEnds } from "./countdown-ends.ts";
import { PayoffLine } from "./payoff-line.tsx";

interface CountingProps {
  countdown: DebtCountdown;
  format: MoneyFormat;
}

export function Counting({ countdown, format }: CountingProps) {
  const { owed, plan, payoff } = countdown;
  const { ending } = payoff;
  const ends = countdownEnds(payoff);
  return (
    <>
      {ending.kind === "debt-free" ? (
        <p className="debts-months">
          <span className="debts-count">{ending.months === 1 ? "1 month" : `${ending.months} months`}</span>
          <span>
            to debt-free, {monthWords(ending.on)}{" "}
            <Why about="debt-free" {...explanationWords(whyDebtFree(plan, payoff), format)} />
          </span>
        </p>
      ) : (
        <NeverEnds plan={plan} payoff={payoff} format={format} />
      )}
      {ends.length > 0 && <PayoffLine ends={ends} />}
      <EndedByMore labels={countdown.endedByMore} />
      <ul className="rows debts-rows">
        <Owed label="Owed today" amount={owed.amount} why={owed.why} format={format} />
        {ending.kind === "debt-free" && (
          <Owed label="Interest still to pay" amount={ending.interest} why={whyInterest(plan)} format={format} />
        )}
      </ul>
      <Extra countdown={countdown} format={format} />
    </>
  );
}

function Owed({ label, amount, why, format }: { label: string; amount: Minor; why: Explanation; format: MoneyFormat }) {
  return (
    <li>
      <span>
        {label} <Why about={label} {...explanationWords(why, format)} />
      </span>
      <span className="debts-amount">
        <Money amount={negate(amount)} format={format} />
      </span>
    </li>
  );
}

/** Its date holds only while more than its minimum reaches it, and that has to be said. */
function EndedByMore({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  const [names, its] = [listWords(labels), labels.length === 1 ? "its" : "their"];
  return (
    <p className="small debts-more">
      {names}: at {its} minimum alone this never ends. What comes on top ends it.
    </p>
  );
}

/** What a little more would do. */
function Extra({ countdown: { withExtra }, format }: CountingProps) {
  if (!withExtra) return null;
  const { aWeek, on, interestSpared, why } = withExtra;
  const spared = interestSpared ? `, and ${formatMoney(interestSpared, format)} less interest` : "";
  return (
    <p className="small debts-extra">
      With {shortMoney(aWeek, format)} a week extra: {monthWords(on)}
      {spared}. <Why about="a week extra" {...explanationWords(why, format)} />
    </p>
  );
}
