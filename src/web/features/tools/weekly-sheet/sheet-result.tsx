import { useMemo } from "react";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import type { Day } from "#domain/time/day.ts";
import { type SheetQuestion, weeklySheet } from "#domain/tools/weekly-sheet.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Button } from "#web/ui/button.tsx";
import { Carry } from "../frame/carry.tsx";
import { TooLarge } from "../frame/too-large.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { Sheet } from "./sheet.tsx";
import { linesIn, type specs } from "./sheet-fields.ts";

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
      <Carry tool={tool} rows={rowsOf(question, asked)} add="Take these to your household" />
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
