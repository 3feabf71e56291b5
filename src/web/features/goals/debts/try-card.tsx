import { useState } from "react";
import { hasOneDebt, type PayoffOutlook } from "#domain/debts/payoff-outlook.ts";
import { extraInRhythm, weeklyExtra } from "#domain/debts/tried-choice.ts";
import { weeklyBudget } from "#domain/plan/weekly-budget.ts";
import type { AheadStart } from "#domain/projections/ahead-start.ts";
import { useRun } from "#web/household/use-run.ts";
import { Button } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { amountScale } from "./amount-scale.ts";
import { HowPaid } from "./how-paid.tsx";
import { Once } from "./once.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { inSentence, orderNames } from "./order-words.ts";
import { OwnOrder } from "./own-order.tsx";
import { adoptingPayoff } from "./payoff-command.ts";
import { SlidingAmount } from "./sliding-amount.tsx";
import type { Trying } from "./use-tried.ts";
import { WhatItDoes } from "./what-it-does.tsx";
import "./try-card.css";

interface TryCardProps {
  start: AheadStart;
  trying: Trying;
  outlook: PayoffOutlook;
  isWorking: boolean;
}

/** Where someone tries what more money or another order would do, and adopts it or not. */
export function TryCard({ start, trying, outlook, isWorking }: TryCardProps) {
  const { household, today } = start;
  const { orders, chosen } = outlook;
  const isOne = hasOneDebt(outlook);
  const named = trying.own.flatMap((id) => household.debts.find((debt) => debt.id === id && debt.balance > 0) ?? []);
  return (
    <section className="card try-card" aria-labelledby="try-heading" aria-busy={isWorking}>
      <h3 id="try-heading">Try an extra payment</h3>
      <div key={trying.round} className="try-amounts">
        <Extra start={start} trying={trying} />
        <Once {...{ household, trying, today }} />
      </div>
      {!isOne && (
        <OrderChoice
          {...{ orders, chosen }}
          plan={trying.tried}
          format={household}
          onChoose={(order) => trying.attempt({ order })}
        />
      )}
      {!isOne && chosen === "own" && <OwnOrder debts={named} onMove={(own) => trying.attempt({ own })} />}
      <Fold title="How it is paid">{() => <HowPaid trying={trying} />}</Fold>
      <WhatItDoes {...{ start, trying, outlook, isWorking }} />
      <Deciding trying={trying} order={isOne ? null : chosen} />
    </section>
  );
}

const leastUnits = 50;

function Extra({ start: { household }, trying: { choice, adopted, attempt } }: Pick<TryCardProps, "start" | "trying">) {
  const budget = weeklyBudget(household);
  const canSave = budget.ok ? budget.value.canSave.amount : 0;
  const aWeek = weeklyExtra(choice.extra, choice.rhythm);
  return (
    <SlidingAmount
      label="Extra, every week"
      value={aWeek}
      scale={amountScale([canSave, weeklyExtra(adopted.extra, adopted.rhythm)], leastUnits, household.currency)}
      format={household}
      onChange={(amount) => attempt({ extra: extraInRhythm(amount, choice.rhythm) })}
    />
  );
}

const unchanged = "Nothing changes until you adopt.";
const already = "This is your plan already. Try something else first.";
const untried = "Nothing to discard: this is your plan as it is.";

/** `order`: absent where there is nothing to put in order. */
function Deciding({ trying, order }: { trying: Trying; order: PayoffOutlook["chosen"] | null }) {
  const run = useRun();
  const [isBusy, setBusy] = useState(false);
  /** Why the last press had nothing to do. */
  const [answer, setAnswer] = useState<string | null>(null);
  const adopt = async () => {
    setAnswer(trying.isAdopted ? already : null);
    if (trying.isAdopted) return;
    setBusy(true);
    const { ok } = await run(adoptingPayoff(trying.choice), `${order ? orderNames[order] : "Plan"} adopted.`);
    setBusy(false);
    // What the device refused stays tried.
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
      {trying.isOvertaken && (
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
