import { cadences, payCadences } from "#domain/intake/choices.ts";
import { amountFromZero } from "#domain/intake/fields.ts";
import { isCadence } from "#web/household/words/cadence-words.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import type { EditorProps } from "../../rows/row-types.ts";
import { WeekFigure } from "../../rows/week-figure.tsx";

/** What the pay is in a week, and the way to the other sort of pay and back. Texts of both sorts stay. */
export function PayNote({ row, onType }: Pick<EditorProps, "row" | "onType">) {
  const { cadence = payCadences[0], per = cadences[0] } = row.answers;
  const isIrregular = cadence === "irregular";
  // The span of time goes along, so that the way back leads to where it began.
  const change = () => onType(isIrregular ? { cadence: per } : { cadence: "irregular", per: cadence });
  return (
    <p className="editor-note">
      {isIrregular && "The plan counts on the lean one. "}
      <WeekOfPay row={row} />
      <button type="button" className="editor-switch" onClick={change}>
        {isIrregular ? "I know the exact amount" : "I don’t know the exact amount"}
      </button>
    </p>
  );
}

function WeekOfPay({ row }: Pick<EditorProps, "row">) {
  const { asked } = useIntake();
  const { cadence = payCadences[0], per = cadences[0], amount = "", low = "" } = row.answers;
  const isIrregular = cadence === "irregular";
  const often = isIrregular ? per : cadence;
  const read = amountFromZero(isIrregular ? low : amount, asked);
  return read.ok && isCadence(often) ? <WeekFigure amount={read.value} cadence={often} format={asked.format} /> : null;
}
