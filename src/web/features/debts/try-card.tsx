import { useMemo, useState } from "react";
import { extraInRhythm, hasOneDebt, type PayoffOutlook, plannedOf, weeklyExtra } from "#domain/debts/payoff-outlook.ts";
import type { Rhythm } from "#domain/debts/payoff-plan.ts";
import { whyDebtFree } from "#domain/debts/why-payoff.ts";
import type { Household, PlannedOneOff } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import type { AheadStart } from "#domain/projections/ahead.ts";
import type { Day } from "#domain/time/day.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { EndlessDebts } from "#web/household/endless-debts.tsx";
import { dateWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { Why } from "#web/ui/why.tsx";
import { extraSource } from "./extra-source.ts";
import { OrderChoice, OwnOrder } from "./payoff-order.tsx";
import { endWords, inSentence, orderNames, priceOf, soonerWords } from "./payoff-words.ts";
import { amountScale, SlidingAmount } from "./sliding-amount.tsx";
import { adoptingPayoff, type TriedPayoff } from "./use-tried-payoff.ts";
import "./try-card.css";

interface TryCardProps {
  start: AheadStart;
  trying: TriedPayoff;
  outlook: PayoffOutlook;
  isWorking: boolean;
}

/** Tries extra payments and other orders; the result can be adopted or discarded. */
export function TryCard({ start, trying, outlook, isWorking }: TryCardProps) {
  const { household, today } = start;
  const { orders, chosen } = outlook;
  const isOne = hasOneDebt(outlook);
  const named = trying.own.flatMap((id) => household.debts.find((debt) => debt.id === id && debt.balance > 0) ?? []);
  return (
    <section className="card try-card" aria-labelledby="try-heading" aria-busy={isWorking}>
      <h3 id="try-heading">Try an extra payment</h3>
      <div key={trying.round} className="try-amounts">
        <ExtraAmount start={start} trying={trying} />
        <OneOffAmount household={household} trying={trying} today={today} />
      </div>
      {!isOne && (
        <OrderChoice
          orders={orders}
          chosen={chosen}
          plan={trying.tried}
          format={household}
          onChoose={(order) => trying.attempt({ order })}
        />
      )}
      {!isOne && chosen === "own" && <OwnOrder debts={named} onMove={(own) => trying.attempt({ own })} />}
      <Fold title="How it is paid">{() => <PaymentOptions trying={trying} />}</Fold>
      <TriedOutcome start={start} trying={trying} outlook={outlook} isWorking={isWorking} />
      <AdoptOrDiscard trying={trying} order={isOne ? null : chosen} />
    </section>
  );
}

/** The slider covers at least this many currency units. */
const minExtraScale = 50;

function ExtraAmount({
  start: { household },
  trying: { choice, adopted, attempt },
}: Pick<TryCardProps, "start" | "trying">) {
  const budget = weeklyBudget(household);
  const canSave = budget.ok ? budget.value.canSave.amount : 0;
  const aWeek = weeklyExtra(choice.extra, choice.rhythm);
  return (
    <SlidingAmount
      label="Extra, every week"
      value={aWeek}
      scale={amountScale([canSave, weeklyExtra(adopted.extra, adopted.rhythm)], minExtraScale, household.currency)}
      format={household}
      onChange={(amount) => attempt({ extra: extraInRhythm(amount, choice.rhythm) })}
    />
  );
}

const unchanged = "Nothing changes until you adopt.";
const already = "This is your plan already. Try something else first.";
const untried = "Nothing to discard: this is your plan as it is.";

/** `order` is null for a single debt. */
function AdoptOrDiscard({ trying, order }: { trying: TriedPayoff; order: PayoffOutlook["chosen"] | null }) {
  const run = useRun();
  const [isBusy, setBusy] = useState(false);
  /** Why the last click had no effect. */
  const [answer, setAnswer] = useState<string | null>(null);
  const adopt = async () => {
    setAnswer(trying.isAdopted ? already : null);
    if (trying.isAdopted) return;
    setBusy(true);
    const { ok } = await run(adoptingPayoff(trying.choice), `${order ? orderNames[order] : "Plan"} adopted.`);
    setBusy(false);
    // After a failed write the tried values stay.
    if (ok) trying.discard();
  };
  const discard = () => {
    setAnswer(trying.isTried ? null : untried);
    trying.discard();
  };
  return (
    <>
      <div className="try-actions">
        <Button busy={isBusy} onClick={() => void adopt()}>
          Adopt {order ? inSentence[order] : "this plan"}
        </Button>
        <Button variant="quiet" onClick={discard}>
          Discard
        </Button>
      </div>
      {trying.isStale && (
        <p className="small try-overtaken">
          Your household’s plan changed meanwhile. This is compared with the new one.
        </p>
      )}
      <p className="small quiet try-note" aria-live="polite">
        {answer && !trying.isTried ? answer : unchanged}
      </p>
    </>
  );
}

const rhythms: readonly { value: Rhythm; label: string }[] = [
  { value: "monthly", label: "Every month" },
  { value: "weekly", label: "Every week" },
];

/** How often debts are paid, and whether the payment of a finished debt goes to the next. */
function PaymentOptions({ trying: { choice, attempt } }: { trying: TriedPayoff }) {
  const change = (rhythm: Rhythm) =>
    attempt({ rhythm, extra: extraInRhythm(weeklyExtra(choice.extra, choice.rhythm), rhythm) });
  return (
    <div className="try-how">
      <Segments label="Debts are paid" value={choice.rhythm} onChange={change} options={rhythms} wide />
      <Checkbox
        label="A debt that is gone passes its payment on to the next"
        hint="Otherwise that money is free for the rest of your week."
        checked={!choice.keepsFreed}
        onChange={(isPassedOn) => attempt({ keepsFreed: !isPassedOn })}
      />
    </div>
  );
}

interface OutcomeProps {
  start: AheadStart;
  trying: TriedPayoff;
  outlook: PayoffOutlook;
  isWorking: boolean;
}

/** When the debts end, what the choice costs, and where the money would come from. */
function TriedOutcome({ start, trying, outlook, isWorking }: OutcomeProps) {
  const { adopted, choice, tried } = trying;
  const format = start.household;
  const from = useMemo(() => extraSource(start, adopted, choice), [start, adopted, choice]);
  if (isWorking) return <p className="try-does">Working it out…</p>;
  const price = priceOf(outlook, tried, format);
  const [ends, sooner] = [endWords(outlook), soonerWords(outlook)];
  const { payoff } = outlook.tried;
  return (
    <>
      <p className="try-does">
        <strong>{ends}</strong>
        {sooner} <Why about="the end" {...explanationWords(whyDebtFree(tried, payoff), format)} /> {price.words}{" "}
        {price.why && <Why about="the price" {...explanationWords(price.why, format)} />}
      </p>
      {payoff.ending.kind === "never-ends" && <EndlessDebts plan={tried} payoff={payoff} format={format} />}
      {from && (
        <p className="small quiet try-from">
          {from.words} <Why about="where it comes from" {...explanationWords(from.why, format)} />
        </p>
      )}
      <Announcement text={`${ends}${sooner} ${price.words} ${from?.words ?? ""}`} />
    </>
  );
}

interface OneOffProps {
  household: Household;
  trying: TriedPayoff;
  today: Day;
}

/** The slider covers at least this many currency units. */
const minOneOffScale = 500;

/** An extra amount that is paid once, with the next payment. */
function OneOffAmount({ household, trying, today }: OneOffProps) {
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
