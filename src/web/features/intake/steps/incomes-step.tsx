import type { ReadOptions, Row } from "#domain/intake/answers.ts";
import { cadences, payCadences } from "#domain/intake/choices.ts";
import { amountFromZero } from "#domain/intake/fields.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { sum } from "#domain/money/money.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { cadenceOptions, isCadence, spanWords } from "#web/household/words/kind-options.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { payWords, WeekFigure, weekOfPay } from "../rows/editor-fields.tsx";
import { HomePageOffer } from "../rows/handoff-offers.tsx";
import { errorOf, rowName } from "../rows/problem-words.ts";
import { RowList } from "../rows/row-list.tsx";
import type { EditorProps, RowWords, StepProps } from "../rows/row-types.ts";
import { personMarks } from "./people-step.tsx";

export function IncomesStep(props: StepProps) {
  const { options, read, rowsOf } = useIntake();
  const people = rowsOf("people");
  const first = namedPeople(people)[0]?.answers.name?.trim();
  const weeks = read.household.incomes.map(({ pay }) => weekOfPay(pay));
  return (
    <>
      <HomePageOffer field="takeHome" />
      <RowList
        {...props}
        part="incomes"
        words={{ list: "Incomes", example: `${first ? `${first} ` : ""}clinic 1840 every two weeks` }}
        describe={incomeWords(people, options)}
        editor={IncomeEditor}
        total={{ label: "Money in, a week", amount: weeks.length > 0 ? sum(weeks) : null }}
      />
    </>
  );
}

const readIncome = ({ id, answers }: DraftRow, options: ReadOptions) =>
  readRow({ id, part: "incomes", answers } satisfies Row<"incomes">, options);

/** People who have a name. An income without a person belongs to the first one. */
const namedPeople = (people: readonly DraftRow[]): readonly DraftRow[] =>
  people.filter(({ answers }) => answers.name?.trim());

/** The texts of income rows. Names appear only if there are several people. */
function incomeWords(people: readonly DraftRow[], options: ReadOptions): (row: DraftRow) => RowWords {
  const named = namedPeople(people);
  const markOf = personMarks(people);
  return (row) => {
    const personId = row.answers.personId || named[0]?.id || "";
    const mark = named.length > 1 ? { mark: markOf(personId) } : {};
    const read = readIncome(row, options);
    if (!read.ok) return { name: rowName(row), week: null, ...mark };
    const who = named.length > 1 ? named.find(({ id }) => id === personId)?.answers.name?.trim() : undefined;
    const { label, pay } = read.value;
    const words = payWords(pay, options.format);
    return { name: label, note: who ? <NameAndPay who={who} pay={words} /> : words, week: weekOfPay(pay), ...mark };
  };
}

/** `bdi` keeps a right-to-left name from reordering the amount after it. */
const NameAndPay = ({ who, pay }: { who: string; pay: string }) => (
  <>
    <bdi>{who}</bdi> · {pay}
  </>
);

const cadenceChoices = cadenceOptions(payCadences);

function IncomeEditor(props: EditorProps) {
  const { row, problems, onType } = props;
  const { label = "", cadence = payCadences[0] } = row.answers;
  const people = namedPeople(useIntake().rowsOf("people"));
  return (
    <div className="editor-fields">
      {people.length > 1 && <PersonField {...props} />}
      <div className={people.length > 1 ? "editor-most" : "editor-all"}>
        <TextField
          label="From"
          name="label"
          autoComplete="off"
          value={label}
          error={errorOf("incomes", problems, "label")}
          onChange={(text) => onType({ label: text })}
        />
      </div>
      <div className="editor-half">
        <Select
          label="How often"
          name="cadence"
          value={cadence}
          options={cadenceChoices}
          error={errorOf("incomes", problems, "cadence")}
          onChange={(chosen) => onType({ cadence: chosen })}
        />
      </div>
      {cadence === "irregular" ? <IrregularFields {...props} /> : <SteadyField {...props} />}
      <PayNote row={row} onType={onType} />
    </div>
  );
}

/** The person who earns it. A removed person stays selected until another one is chosen. */
function PersonField({ row, onType }: EditorProps) {
  const all = useIntake().rowsOf("people");
  const people = namedPeople(all);
  const personId = row.answers.personId || people[0]!.id;
  const options = people.map(({ id, answers }) => ({ value: id, label: answers.name!.trim() }));
  const isGone = !people.some(({ id }) => id === personId);
  return (
    <div className="editor-third">
      <Select
        label="Who"
        name="personId"
        value={personId}
        mark={personMarks(all)(personId)}
        options={isGone ? [{ value: personId, label: "No longer listed" }, ...options] : options}
        onChange={(chosen) => onType({ personId: chosen })}
      />
    </div>
  );
}

/** Pay that is the same every time. */
function SteadyField({ row, problems, onType }: EditorProps) {
  const { format } = useIntake().options;
  return (
    <div className="editor-half">
      <MoneyField
        label="Take-home amount"
        name="amount"
        value={row.answers.amount ?? ""}
        error={errorOf("incomes", problems, "amount")}
        onChange={(amount) => onType({ amount })}
        format={format}
      />
    </div>
  );
}

const articles: Readonly<Record<Cadence, string>> = {
  weekly: "A week",
  fortnightly: "Two weeks",
  "twice-monthly": "Half a month",
  monthly: "A month",
  quarterly: "A quarter",
  yearly: "A year",
};
const spans = cadences.map((value) => ({ value, label: articles[value] }));

/** Irregular pay, entered as a lean and a usual amount. */
function IrregularFields({ row, problems, onType }: EditorProps) {
  const { low = "", usual = "", per = cadences[0] } = row.answers;
  const { format } = useIntake().options;
  const span = spanWords[per as Cadence] ?? "time";
  const error = (field: string) => errorOf("incomes", problems, field);
  return (
    <>
      <div className="editor-half">
        <Select
          label="Amounts for"
          name="per"
          value={per}
          error={error("per")}
          options={spans}
          onChange={(chosen) => onType({ per: chosen })}
        />
      </div>
      <div className="editor-half">
        <MoneyField
          label={`Lean ${span}`}
          name="low"
          value={low}
          onChange={(text) => onType({ low: text })}
          format={format}
          error={error("low")}
        />
      </div>
      <div className="editor-half">
        <MoneyField
          label={`Usual ${span}`}
          name="usual"
          value={usual}
          onChange={(text) => onType({ usual: text })}
          format={format}
          error={error("usual")}
        />
      </div>
    </>
  );
}

/** The weekly amount and a switch between regular and irregular pay. Switching keeps the texts of both. */
function PayNote({ row, onType }: Pick<EditorProps, "row" | "onType">) {
  const { cadence = payCadences[0], per = cadences[0] } = row.answers;
  const isIrregular = cadence === "irregular";
  // Carry the cadence over, so that switching back restores it.
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
  const { options } = useIntake();
  const { cadence = payCadences[0], per = cadences[0], amount = "", low = "" } = row.answers;
  const isIrregular = cadence === "irregular";
  const often = isIrregular ? per : cadence;
  const read = amountFromZero(isIrregular ? low : amount, options);
  return read.ok && isCadence(often) ? (
    <WeekFigure amount={read.value} cadence={often} format={options.format} />
  ) : null;
}
