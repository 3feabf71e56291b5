import { aboutAmount } from "#domain/intake/about-amount.ts";
import { fromZero } from "#domain/intake/fields.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { cadenceOptions, isCadence } from "#web/household/words/cadence-words.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { useIntake } from "../draft/use-draft.tsx";
import type { EditorProps } from "./row-types.ts";
import { errorOf } from "./problem-words.ts";
import { WeekFigure } from "./week-figure.tsx";
import { isRough } from "./week-words.ts";

interface AmountFieldsProps extends EditorProps {
  /** The first is meant where none was chosen. */
  cadences: readonly [Cadence, ...Cadence[]];
}

/** An amount, how often it goes, and what that is in a week. */
export function AmountFields({ row, problems, onType, cadences }: AmountFieldsProps) {
  const { format } = useIntake().asked;
  const { amount = "", cadence = cadences[0] } = row.answers;
  const error = (field: string) => errorOf(row.part, problems, field);
  return (
    <>
      <div className="editor-half">
        <MoneyField
          label="Amount"
          name="amount"
          value={amount}
          onChange={(text) => onType({ amount: text })}
          {...{ format, error: error("amount") }}
        />
      </div>
      <div className="editor-half">
        <Select
          label="How often"
          name="cadence"
          value={cadence}
          error={error("cadence")}
          onChange={(chosen) => onType({ cadence: chosen })}
          options={cadenceOptions(cadences)}
        />
      </div>
      <AmountNote amount={amount} cadence={cadence} />
    </>
  );
}

/** Nothing is said of an amount that can’t be read: its field does, once it is left. */
function AmountNote({ amount, cadence }: { amount: string; cadence: string }) {
  const { asked } = useIntake();
  const read = fromZero(aboutAmount)(amount, asked);
  if (amount.trim() === "")
    return <p className="editor-note">Don’t know exactly? A range such as 80–120 counts at its higher end.</p>;
  if (!read.ok || !isCadence(cadence)) return null;
  return (
    <p className="editor-note">
      {isRough(amount, asked.format) && "Counted at "}
      <WeekFigure amount={read.value} cadence={cadence} format={asked.format} />
    </p>
  );
}
