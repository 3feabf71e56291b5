import { useMemo } from "react";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { beyondUsual, payCalendarFile, payMonths } from "#domain/tools/pay-calendar.ts";
import { saveFile } from "#web/files/save-file.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Button } from "#web/ui/button.tsx";
import { Answer } from "../frame/answer.tsx";
import { Carry } from "../frame/carry.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { PayChart } from "./pay-chart.tsx";
import type { specs } from "./pay-fields.ts";
import { PayTable } from "./pay-table.tsx";
import { richWords } from "./pay-words.ts";

export function PayResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values, asked } = tool;
  const months = useMemo(() => values && payMonths(values, asked.today), [values, asked.today]);
  const rich = months?.filter(({ isRich }) => isRich) ?? [];
  const save = () =>
    saveFile({
      name: "weekfold-paydays.ics",
      type: "ics",
      content: payCalendarFile({ months: months ?? [], made: Date.now(), host: location.hostname }),
    });
  return (
    <>
      {!months && <p className="lede">Name one payday, and a year of them stands here.</p>}
      {months && values && (
        <>
          <p className="lede tool-said" role="status">
            {richWords(months, values.cadence)}
          </p>
          {rich.length > 0 && values.amount !== undefined && (
            <Answer
              format={asked.format}
              sum={{ label: "Beyond the usual months", told: beyondUsual(months, values.amount) }}
            />
          )}
          <PayChart months={months} cadence={values.cadence} amount={values.amount} format={asked.format} />
          <PayTable months={months} />
          <div className="tool-carry">
            <Button variant="outline" icon="download" onClick={save}>
              Calendar file
            </Button>
          </div>
        </>
      )}
      <Carry tool={tool} rows={payOf(tool)} add="Take this pay to your household" />
    </>
  );
}

/** The intake asks when the next one is: the first that is not over. */
function payOf({ values, asked }: Tool<typeof specs>): HandoffRow[] {
  if (!values) return [];
  const { cadence, amount } = values;
  const next = payMonths(values, asked.today)
    .flatMap(({ paydays }) => paydays)
    .find((day) => day >= asked.today);
  const known = {
    ...(next && { nextOn: next }),
    ...(amount !== undefined && { amount: amountAsTyped(amount, asked.format) }),
  };
  return [{ part: "incomes", answers: { label: "Pay", cadence, ...known } }];
}
