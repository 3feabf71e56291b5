import type { Pay } from "#domain/household/household.ts";
import { aboutAmount } from "#domain/intake/bill-and-category.ts";
import { fromZero } from "#domain/intake/fields.ts";
import { exponentOf, formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { type Cadence, perWeek } from "#domain/time/cadence.ts";
import { cadenceOptions, cadenceWords, isCadence, spanWords } from "#web/household/words/kind-options.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIntake } from "../draft/use-draft.tsx";
import { errorOf } from "./problem-words.ts";
import type { EditorProps } from "./row-types.ts";

interface AmountFieldsProps extends EditorProps {
  /** The first is the default. */
  cadences: readonly [Cadence, ...Cadence[]];
}

/** An amount, how often it occurs, and what that makes a week. */
export function AmountFields({ row, problems, onType, cadences }: AmountFieldsProps) {
  const { format } = useIntake().options;
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
          format={format}
          error={error("amount")}
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

/** Silent on an unreadable amount: its field shows the problem. */
function AmountNote({ amount, cadence }: { amount: string; cadence: string }) {
  const { options } = useIntake();
  const read = fromZero(aboutAmount)(amount, options);
  if (amount.trim() === "")
    return <p className="editor-note">Don’t know exactly? A range such as 80–120 counts at its higher end.</p>;
  if (!read.ok || !isCadence(cadence)) return null;
  return (
    <p className="editor-note">
      {isRough(amount, options.format) && "Counted at "}
      <WeekFigure amount={read.value} cadence={cadence} format={options.format} />
    </p>
  );
}

interface WeekFigureProps {
  amount: Minor;
  cadence: Cadence;
  format: MoneyFormat;
}

/** "$1,840.00 every two weeks: $920.00 a week." A weekly amount is not repeated. */
export function WeekFigure({ amount, cadence, format }: WeekFigureProps) {
  return (
    <>
      {cadence !== "weekly" && `${formatMoney(amount, format)} ${cadenceWords[cadence]}: `}
      <strong>{formatMoney(perWeek(amount, cadence), format)} a week</strong>.{" "}
    </>
  );
}

/** "$1,200.00 monthly"; for a rough amount also what it counts as. */
export function amountWords(typed: string, amount: Minor, cadence: Cadence, format: MoneyFormat): string {
  const counted = `${formatMoney(amount, format)} ${cadenceWords[cadence]}`;
  return isRough(typed, format) ? `${typed.trim()}, counted at ${counted}` : counted;
}

/** Readable, but not a plain amount: "80–120", "about 80". */
export const isRough = (typed: string, format: MoneyFormat): boolean => !parseAmount(typed, format).ok;

/** Irregular pay counts at its low end. */
export const weekOfPay = (pay: Pay): Minor =>
  pay.cadence === "irregular" ? perWeek(pay.low, pay.per) : perWeek(pay.amount, pay.cadence);

export function payWords(pay: Pay, format: MoneyFormat): string {
  if (pay.cadence !== "irregular") return `${formatMoney(pay.amount, format)} ${cadenceWords[pay.cadence]}`;
  return `${formatMoney(pay.low, format)} in a lean ${spanWords[pay.per]}, ${formatMoney(pay.usual, format)} in a usual one`;
}

/** An example amount in the household's format, with decimals if the currency has them. */
export const exampleAmount = (units: number, format: MoneyFormat): string =>
  amountAsTyped(minor(Math.round(units * 10 ** exponentOf(format.currency))), format);

interface NameAndKindProps extends EditorProps {
  /** The label of the name field: "What for". */
  label: string;
  /** The first is the default. */
  kinds: readonly { value: string; label: string }[];
}

/** The name and kind of a row. */
export function NameAndKind({ row: { part, answers }, problems, onType, label, kinds }: NameAndKindProps) {
  return (
    <>
      <div className="editor-half editor-wide-on-phones">
        <TextField
          name="label"
          label={label}
          autoComplete="off"
          value={answers.label ?? ""}
          onChange={(text) => onType({ label: text })}
          error={errorOf(part, problems, "label")}
        />
      </div>
      <div className="editor-half editor-wide-on-phones">
        <Select
          name="kind"
          label="What it is"
          value={answers.kind ?? kinds[0]!.value}
          onChange={(kind) => onType({ kind })}
          options={kinds}
          error={errorOf(part, problems, "kind")}
        />
      </div>
    </>
  );
}
