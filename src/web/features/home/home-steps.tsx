import type { ReactNode } from "react";
import { WeekStamp } from "#web/ui/week-stamp.tsx";
import "./home-steps.css";

const ledger = [
  ["Money in", "$1,630.00"],
  ["Bills and debts", "− $638.00"],
  ["Everyday", "− $622.00"],
] as const;

export function HomeSteps() {
  return (
    <section className="home-section" id="how-it-works">
      <h2>Three moves, once a week</h2>
      <ol className="home-steps">
        <Step title="1. See your week" picture={<SampleLedger />}>
          Monthly rent, pay every two weeks, a yearly insurance: all of it becomes one weekly sum you can check.
        </Step>
        <Step title="2. Save it" isStamp picture={<WeekStamp number={46} state="saved" marks={["disc", "diamond"]} />}>
          One tap records the week and splits it: buffer first, then costly debts, then the emergency fund, then what
          you are looking forward to.
        </Step>
        <Step
          title="3. Fold it"
          isStamp
          picture={<WeekStamp number={46} state="saved" marks={["disc", "diamond"]} folded />}
        >
          A money date of ten minutes: balances, one decision, one thank-you. Both sign, the corner folds, next week
          starts clean.
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  title: string;
  picture: ReactNode;
  /** Small enough to stand beside its words on a phone. */
  isStamp?: boolean;
  children: ReactNode;
}

function Step({ title, picture, isStamp = false, children }: StepProps) {
  return (
    <li className={`section home-step${isStamp ? " home-step--stamp" : ""}`}>
      <h3>{title}</h3>
      <div className="home-step-picture">{picture}</div>
      <p className="lede">{children}</p>
    </li>
  );
}

function SampleLedger() {
  return (
    <>
      <dl className="rows">
        {ledger.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="sum">
        <span>To set aside</span>
        <span>$370.00</span>
      </p>
    </>
  );
}
