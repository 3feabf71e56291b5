import type { PayMonth } from "#domain/tools/pay-calendar.ts";
import { monthWords, nearDayWords } from "#web/household/words/date-words.ts";
import { Table } from "#web/ui/table.tsx";
import "./pay-table.css";

/** Twelve months with their paydays; those with one more are marked, in words too. */
export const PayTable = ({ months }: { months: readonly PayMonth[] }) => (
  <Table
    caption="Paydays by month"
    captionHidden
    columns={[
      { key: "month", label: "Month" },
      { key: "days", label: "Paydays" },
      { key: "count", label: "How many", align: "end" },
    ]}
    rows={months.map(({ month, paydays, isRich }) => ({
      id: month,
      cells: {
        month: monthWords(month),
        days: paydays.map(nearDayWords).join(", "),
        count: isRich ? <strong className="pay-rich">{paydays.length}, one more</strong> : String(paydays.length),
      },
    }))}
  />
);
