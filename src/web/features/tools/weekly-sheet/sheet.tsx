import type { Explanation } from "#domain/explain.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import type { SheetQuestion, WeeklySheet } from "#domain/tools/weekly-sheet.ts";
import { dateWords, weekdayWords } from "#web/household/words/date-words.ts";
import { Table } from "#web/ui/table.tsx";
import { Answer } from "../frame/answer.tsx";
import { ToolHeading } from "../frame/tool-heading.tsx";
import "./sheet.css";

interface SheetProps {
  question: SheetQuestion;
  sheet: WeeklySheet;
  format: MoneyFormat;
}

const asTyped: Explanation = { formula: "as you typed it", inputs: [] };

/** The page for the fridge. Boxes are for a pen: what was spent that day, and at the end what was left. */
export function Sheet({ question, sheet, format }: SheetProps) {
  const { income, bills, envelopes } = question;
  const isShort = sheet.left.amount < 0;
  return (
    <article className="fridge-sheet">
      <ToolHeading>
        Week of {dateWords(sheet.days[0]!)} to {dateWords(sheet.days[6]!)}
      </ToolHeading>
      <Answer
        format={format}
        rows={[
          { label: "Money in", told: { amount: income, why: asTyped } },
          { label: "Bills", told: { amount: bills, why: asTyped } },
          { label: "Everyday", told: sheet.everyday },
        ]}
        sum={{ label: isShort ? "Short this week" : "To set aside", told: sheet.left }}
      />
      <Table
        caption="Day by day"
        columns={[
          { key: "line", label: "For" },
          { key: "amount", label: "This week", align: "end" },
          ...sheet.days.map((day) => ({ key: day, label: weekdayWords(day) })),
        ]}
        rows={(envelopes.length > 0 ? envelopes : [{ label: "Everyday", amount: sheet.everyday.amount }]).map(
          ({ label, amount }, index) => ({
            id: String(index),
            cells: {
              line: label,
              amount: formatMoney(amount, format),
              ...Object.fromEntries(sheet.days.map((day) => [day, <span key={day} className="fridge-sheet-box" />])),
            } as Record<string, React.ReactNode>,
          }),
        )}
      />
      <p className="fridge-sheet-notes">One thing to decide at the money date:</p>
    </article>
  );
}
