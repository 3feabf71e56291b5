import { overspentOf } from "#domain/money-date/agenda-overspent.ts";
import { useRun } from "#web/household/use-run.ts";
import { TextArea } from "#web/ui/text-area.tsx";
import { deciding } from "../part-commands.ts";
import type { WordsStepProps } from "../step-screen.tsx";
import { useKeptText } from "../use-kept-text.ts";
import { RaiseBudget } from "./raise-budget.tsx";

/** One thing, in the household's own words, and the budgets that were left to be looked at here. */
export function DecisionStep({ figures, date, unkept }: WordsStepProps) {
  const run = useRun();
  const { text, error, type, leave } = useKeptText({
    ...{ field: `decision ${date.week}`, unkept, stored: date.resolved },
    keep: (words) => run(deciding(date.week, words)),
  });
  const left = overspentOf(date.spending?.envelopes ?? []).filter(
    ({ envelope }) => date.choices.get(envelope.category.id)?.choice === "leave",
  );
  return (
    <>
      <p className="lede">One is enough. Small ones get done.</p>
      <div className="step-screen-body">
        <TextArea
          label="What you decide"
          value={text}
          onChange={type}
          onBlur={leave}
          error={error}
          hint="It stands on the sheet, for both of you to read next week."
        />
        {left.map((overspent) => (
          <RaiseBudget key={overspent.envelope.category.id} overspent={overspent} figures={figures} />
        ))}
      </div>
    </>
  );
}
