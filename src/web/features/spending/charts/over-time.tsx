import { memo, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { Segments } from "#web/ui/segments.tsx";
import { CategoriesChart } from "./categories-chart.tsx";
import { IncomeChart } from "./income-chart.tsx";
import { RhythmChart } from "./rhythm-chart.tsx";
import { latestSlots, type SlotKind } from "./spans.ts";
import "./over-time.css";

interface OverTimeProps {
  household: Household;
  book: SpendingBook;
  began: WeekId;
  today: Day;
}

const kinds: readonly { value: SlotKind; label: string }[] = [
  { value: "month", label: "Months" },
  { value: "week", label: "Weeks" },
];

/** Where the money went over a year or a quarter, and how a week usually goes. */
export const OverTime = memo(function OverTime({ household, book, began, today }: OverTimeProps) {
  const [chosen, choose] = useState<SlotKind>();
  const months = useMemo(() => latestSlots("month", book, household, today), [book, household, today]);
  // Two months say little; their weeks say more.
  const by = chosen ?? (months.length > 2 ? "month" : "week");
  const slots = useMemo(
    () => (by === "month" ? months : latestSlots(by, book, household, today)),
    [by, months, book, household, today],
  );
  return (
    <section className="section over-time" aria-labelledby="over-time">
      <div className="section-head">
        <h2 id="over-time">Over time</h2>
        <Segments label="Over time, by" labelHidden value={by} options={kinds} onChange={choose} />
      </div>
      <CategoriesChart {...{ household, book, slots, by }} />
      <div className="columns over-time-columns">
        <IncomeChart {...{ household, book, slots, by }} />
        <RhythmChart {...{ household, book, began, today }} />
      </div>
    </section>
  );
});
