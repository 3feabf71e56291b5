import { AboutSection } from "./about-section.tsx";

const parts = [
  ["Money in, by the week", "irregular income at its low"],
  ["− Bills", "whatever their rhythm, by the week"],
  ["− Debt minimums", "those not already listed as bills"],
  ["− Everyday budgets", "needs and wants"],
] as const;

const order = [
  "A starter buffer: one month of needs, at most 1,000 in your currency",
  "Debts above 8 % APR",
  "An emergency fund: three months of needs",
  "Goals with a date, by what they need per week",
  "Goals without a date, in your order",
  "Investing",
];

export function Figures() {
  return (
    <AboutSection id="figures" title="How figures are made">
      <p>Every figure on screen answers “why?” with its formula and the answers of yours that it came from.</p>
      <WeeklySum />
      <p>That sum is split, visibly and to the cent, in this order:</p>
      <ol className="about-order">
        {order.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        A household that is short every week gets a plan for the gap, not a negative save. Amounts are kept in whole
        cents, so nothing is lost to rounding. Net worth reads only the balances that you enter. Projections say “at
        this pace”, because that is all they know.
      </p>
    </AboutSection>
  );
}

function WeeklySum() {
  return (
    <div>
      <dl className="rows about-facts">
        {parts.map(([term, note]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <p className="sum">What you can put aside this week</p>
    </div>
  );
}
