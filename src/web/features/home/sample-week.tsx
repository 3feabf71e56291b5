import { sampleBills, sampleSplit } from "#content/sample-week.ts";
import { formatMoney, minor, sum } from "#domain/money.ts";
import { defaultFormat } from "#web/browser/reader-format.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { WaterfallBar } from "./waterfall-bar.tsx";

const amount = (cents: number) => formatMoney(minor(cents), defaultFormat);
const total = (items: readonly { cents: number }[]) => sum(items.map(({ cents }) => minor(cents)));

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
  const whole = total(sampleSplit);
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
            <WaterfallBar before={total(sampleSplit.slice(0, index))} part={item.cents} whole={whole} />
            <span className="number">{amount(item.cents)}</span>
          </li>
        ))}
      </ol>
      <p className="sum">
        <span>To set aside</span>
        <Money amount={whole} format={defaultFormat} size="large" />
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
            <span className="number">{amount(cents)}</span>
          </li>
        ))}
      </ol>
      <p className="sum">
        <span>Next 14 days</span>
        <span>{formatMoney(total(sampleBills), defaultFormat)}</span>
      </p>
      <p className="small quiet">Covered. Maya’s pay lands on Friday.</p>
    </div>
  );
}
