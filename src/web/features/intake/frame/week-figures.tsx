import type { ReactNode } from "react";
import type { Figure } from "#domain/explain.ts";
import { type MoneyFormat, negate } from "#domain/money/money.ts";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { WeekBar } from "./week-bar.tsx";
import { weekShares } from "./week-shares.ts";
import type { Answered } from "./week-so-far.ts";
import { WeekSum } from "./week-sum.tsx";
import "./week-figures.css";

/** The step at which a figure is answered. */
export interface StepLink {
  /** Such as "step 2". */
  name: string;
  to: string;
  /** The step is the one on screen: nothing to follow. */
  isCurrent?: boolean | undefined;
}

export interface WeekFiguresProps {
  /** Null where nothing is answered, or nothing can be added up. */
  budget: WeeklyBudget | null;
  answered: Answered;
  /** Bills and debts that count as committed so far. */
  counts: { bills: number; debts: number };
  format: MoneyFormat;
  stepLinks: Record<"income" | "committed" | "everyday", StepLink>;
}

/** The week as a ledger that fills up while people type. */
export function WeekFigures(props: WeekFiguresProps) {
  const { budget, answered, counts, format } = props;
  return (
    <div className="week-figures">
      <div className="section-head">
        <h2>Your week</h2>
        <span className="small quiet">as you type</span>
      </div>
      <WeekBar shares={weekShares(budget, answered)} />
      <dl className="rows week-figures-rows">
        <Row {...props} part="income" label="Money in" />
        <Row {...props} part="committed" label={committedLabel(counts)} isOut />
        <Row {...props} part="everyday" label="Everyday spending" isOut />
      </dl>
      <WeekSum budget={budget} answered={answered} format={format} />
    </div>
  );
}

function committedLabel({ bills, debts }: WeekFiguresProps["counts"]): string {
  const name = debts > 0 ? "Bills and debts" : "Bills";
  return bills + debts > 0 ? `${name}, ${bills + debts} so far` : name;
}

type RowProps = WeekFiguresProps & { part: "income" | "committed" | "everyday"; label: string; isOut?: boolean };

function Row({ budget, answered, format, stepLinks, part, label, isOut = false }: RowProps) {
  if (!budget || !answered[part]) return <Unanswered label={label} step={stepLinks[part]} />;
  const figure: Figure = budget[part];
  return (
    <LedgerRow name={label} why={<Why about={label} {...explanationWords(figure.why, format)} />}>
      <Money amount={isOut ? negate(figure.amount) : figure.amount} format={format} />
    </LedgerRow>
  );
}

function Unanswered({ label, step }: { label: string; step: StepLink }) {
  return (
    <div className="week-figures-open">
      <dt>{label}</dt>
      <dd>
        {step.isCurrent ? (
          "this step"
        ) : (
          <Link to={step.to} className="week-figures-step">
            {step.name}
            <span className="visually-hidden">: {label}</span>
          </Link>
        )}
      </dd>
    </div>
  );
}

function LedgerRow({ name, why, children }: { name: string; why: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name} {why}
      </dt>
      <dd className="number week-figures-amount">{children}</dd>
    </div>
  );
}
