import type { Household } from "#domain/household/household.ts";
import type { BillsCalendar } from "#domain/spending/bills-calendar.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { monthName } from "../period/period-words.ts";
import { dueKey } from "./bill-words.ts";
import { DueRow, PayRow } from "./due-rows.tsx";
import type { Paying } from "./use-paying.ts";

interface ListProps {
  calendar: BillsCalendar;
  household: Household;
  paying: Paying;
}

/** The month day by day, where there is no room for a calendar. */
export function MonthList({ calendar: { days, sum }, household, paying }: ListProps) {
  const full = days.filter(({ dues, pays }) => dues.length + pays.length > 0);
  const name = monthName(days[0]!.day, paying.today);
  if (full.length === 0) return <p className="lede bills-list">Nothing is due in {name}.</p>;
  return (
    <div className="bills-list">
      <ul className="rows bills-rows">
        {full.flatMap(({ pays, dues }) => [
          ...pays.map((pay) => <PayRow key={`pay ${pay.income.id} ${pay.day}`} pay={pay} household={household} />),
          ...dues.map((item) => <DueRow key={dueKey(item)} {...{ item, household, paying }} />),
        ])}
      </ul>
      <p className="sum">
        <span>
          Due in {name} <Why about={`Due in ${name}`} {...explanationWords(sum.why, household)} />
        </span>
        <Money amount={sum.amount} format={household} />
      </p>
    </div>
  );
}
