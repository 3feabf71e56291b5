import { useMemo } from "react";
import type { Figure } from "#domain/explain.ts";
import { add, formatMoney, type Minor, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { projectGrowth } from "#domain/projections/growth.ts";
import { addMonths } from "#domain/time/day.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Answer } from "../frame/answer.tsx";
import { Carry } from "../frame/carry.tsx";
import { TooLarge } from "../frame/too-large.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { GrowthChart } from "./growth-chart.tsx";
import type { specs } from "./growth-fields.ts";

export function GrowthResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values } = tool;
  const grown = useMemo(() => values && projectGrowth({ ...values, start: values.start ?? minor(0) }), [values]);
  const { format } = tool.asked;
  const start = values?.start ?? minor(0);
  const growth = grown?.ok ? grown.value : undefined;
  return (
    <>
      <Answer
        format={format}
        rows={[
          ...(start > 0 ? [{ label: "There already", told: startOf(start) }] : []),
          { label: "You put in", told: growth?.contributed },
          { label: "Growth adds", told: growth?.growth },
          { label: "In today’s money", told: growth?.real },
        ]}
        sum={{ label: "At the end", told: growth?.balance }}
      />
      <Announcement text={growth ? `At the end: ${formatMoney(growth.balance.amount, format)}` : ""} />
      {grown && !grown.ok && <TooLarge />}
      {growth && <GrowthChart growth={growth} start={start} asked={tool.asked} />}
      <Carry tool={tool} rows={goalOf(tool)} add="Add it as a goal" />
      {growth && (
        <p className="small quiet">The goal is what you put in yourself; growth, if it comes, comes on top.</p>
      )}
    </>
  );
}

/** So that the rows add up to the end. */
const startOf = (amount: Minor): Figure => ({ amount, why: { formula: "As you typed it.", inputs: [] } });

function goalOf({ values, asked }: Tool<typeof specs>): HandoffRow[] {
  if (!values || values.weekly === 0) return [];
  const { start = minor(0), weekly, years } = values;
  const typed = (amount: typeof weekly) => amountAsTyped(amount, asked.format);
  const answers = {
    label: `Set aside for ${years} ${years === 1 ? "year" : "years"}`,
    kind: "investing",
    target: typed(add(start, minor(weekly * 52 * years))),
    alreadySaved: typed(start),
    by: addMonths(asked.today, years * 12),
  };
  return [{ part: "goals", answers }];
}
