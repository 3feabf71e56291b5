import { Fragment, type ReactNode, useMemo } from "react";
import { totalOwed } from "#domain/dashboard/debt-countdown.ts";
import { hasOneDebt, type PayoffOutlook, weeklyExtra } from "#domain/debts/payoff-outlook.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { AheadStart } from "#domain/projections/ahead.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useStart } from "#web/household/figures/use-start.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { paths, registerPath } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Why } from "#web/ui/why.tsx";
import { LaneList, PayoffChart } from "./payoff-chart.tsx";
import { useOutlook } from "./payoff-client.ts";
import { lettersOf } from "./payoff-layout.ts";
import { TryCard } from "./try-card.tsx";
import { type TriedPayoff, useTriedPayoff } from "./use-tried-payoff.ts";
import "./debts.css";

/** The debts, the payoff order, and the effect of extra payments. */
export function Debts({ figures }: { figures: Figures }) {
  const start = useStart(figures);
  if (!start.ok) return <Section>{cannotBePlanned}</Section>;
  const { debts } = start.value.household;
  if (debts.length === 0)
    return (
      <Section>
        <p className="quiet">No debts. Nothing to pay off.</p>
      </Section>
    );
  if (debts.every(({ balance }) => balance <= 0))
    return (
      <Section>
        <p className="quiet">Nothing is owed. You are debt-free.</p>
      </Section>
    );
  return (
    <Section aside={<Owed start={start.value} />}>
      <Planner start={start.value} problem={cannotBePlanned} />
    </Section>
  );
}

const Section = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <section id="debts" className="debts-room" aria-labelledby="debts-heading">
    <div className="debts-head">
      <h2 id="debts-heading">Debts</h2>
      {aside}
    </div>
    <OverriddenValues kinds={["debt"]} />
    {children}
  </section>
);

const cannotBePlanned = (
  <p className="lede">
    These debts can’t be planned as they are entered.{" "}
    <Link to={`${paths.intake}?edit=true&step=own-and-owe`}>Look at them</Link>
  </p>
);

function Owed({ start: { household } }: { start: AheadStart }) {
  const { amount, why } = totalOwed(household.debts);
  return (
    <>
      <p className="debts-owed">
        <span {...figureMark("owed", amount)}>{formatMoney(amount, household)}</span> owed{" "}
        <Why about="owed" {...explanationWords(why, household)} />
      </p>
      <p className="small quiet">
        Their registers:{" "}
        {household.debts.map(({ id, label }, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            <Link to={registerPath(id)}>{label}</Link>
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** The long table and the rarely used form are loaded when they are opened. */
const Schedule = lazySection(
  lazyChunk("payment-schedule", () => import("./schedule.tsx")),
  (module) => module.Schedule,
);
const Refinancing = lazySection(
  lazyChunk("refinancing", () => import("./refinancing.tsx")),
  (module) => module.Refinancing,
);

interface PlannerProps {
  start: AheadStart;
  /** Shown when the debts as entered allow no plan. */
  problem: ReactNode;
}

function Planner({ start, problem }: PlannerProps) {
  const trying = useTriedPayoff(start);
  const { asIs, tried, own } = trying;
  const { outlook, isWorking } = useOutlook(useMemo(() => ({ asIs, tried, own }), [asIs, tried, own]));
  if (!outlook) return <p className="lede">Working it out…</p>;
  if (!outlook.ok) return problem;
  return (
    <div className="columns debts-columns">
      <Orders start={start} trying={trying} isWorking={isWorking} outlook={outlook.value} />
      <TryCard start={start} trying={trying} isWorking={isWorking} outlook={outlook.value} />
    </div>
  );
}

interface OrdersProps {
  start: AheadStart;
  trying: TriedPayoff;
  outlook: PayoffOutlook;
  isWorking: boolean;
}

function Orders({ start: { household }, trying, outlook, isWorking }: OrdersProps) {
  const debts = useMemo(() => household.debts.filter(({ balance }) => balance > 0), [household.debts]);
  const letters = useMemo(() => lettersOf(debts), [debts]);
  const isOne = hasOneDebt(outlook);
  const triedLabel = trying.isTried ? triedWords(trying, household) : null;
  return (
    <div className="section debts-orders" aria-busy={isWorking}>
      <h3 className="debts-order-heading">{isOne ? "How it goes down" : "Which order, and what it costs"}</h3>
      <p className="small quiet debts-legend">
        What you owe, month by month.{!isOne && ` Below, when each debt ends${legendOf(debts, letters)}.`}
      </p>
      <PayoffChart outlook={outlook} letters={letters} triedLabel={triedLabel} format={household} />
      {!isOne && <LaneList orders={outlook.orders} />}
      <Fold title="Payment by payment">{() => <Schedule plan={trying.tried} format={household} />}</Fold>
      <Fold title="What if you refinanced">{() => <Refinancing plan={trying.tried} format={household} />}</Fold>
    </div>
  );
}

/** ": D Dental, C Car"; empty when the marks have no letters. */
const legendOf = (debts: readonly { id: string; label: string }[], letters: ReadonlyMap<string, string>): string =>
  letters.size > 0 ? `: ${debts.map(({ id, label }) => `${letters.get(id)} ${label}`).join(", ")}` : "";

function triedWords({ choice, adopted }: TriedPayoff, format: AheadStart["household"]): string {
  const aWeek = weeklyExtra(choice.extra, choice.rhythm);
  const isMore = aWeek > weeklyExtra(adopted.extra, adopted.rhythm);
  return isMore ? `${shortMoney(aWeek, format)} a week extra` : "what you try";
}
