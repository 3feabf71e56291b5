import type { ReactNode } from "react";
import { owedOn } from "#domain/dashboard/debt-countdown.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { AheadStart } from "#domain/projections/ahead-start.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Why } from "#web/ui/why.tsx";
import { useStart } from "../use-start.ts";
import { Planner } from "./planner.tsx";
import "./debts.css";

/** What the household owes, in which order to pay it, and what more money would do. */
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
  const { amount, why } = owedOn(household.debts);
  return (
    <p className="debts-owed">
      {formatMoney(amount, household)} owed <Why about="owed" {...explanationWords(why, household)} />
    </p>
  );
}
