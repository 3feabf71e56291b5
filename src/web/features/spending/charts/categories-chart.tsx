import { useMemo } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { categoriesOverTime } from "#domain/spending/spending-over-time.ts";
import type { TimeSlot } from "#domain/spending/time-slots.ts";
import { DownloadCsv } from "#web/household/csv/download-csv.tsx";
import { sideMoney, wholeMoney } from "#web/household/words/chart-money.ts";
import { BarChart } from "#web/ui/chart-bar.tsx";
import { slotsCsv } from "./chart-csv.ts";
import { allColumns, mostShown, seriesOf, shownColumns } from "./chart-series.ts";
import { type SlotKind, slotName, slotTick } from "./spans.ts";

export interface SlotsProps {
  household: Household;
  book: SpendingBook;
  slots: readonly TimeSlot[];
  by: SlotKind;
}

/** What each category took, one on top of the other, so that a bar is all that was spent. */
export function CategoriesChart({ household, book, slots, by }: SlotsProps) {
  const { categories, currency } = household;
  const found = useMemo(() => categoriesOverTime(book, categories, slots), [book, categories, slots]);
  if (!found.ok) return null;
  const series = seriesOf(shownColumns(found.value), slots);
  return (
    <div>
      <h3>Where it went</h3>
      <BarChart
        mode="stacked"
        label={`Spent by category, by ${by}`}
        summary={`${series.length > mostShown ? "The four that took the most, and the others together. " : ""}This ${by} is not over yet.`}
        series={series}
        format={(amount) => formatMoney(minor(amount), household)}
        formatTick={(series.length > 1 ? sideMoney : wholeMoney)(household)}
        formatX={(from) => slotName(by, from)}
        formatXTick={(from) => slotTick(by, from)}
        xLabel={by === "month" ? "Month" : "Week"}
        height={320}
        empty="Nothing was spent yet."
        tools={
          <DownloadCsv
            room="spending"
            about={`categories-by-${by}`}
            table={() => slotsCsv(slots, allColumns(found.value), currency)}
          />
        }
      />
    </div>
  );
}
