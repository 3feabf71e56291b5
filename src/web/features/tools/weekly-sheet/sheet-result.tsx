import { useMemo } from "react";
import type { Explanation } from "#domain/explain.ts";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import type { Day } from "#domain/time/day.ts";
import { type SheetQuestion, type WeeklySheet, weeklySheet } from "#domain/tools/weekly-sheet.ts";
import { dateWords, weekdayWords } from "#web/household/words/date-words.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Button } from "#web/ui/button.tsx";
import { Table } from "#web/ui/table.tsx";
import { Answer, HandOff, TooLarge, ToolHeading } from "../frame/answer.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { linesIn, type specs } from "./sheet-fields.ts";
import "../frame/tool.css";

export function SheetResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values, asked } = tool;
  const question = useMemo(() => values && questionOf(values), [values]);
  const made = useMemo(() => question && weeklySheet(question), [question]);
  return (
    <>
      {!question && <p className="lede">Choose the day the week begins on, and the sheet stands here.</p>}
      {made && !made.ok && <TooLarge />}
      {question && made?.ok && <Sheet question={question} sheet={made.value} format={asked.format} />}
      {made?.ok && (
        <div className="tool-carry">
          <Button onClick={() => window.print()}>Print the sheet</Button>
        </div>
      )}
      <HandOff tool={tool} rows={rowsOf(question, asked)} add="Take these to your household" />
    </>
  );
}

const questionOf = (values: Readonly<Record<string, unknown>>): SheetQuestion => ({
  start: values.start as Day,
  income: (values.income as Minor | undefined) ?? minor(0),
  bills: (values.bills as Minor | undefined) ?? minor(0),
  envelopes: linesIn(values),
});

function rowsOf(question: SheetQuestion | null, { format }: ReadOptions): HandoffRow[] {
  if (!question) return [];
  const row = (part: HandoffRow["part"], label: string, amount: Minor): HandoffRow[] =>
    amount > 0 ? [{ part, answers: { label, cadence: "weekly", amount: amountAsTyped(amount, format) } }] : [];
  return [
    ...row("incomes", "Money in", question.income),
    ...row("bills", "Bills", question.bills),
    ...question.envelopes.flatMap(({ label, amount }) => row("categories", label, amount)),
  ];
}

interface SheetProps {
  question: SheetQuestion;
  sheet: WeeklySheet;
  format: MoneyFormat;
}

const asTyped: Explanation = { formula: "as you typed it", inputs: [] };

/** The printable page for the fridge, with boxes to write each day's spending in. */
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
