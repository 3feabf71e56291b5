import { memo, useMemo } from "react";
import { type CountdownInput, debtCountdown } from "#domain/dashboard/debt-countdown.ts";
import { standingOf } from "#domain/dashboard/standing.ts";
import type { Debt } from "#domain/household/household.ts";
import { type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { GlanceLink, GlanceSection } from "../goals/glance-section.tsx";
import { Counting } from "./counting.tsx";
import "./debts.css";

type DebtsProps = Pick<Figures, "household" | "balances" | "plan" | "today">;

/** Absent without debts. A save changes the plan as an object, seldom what it sends to debts: that alone is handed on. */
export function DebtCountdown({ household, balances, plan, today }: DebtsProps) {
  const debts = useMemo(() => standingOf(household, balances, today).household.debts, [household, balances, today]);
  if (debts.length === 0) return null;
  const { currency, locale, payoff } = household;
  return <Section {...{ debts, payoff, today, currency, locale, plannedAWeek: plannedForDebts(plan) }} />;
}

function plannedForDebts(plan: Figures["plan"]): Minor {
  const steps = plan.ok ? plan.value.steps : [];
  return minor(steps.reduce((sum, { target, amount }) => (target.kind === "debt" ? sum + amount : sum), 0));
}

type SectionProps = CountdownInput & MoneyFormat;

const Section = memo(function Section({ debts, payoff, plannedAWeek, today, currency, locale }: SectionProps) {
  return (
    <GlanceSection title="Debt countdown" aside={<GlanceLink to={paths.goals}>Plan payoff</GlanceLink>}>
      {debts.some(isOwed) ? (
        <Owing {...{ debts, payoff, plannedAWeek, today, currency, locale }} />
      ) : (
        <p className="lede">Nothing is owed. You are debt-free.</p>
      )}
    </GlanceSection>
  );
});

const isOwed = ({ balance }: Debt): boolean => balance > 0;

function Owing({ locale, ...input }: SectionProps) {
  const countdown = debtCountdown(input);
  if (countdown.ok) return <Counting countdown={countdown.value} format={{ currency: input.currency, locale }} />;
  return (
    <p className="lede">
      These debts can’t be counted down as they are entered.{" "}
      <Link to={`${paths.intake}?edit=true&step=own-and-owe`}>Look at them</Link>
    </p>
  );
}
