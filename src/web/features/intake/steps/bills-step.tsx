import { debtPaidBy } from "#domain/debts/paid-by-bill.ts";
import type { Debt } from "#domain/household/household.ts";
import type { ReadOptions, Row } from "#domain/intake/answers.ts";
import { cadences } from "#domain/intake/choices.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { sum } from "#domain/money/money.ts";
import { perWeek } from "#domain/time/cadence.ts";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { AmountFields, amountWords, exampleAmount } from "../rows/editor-fields.tsx";
import { HomePageOffer } from "../rows/handoff-offers.tsx";
import { errorOf, rowName } from "../rows/problem-words.ts";
import { RowList } from "../rows/row-list.tsx";
import type { EditorProps, RowTemplate, RowWords, StepProps } from "../rows/row-types.ts";
import { PaysDebt, RowSamePayment } from "./same-payment.tsx";
import { typicalBills } from "./typical-bills.ts";

export function BillsStep(props: StepProps) {
  const { options, profile, read } = useIntake();
  const { bills, debts } = read.household;
  const weeks = bills.map(({ amount, cadence }) => perWeek(amount, cadence));
  return (
    <>
      <HomePageOffer field="bills" />
      <RowList
        {...props}
        part="bills"
        words={{
          list: "Bills",
          example: `rent 1200, phone ${exampleAmount(35.5, options.format)} monthly`,
          templates: "Often paid where you live",
        }}
        describe={(row: DraftRow) => billWords(row, options, debts)}
        editor={BillEditor}
        question={(row) => <RowSamePayment row={row} />}
        templates={templatesFor(profile.place.country)}
        total={{ label: "Bills, a week", amount: weeks.length > 0 ? sum(weeks) : null }}
      />
    </>
  );
}

const templatesFor = (country: string): RowTemplate[] =>
  typicalBills(country).map(({ label, cadence }) => ({ label, answers: { label, cadence } }));

const readBill = ({ id, answers }: DraftRow, options: ReadOptions) =>
  readRow({ id, part: "bills", answers } satisfies Row<"bills">, options);

function billWords(row: DraftRow, options: ReadOptions, debts: readonly Debt[]): RowWords {
  const read = readBill(row, options);
  if (!read.ok) return { name: rowName(row), week: null };
  const { label, amount, cadence } = read.value;
  const paid = debtPaidBy(read.value, debts);
  const note = `${amountWords(row.answers.amount!, amount, cadence, options.format)}${paid ? ` · pays ${paid.label}` : ""}`;
  return { name: label, note, week: perWeek(amount, cadence) };
}

function BillEditor(props: EditorProps) {
  const { row, problems, onType } = props;
  return (
    <div className="editor-fields">
      <div className="editor-all">
        <TextField
          label="Bill"
          name="label"
          autoComplete="off"
          value={row.answers.label ?? ""}
          error={errorOf("bills", problems, "label")}
          onChange={(label) => onType({ label })}
        />
      </div>
      <AmountFields {...props} cadences={cadences} />
      <DueAndCategory {...props} />
      <PaysDebt {...props} />
    </div>
  );
}

function DueAndCategory({ row, problems, onType }: EditorProps) {
  const { nextDue = "", categoryId = "" } = row.answers;
  const categories = useIntake().rowsOf("categories");
  const named = categories.filter(({ answers }) => answers.label?.trim());
  return (
    <>
      <div className="editor-half">
        <DateField
          label="Next due"
          optional
          name="nextDue"
          value={nextDue}
          hint="Left open, it is the first of next month."
          error={errorOf("bills", problems, "nextDue")}
          onChange={(day) => onType({ nextDue: day })}
        />
      </div>
      {named.length > 0 && (
        <div className="editor-half">
          <Select
            label="Category"
            optional
            name="categoryId"
            value={categoryId}
            placeholder="None"
            options={named.map(({ id, answers }) => ({ value: id, label: answers.label! }))}
            onChange={(chosen) => onType({ categoryId: chosen })}
          />
        </div>
      )}
    </>
  );
}
