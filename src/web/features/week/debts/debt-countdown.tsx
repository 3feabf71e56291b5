import {
  type DebtCountdown as Countdown,
  type CountdownInput,
  debtCountdown,
} from "#domain/dashboard/debt-countdown.ts";
import { whyDebtFree, whyInterest } from "#domain/debts/why-payoff.ts";
import type { Explanation } from "#domain/explain.ts";
import type { Debt } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat, minor, negate } from "#domain/money/money.ts";
import { EndlessDebts } from "#web/household/endless-debts.tsx";
import { type FigureMark, figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { section } from "#web/household/figures/section.tsx";
import { monthWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { GlanceLink, GlanceSection } from "../glance-section.tsx";
import { countdownEnds, PayoffLine } from "./payoff-line.tsx";
import "./debt-countdown.css";

/** Of the plan only the amount for debts: a save changes the plan object, but rarely that amount. */
const parts = ({ household, current, plan, today }: Figures) => ({
  household,
  debts: current.household.debts,
  today,
  plannedAWeek: plannedForDebts(plan),
});

/** Renders nothing without debts. */
export const DebtCountdown = section(parts)(function DebtCountdown({ household, debts, today, plannedAWeek }) {
  if (debts.length === 0) return null;
  const { currency, locale, payoff } = household;
  return (
    <GlanceSection title="Debt countdown" aside={<GlanceLink to={paths.goals}>Plan payoff</GlanceLink>}>
      {debts.some(isOwed) ? (
        <Owing input={{ debts, payoff, plannedAWeek, today, currency }} format={{ currency, locale }} />
      ) : (
        <p className="lede">Nothing is owed. You are debt-free.</p>
      )}
    </GlanceSection>
  );
});

function plannedForDebts(plan: Figures["plan"]): Minor {
  const steps = plan.ok ? plan.value.steps : [];
  return minor(steps.reduce((sum, { target, amount }) => (target.kind === "debt" ? sum + amount : sum), 0));
}

const isOwed = ({ balance }: Debt): boolean => balance > 0;

function Owing({ input, format }: { input: CountdownInput; format: MoneyFormat }) {
  const countdown = debtCountdown(input);
  if (countdown.ok) return <CountdownDetails countdown={countdown.value} format={format} />;
  return (
    <p className="lede">
      These debts can’t be counted down as they are entered.{" "}
      <Link to={`${paths.intake}?edit=true&step=own-and-owe`}>Look at them</Link>
    </p>
  );
}

interface DetailsProps {
  countdown: Countdown;
  format: MoneyFormat;
}

function CountdownDetails({ countdown, format }: DetailsProps) {
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
        <EndlessDebts plan={plan} payoff={payoff} format={format} />
      )}
      {ends.length > 0 && <PayoffLine ends={ends} />}
      <EndedByMore labels={countdown.needMoreThanMinimum} />
      <ul className="rows debts-rows">
        <Owed
          label="Owed today"
          amount={owed.amount}
          why={owed.why}
          format={format}
          mark={figureMark("owed", owed.amount)}
        />
        {ending.kind === "debt-free" && (
          <Owed label="Interest still to pay" amount={ending.interest} why={whyInterest(plan)} format={format} />
        )}
      </ul>
      <Extra countdown={countdown} format={format} />
    </>
  );
}

interface OwedProps {
  label: string;
  amount: Minor;
  why: Explanation;
  format: MoneyFormat;
  mark?: FigureMark;
}

function Owed({ label, amount, why, format, mark }: OwedProps) {
  return (
    <li>
      <span>
        {label} <Why about={label} {...explanationWords(why, format)} />
      </span>
      <span className="debts-amount">
        <Money amount={negate(amount)} format={format} mark={mark} />
      </span>
    </li>
  );
}

/** Warns that these debts end only with payments above their minimum. */
function EndedByMore({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  const [names, its] = [listWords(labels), labels.length === 1 ? "its" : "their"];
  return (
    <p className="small debts-more">
      {names}: at {its} minimum alone this never ends. What comes on top ends it.
    </p>
  );
}

/** The effect of a small extra payment. */
function Extra({ countdown: { withExtra }, format }: DetailsProps) {
  if (!withExtra) return null;
  const { aWeek, on, interestSaved, why } = withExtra;
  const spared = interestSaved ? `, and ${formatMoney(interestSaved, format)} less interest` : "";
  return (
    <p className="small debts-extra">
      With {shortMoney(aWeek, format)} a week extra: {monthWords(on)}
      {spared}. <Why about="a week extra" {...explanationWords(why, format)} />
    </p>
  );
}
