import { type ReactNode, useMemo } from "react";
import { hasOneDebt, type PayoffOutlook } from "#domain/debts/payoff-outlook.ts";
import { weeklyExtra } from "#domain/debts/tried-choice.ts";
import type { AheadStart } from "#domain/projections/ahead-start.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { shortMoney } from "#web/household/words/short-money.ts";
import { Fold } from "#web/ui/fold.tsx";
import { LaneList } from "./lane-list.tsx";
import { lettersOf } from "./letters.ts";
import { PayoffChart } from "./payoff-chart.tsx";
import { TryCard } from "./try-card.tsx";
import { useOutlook } from "./use-payoff.ts";
import { type Trying, useTried } from "./use-tried.ts";

/** Long tables and what few try come when they are asked for. */
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
  /** Said where the debts as entered allow no plan. */
  problem: ReactNode;
}

export function Planner({ start, problem }: PlannerProps) {
  const trying = useTried(start);
  const { asIs, tried, own } = trying;
  const { outlook, isWorking } = useOutlook(useMemo(() => ({ asIs, tried, own }), [asIs, tried, own]));
  if (!outlook) return <p className="lede">Working it out…</p>;
  if (!outlook.ok) return problem;
  return (
    <div className="columns debts-columns">
      <Orders {...{ start, trying, isWorking }} outlook={outlook.value} />
      <TryCard {...{ start, trying, isWorking }} outlook={outlook.value} />
    </div>
  );
}

interface OrdersProps {
  start: AheadStart;
  trying: Trying;
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
      <PayoffChart {...{ outlook, letters, triedLabel }} format={household} />
      {!isOne && <LaneList orders={outlook.orders} />}
      <Fold title="Payment by payment">{() => <Schedule plan={trying.tried} format={household} />}</Fold>
      <Fold title="What if you refinanced">{() => <Refinancing plan={trying.tried} format={household} />}</Fold>
    </div>
  );
}

/** ": D Dental, C Car"; nothing where the marks have no letters. */
const legendOf = (debts: readonly { id: string; label: string }[], letters: ReadonlyMap<string, string>): string =>
  letters.size > 0 ? `: ${debts.map(({ id, label }) => `${letters.get(id)} ${label}`).join(", ")}` : "";

function triedWords({ choice, adopted }: Trying, format: AheadStart["household"]): string {
  const aWeek = weeklyExtra(choice.extra, choice.rhythm);
  const isMore = aWeek > weeklyExtra(adopted.extra, adopted.rhythm);
  return isMore ? `${shortMoney(aWeek, format)} a week extra` : "what you try";
}
