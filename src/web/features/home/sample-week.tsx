import { dollars, totalCents } from "#content/sample-money.ts";
import { sampleBills, sampleSplit } from "#content/sample-week.ts";
import { Icon } from "#web/ui/icon.tsx";
import { WaterfallBar } from "./waterfall-bar.tsx";
import "./sample-week.css";

/** An invented household's Thursday, drawn with the parts that real weeks use. */
export function SampleWeek() {
  return (
    <section className="home-section" id="sample">
      <h2>What a Thursday looks like</h2>
      <p className="lede">Maya and Tom are invented. Their figures add up all the same.</p>
      <div className="sample">
        <SampleSave />
        <SampleBills />
      </div>
    </section>
  );
}

function SampleSave() {
  const whole = totalCents(sampleSplit);
  return (
    <div className="card sample-save">
      <h3>This week’s save</h3>
      <p className="small quiet">9 – 15 November. $1,630 in − $638 bills and debts − $622 everyday</p>
      <p className="sample-done">
        <Icon name="check" /> Buffer, debts above 8 % and emergency fund are full
      </p>
      <ol className="rows sample-split">
        {sampleSplit.map((item, index) => (
          <li key={item.label}>
            <span>{item.label}</span>
            <WaterfallBar before={totalCents(sampleSplit.slice(0, index))} part={item.cents} whole={whole} />
            <span className="number">{dollars(item.cents)}</span>
          </li>
        ))}
      </ol>
      <p className="sum">
        <span>To set aside</span>
        <span className="sample-total">{dollars(whole)}</span>
      </p>
    </div>
  );
}

function SampleBills() {
  return (
    <div className="section sample-bills">
      <h3>Coming up</h3>
      <ol className="rows">
        {sampleBills.map(({ day, label, cents }) => (
          <li key={label}>
            <span className="small quiet sample-day">{day}</span>
            <span className="sample-bill">{label}</span>
            <span className="number">{dollars(cents)}</span>
          </li>
        ))}
      </ol>
      <p className="sum">
        <span>Next 14 days</span>
        <span>{dollars(totalCents(sampleBills))}</span>
      </p>
      <p className="small quiet">Covered. Maya’s pay lands on Friday.</p>
    </div>
  );
}
