import type { ReactNode } from "react";
import type { Explanation, Figure } from "#domain/explain.ts";
import { type MoneyFormat, negate } from "#domain/money/money.ts";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { type Answered, type Segment, type ShareKind, type WeekShares, weekShares, weekSoFar } from "./week-so-far.ts";
import "./week-figures.css";

/** A link to the step where a figure is entered. */
export interface StepLink {
  /** Such as "step 2". */
  name: string;
  to: string;
  /** The step is already on screen, so there is no link. */
  isCurrent?: boolean | undefined;
}

export interface WeekFiguresProps {
  /** Null if nothing is answered or the amounts can't be added up. */
  budget: WeeklyBudget | null;
  answered: Answered;
  /** The numbers of bills and debts in the committed figure. */
  counts: { bills: number; debts: number };
  format: MoneyFormat;
  stepLinks: Record<"income" | "committed" | "everyday", StepLink>;
}

/** The week as a ledger that fills in while people type. */
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

const words: Record<ShareKind, string> = {
  committed: "committed",
  everyday: "everyday",
  left: "left",
  open: "still open",
  covered: "money in covers",
  short: "short",
};

/** Shows where the week's money goes. The hatched part is still open. */
function WeekBar({ shares }: { shares: WeekShares }) {
  const isOpen = shares.captions.some(({ kind }) => kind === "open");
  return (
    <div className="week-bar">
      <div className={isOpen ? "week-bar-track week-bar-track--open" : "week-bar-track"}>
        <svg className="week-bar-drawing" aria-hidden="true">
          {shares.segments.map((segment) => (
            <Part key={segment.kind} segment={segment} whole={shares.whole} />
          ))}
        </svg>
      </div>
      <ul className="week-bar-captions">
        {shares.captions.map(({ kind, percent }) => (
          <li key={kind} className={`week-bar-caption week-bar-caption--${kind}`}>
            {percent === null ? words[kind] : `${words[kind]} ${percent}\u00a0%`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Part({ segment: { kind, from, part }, whole }: { segment: Segment; whole: number }) {
  const percent = (amount: number) => `${((amount / whole) * 100).toFixed(2)}%`;
  return (
    <rect className={`week-bar-part week-bar-part--${kind}`} x={percent(from)} width={percent(part)} height="100%" />
  );
}

interface WeekSumProps {
  budget: WeeklyBudget | null;
  answered: Answered;
  format: MoneyFormat;
}

/** What the week leaves, as the sum of a ledger. */
function WeekSum({ budget, answered, format }: WeekSumProps) {
  const { label, amount, note, isShort } = weekSoFar(budget, answered);
  return (
    <div className="sum week-sum">
      <p>
        {label}{" "}
        {budget && amount !== null && <LeftWhy label={label} budget={budget} answered={answered} format={format} />}
        {note && <span className="week-sum-note">{note}</span>}
      </p>
      <p className="week-sum-amount">
        {amount === null ? (
          <span className="money money--large money--quiet">–</span>
        ) : (
          <Money amount={amount} format={format} size="large" tone={isShort ? "loss" : "plain"} />
        )}
      </p>
    </div>
  );
}

function LeftWhy({ label, budget, answered, format }: WeekSumProps & { label: string; budget: WeeklyBudget }) {
  return <Why about={label} {...explanationWords(whyLeft(budget, answered), format)} />;
}

/** Unanswered figures count as zero but are shown as "not yet". */
function whyLeft({ income, committed, everyday, left }: WeeklyBudget, answered: Answered): Explanation {
  const input = (label: string, { amount }: Figure, isAnswered: boolean) =>
    isAnswered ? { label, amount } : { label, text: "not yet" };
  const inputs = [
    input("Money in", income, answered.income),
    input("Bills and debt minimums", committed, answered.committed),
    input("Everyday spending", everyday, answered.everyday),
  ];
  return { formula: left.why.formula, inputs };
}
