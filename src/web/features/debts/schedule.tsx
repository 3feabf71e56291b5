import { useState } from "react";
import { maxScheduleRows, type ScheduleRow } from "#domain/debts/payoff-outlook.ts";
import type { PayoffPlan, Rhythm } from "#domain/debts/payoff-plan.ts";
import { type Currency, formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { yearOf } from "#domain/time/day.ts";
import { amountCell, byteOrderMark, csvLine, numberCell, textCell } from "#sync/files/csv-table.ts";
import { DownloadCsv } from "#web/household/download-csv.tsx";
import { shortMonthWords } from "#web/household/words/chart-labels.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import { useSchedule } from "./payoff-client.ts";

/** Two years of monthly payments. */
const pageSize = 24;

type Column = "on" | "paid" | "interest" | "left";

/** Every payment of the tried plan, one page at a time. */
export function Schedule({ plan, format }: { plan: PayoffPlan; format: MoneyFormat }) {
  const { schedule, isWorking } = useSchedule(plan);
  const [shown, show] = useState(pageSize);
  if (!schedule || isWorking) return <p className="small quiet">Working it out…</p>;
  if (!schedule.ok) return null;
  const rows = schedule.value;
  return (
    <div className="debts-schedule">
      <DownloadCsv room="goals" about="payments" table={() => scheduleCsv(rows, format.currency)} />
      <Table
        caption="Payment by payment"
        captionHidden
        columns={columns(plan.rhythm)}
        rows={rowsOf(rows.slice(0, shown), plan, format)}
      />
      {rows.length > shown && (
        <TextButton onClick={() => show(shown + 5 * pageSize)}>Show more ({rows.length - shown} left)</TextButton>
      )}
      {rows.length === maxScheduleRows && rows.at(-1)!.left > 0 && (
        <p className="small quiet">A debt here never ends. The first {maxScheduleRows} payments are told.</p>
      )}
    </div>
  );
}

const columns = (rhythm: Rhythm): TableColumn<Column>[] => [
  { key: "on", label: rhythm === "monthly" ? "Month" : "Week of" },
  { key: "paid", label: "Paid", align: "end" },
  { key: "interest", label: "Of it interest", align: "end" },
  { key: "left", label: "Still owed", align: "end" },
];

const rowsOf = (rows: readonly ScheduleRow[], { rhythm }: PayoffPlan, format: MoneyFormat) =>
  rows.map(({ period, on, paid, interest, left }) => ({
    id: String(period),
    cells: {
      on: rhythm === "monthly" ? shortMonthWords(on) : `${dateWords(on)} ${yearOf(on)}`,
      paid: formatMoney(paid, format),
      interest: formatMoney(interest, format),
      left: formatMoney(left, format),
    },
  }));

const csvColumns = ["Day", "Payment", "Debt", "Owed before", "Interest", "Paid", "Owed after", "Currency"];

/** One row for each payment of each debt. */
export function scheduleCsv(rows: readonly ScheduleRow[], currency: Currency): string {
  const lines = rows.flatMap(({ on, period, debts }) =>
    debts.map(({ label, opening, interest, paid, closing }) => {
      const amounts = [opening, interest, paid, closing].map((amount) => amountCell(amount, currency));
      return csvLine([textCell(on), numberCell(period), textCell(label), ...amounts, textCell(currency)]);
    }),
  );
  return byteOrderMark + csvLine(csvColumns.map(textCell)) + lines.join("");
}
