import type { MappingDraft, Question } from "#domain/import/guess-mapping.ts";
import { type DateOrder, readDay } from "#domain/import/read-day.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { OpenedFile } from "#web/import/import-messages.ts";
import { Segments } from "#web/ui/segments.tsx";
import { dayWords } from "../count-words.ts";
import { valuesIn, withDay } from "./change-mapping.ts";
import { ColumnSelect } from "./column-select.tsx";
import { MoneyFields } from "./money-fields.tsx";

export interface MappingProps {
  table: OpenedFile;
  draft: MappingDraft;
  money: MoneyFormat;
  onChange: (draft: MappingDraft) => void;
  /** Whether to say what is missing. */
  isWanting: boolean;
}

/** One thing that only the one who knows the file can say. */
export function QuestionField({ question, ...props }: MappingProps & { question: Question }) {
  const Field = fields[question];
  return <Field {...props} />;
}

function DayField({ table, draft, money, onChange, isWanting }: MappingProps) {
  return (
    <ColumnSelect
      {...{ label: "Day", table, value: draft.day }}
      error={isWanting && draft.day === undefined ? "Which column says the day?" : undefined}
      onChange={(day) => onChange(withDay(draft, day, table, money))}
    />
  );
}

function OrderField({ table, draft, onChange }: MappingProps) {
  return (
    <Segments<DateOrder>
      label="Dates are written"
      value={draft.dateOrder}
      onChange={(dateOrder) => onChange({ ...draft, dateOrder })}
      options={[
        { value: "dmy", label: "Day first" },
        { value: "mdy", label: "Month first" },
        { value: "ymd", label: "Year first" },
      ]}
      hint={orderWords(table, draft)}
    />
  );
}

function orderWords(table: OpenedFile, { day, dateOrder }: MappingDraft): string | undefined {
  const [text] = day === undefined ? [] : valuesIn(table, [day]);
  if (text === undefined) return undefined;
  const read = readDay(text, dateOrder);
  return read.ok ? `“${text}” is read as ${dayWords(read.value)}.` : `“${text}” is no day that way.`;
}

function WayField({ draft, onChange }: MappingProps) {
  const { money } = draft;
  if (money?.kind !== "one") return null;
  return (
    <Segments
      label="Money that went out is written"
      value={money.out}
      onChange={(out) => onChange({ ...draft, money: { ...money, out } })}
      options={[
        { value: "below-zero", label: "With a minus" },
        { value: "above-zero", label: "Without a sign" },
      ]}
    />
  );
}

const DecimalField = ({ draft, onChange }: MappingProps) => (
  <Segments
    label="Decimals come after a"
    value={draft.decimal}
    onChange={(decimal) => onChange({ ...draft, decimal })}
    options={[
      { value: ".", label: "Point, 12.40" },
      { value: ",", label: "Comma, 12,40" },
    ]}
  />
);

const fields = {
  day: DayField,
  "date-order": OrderField,
  money: MoneyFields,
  way: WayField,
  decimal: DecimalField,
} as const;
