import type { MappingDraft, Question } from "#domain/import/guess-mapping.ts";
import type { MoneyColumns } from "#domain/import/mapping.ts";
import { hasMinus } from "#domain/import/money-direction.ts";
import { type DateOrder, readDay } from "#domain/import/read-day.ts";
import { tidy } from "#domain/import/row-text.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { moneyColumnsAs, valuesIn, withDay, withMoney, withSkip, withText } from "./mapping-edits.ts";
import type { OpenedFile } from "./reader/import-handlers.ts";
import { dayWords } from "./step-parts.tsx";

export interface MappingProps {
  table: OpenedFile;
  draft: MappingDraft;
  money: MoneyFormat;
  onChange: (draft: MappingDraft) => void;
  /** Whether to show what is missing. */
  showErrors: boolean;
  /** Whether only the user can say if amounts without a minus are money out or in, and has not said so. */
  isDirectionOpen: boolean;
  onDirection: (out: "below-zero" | "above-zero") => void;
}

/** One setting that could not be detected from the file. */
export function QuestionField({ question, ...props }: MappingProps & { question: Question }) {
  const Field = fields[question];
  return <Field {...props} />;
}

function DayField({ table, draft, money, onChange, showErrors }: MappingProps) {
  return (
    <ColumnSelect
      label="Day"
      table={table}
      value={draft.day}
      error={showErrors && draft.day === undefined ? "Which column says the day?" : undefined}
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

/** Nothing is chosen before the user answers: a wrong guess would turn deposits into spending. */
function DirectionField({ table, draft: { money }, showErrors, isDirectionOpen, onDirection }: MappingProps) {
  if (money?.kind !== "one") return null;
  const which = valuesIn(table, [money.column]).some(hasMinus) ? "the amounts without a minus" : "these amounts";
  return (
    <Segments
      label={`Are ${which} money out or money in?`}
      value={isDirectionOpen ? undefined : money.out}
      onChange={onDirection}
      options={[
        { value: "above-zero", label: "Money out" },
        { value: "below-zero", label: "Money in" },
      ]}
      error={showErrors && isDirectionOpen ? "Say which, so that nothing is booked the wrong way." : undefined}
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
  way: DirectionField,
  decimal: DecimalField,
} as const;

const layouts: readonly { value: MoneyColumns["kind"]; label: string }[] = [
  { value: "one", label: "In one column" },
  { value: "two", label: "In two: one for out, one for in" },
  { value: "marked", label: "In one, and a word says which way" },
];

/** The columns that hold the amounts. */
function MoneyFields({ table, draft, money, onChange, showErrors }: MappingProps) {
  const set = (columns: MoneyColumns) => onChange(withMoney(draft, columns, table, money));
  return (
    <>
      <Select
        label="Amounts stand"
        value={draft.money?.kind ?? ""}
        options={layouts}
        placeholder={draft.money ? undefined : "Choose"}
        error={showErrors && !draft.money ? "Which column says the amount?" : undefined}
        onChange={(kind) =>
          kind !== "" && set(moneyColumnsAs(kind as MoneyColumns["kind"], draft.money, table.columns))
        }
      />
      {draft.money && <MoneyColumnFields table={table} set={set} columns={draft.money} />}
    </>
  );
}

interface ColumnsProps {
  table: MappingProps["table"];
  columns: MoneyColumns;
  set: (columns: MoneyColumns) => void;
}

function MoneyColumnFields({ table, columns, set }: ColumnsProps) {
  if (columns.kind === "two") {
    const isSame = columns.out === columns.in;
    return (
      <div className="bank-pair">
        <ColumnSelect
          label="Money out"
          table={table}
          value={columns.out}
          error={isSame ? "These are the same column." : undefined}
          onChange={(out) => set({ ...columns, out })}
        />
        <ColumnSelect
          label="Money in"
          table={table}
          value={columns.in}
          onChange={(into) => set({ ...columns, in: into })}
        />
      </div>
    );
  }
  const amount = (
    <ColumnSelect
      label="Amount"
      table={table}
      value={columns.column}
      onChange={(column) => set({ ...columns, column })}
    />
  );
  if (columns.kind === "one") return amount;
  return (
    <div className="bank-pair">
      {amount}
      <ColumnSelect
        label="Word for the way"
        table={table}
        value={columns.mark}
        onChange={(mark) => set({ ...columns, mark })}
      />
    </div>
  );
}

const allQuestions: readonly Question[] = ["day", "date-order", "money", "way", "decimal"];

/** The settings that were detected, to check and change. */
export function MoreFields({ asked, ...props }: MappingProps & { asked: readonly Question[] }) {
  const { table, draft, onChange } = props;
  const skip = draft.skip ?? table.guess.draft.skip;
  return (
    <div className="bank-fields">
      {allQuestions
        .filter((question) => !asked.includes(question))
        .map((question) => (
          <QuestionField key={question} question={question} {...props} />
        ))}
      <div className="bank-pair">
        <ColumnSelect
          label="Payee"
          table={table}
          value={draft.payee}
          none="None"
          onChange={(column) => onChange(withText(draft, "payee", column))}
        />
        <ColumnSelect
          label="Note"
          table={table}
          value={draft.note}
          none="None"
          onChange={(column) => onChange(withText(draft, "note", column))}
        />
      </div>
      <Segments
        label="Money that came in is"
        value={draft.moneyIn}
        onChange={(moneyIn) => onChange({ ...draft, moneyIn })}
        options={[
          { value: "income", label: "Income" },
          { value: "refund", label: "A refund" },
        ]}
        hint="A card’s file mostly holds refunds, an account’s holds income."
      />
      <ColumnSelect
        label="Currency"
        table={table}
        value={draft.currency}
        none="None"
        onChange={(column) => onChange(withText(draft, "currency", column))}
      />
      {skip && (
        <Checkbox
          label="Leave out rows that are pending or were declined"
          checked={draft.skip !== undefined}
          onChange={(isLeftOut) => onChange(withSkip(draft, isLeftOut ? skip : undefined))}
        />
      )}
    </div>
  );
}

type Table = Pick<OpenedFile, "header" | "columns" | "sample">;

interface ColumnSelectProps {
  label: string;
  table: Table;
  value: number | undefined;
  onChange: (column: number) => void;
  /** The label of "no column", where the column is optional. */
  none?: string | undefined;
  error?: string | undefined;
}

/** A select of columns, each shown by its name and its first value. */
function ColumnSelect({ label, table, value, onChange, none, error }: ColumnSelectProps) {
  const columns = Array.from({ length: table.columns }, (_, column) => ({
    value: String(column),
    label: columnWords(table, column),
  }));
  const noneOption = none === undefined ? {} : { none: { value: "-1", label: none } };
  return (
    <Select
      label={label}
      error={error}
      value={value === undefined ? (none === undefined ? "" : "-1") : String(value)}
      placeholder={none === undefined && value === undefined ? "Choose a column" : undefined}
      options={[...Object.values(noneOption), ...columns]}
      onChange={(chosen) => chosen !== "" && onChange(Number(chosen))}
    />
  );
}

const longestExample = 32;

function columnWords(table: Table, column: number): string {
  const name = tidy(table.header?.[column] ?? "") || `Column ${column + 1}`;
  const example = tidy(valuesIn(table, [column])[0] ?? "");
  const short = example.length > longestExample ? `${example.slice(0, longestExample)}…` : example;
  return short === "" ? name : `${name}: ${short}`;
}
