import { useMemo } from "react";
import { formatMoney, minor } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { addDays, type Day } from "#domain/time/day.ts";
import { type FundQuestion, type FundSize, fundSize, fundSteps, maxFundWeeks } from "#domain/tools/emergency-fund.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Answer, type Told } from "../frame/answer.tsx";
import { Carry } from "../frame/carry.tsx";
import { TooLarge } from "../frame/too-large.tsx";
import type { Tool } from "../frame/use-tool.ts";
import { FundChart } from "./fund-chart.tsx";
import type { specs } from "./fund-fields.ts";

export function FundResult({ tool }: { tool: Tool<typeof specs> }) {
  const { values } = tool;
  const question = useMemo(() => values && questionOf(values), [values]);
  const size = useMemo(() => question && fundSize(question), [question]);
  const fund = size?.ok ? size.value : undefined;
  const steps = question && fund ? fundSteps(question, fund) : [];
  const { format, today } = tool.asked;
  return (
    <>
      <Answer
        format={format}
        rows={[
          { label: "Months of needs", told: fund && { text: String(fund.months.count), why: fund.months.why } },
          { label: "Still missing", told: fund?.missing },
          { label: "Reached", told: fund && reached(fund, today) },
        ]}
        sum={{ label: "Your emergency fund", told: fund?.target }}
      />
      <Announcement text={fund ? `Your emergency fund: ${formatMoney(fund.target.amount, format)}` : ""} />
      {size && !size.ok && <TooLarge />}
      {fund && <p className="lede tool-said">{sentence(fund)}</p>}
      {question && steps.length > 0 && <FundChart steps={steps} needs={question.needs} asked={tool.asked} />}
      <Carry tool={tool} rows={goalOf(tool, fund)} add="Add it as a goal" />
    </>
  );
}

type Read = NonNullable<Tool<typeof specs>["values"]>;

const questionOf = (values: Read): FundQuestion => ({
  ...values,
  saved: values.saved ?? minor(0),
  weekly: values.weekly ?? minor(0),
});

function reached({ weeks }: FundSize, today: Day): Told {
  if (!weeks) return undefined;
  if (weeks.count === 0) return { text: "It is there", why: weeks.why };
  const isFar = weeks.count > maxFundWeeks;
  const text = isFar ? "Not in 50 years" : `${monthWords(addDays(today, weeks.count * 7))}, in ${weeks.count} weeks`;
  return { text, why: weeks.why };
}

function sentence({ months, missing, weeks }: FundSize): string {
  if (missing.amount === 0) return "What you have covers it. What comes next can go to other goals.";
  const much = `This is ${months.count} months of needs, for a time without income.`;
  return weeks ? `${much} One month of it already helps.` : `${much} Say what you can set aside, and there is a date.`;
}

function goalOf({ values, asked }: Tool<typeof specs>, fund: FundSize | undefined): HandoffRow[] {
  if (!values || !fund || fund.target.amount === 0) return [];
  const answers = {
    label: "Emergency fund",
    kind: "emergency",
    target: amountAsTyped(fund.target.amount, asked.format),
    alreadySaved: amountAsTyped(values.saved ?? minor(0), asked.format),
  };
  return [{ part: "goals", answers }];
}
