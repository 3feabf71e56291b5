import { sum } from "#domain/money/money.ts";
import { perWeek } from "#domain/time/cadence.ts";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { CarriedOver } from "../../rows/carried-over.tsx";
import { exampleAmount } from "../../rows/example-words.ts";
import { RowList } from "../../rows/row-list.tsx";
import type { RowTemplate, StepProps } from "../../rows/row-types.ts";
import { typicalBills } from "../../templates/typical-bills.ts";
import { BillEditor } from "./bill-editor.tsx";
import { billWords } from "./bill-words.ts";

export function BillsStep(props: StepProps) {
  const { asked, own, read } = useIntake();
  const { bills } = read.household;
  const weeks = bills.map(({ amount, cadence }) => perWeek(amount, cadence));
  return (
    <>
      <CarriedOver field="bills" />
      <RowList
        {...props}
        part="bills"
        words={{
          list: "Bills",
          example: `rent 1200, phone ${exampleAmount(35.5, asked.format)} monthly`,
          templates: "Often paid where you live",
        }}
        describe={(row: DraftRow) => billWords(row, asked)}
        editor={BillEditor}
        templates={templatesFor(own.place.country)}
        total={{ label: "Bills, a week", amount: weeks.length > 0 ? sum(weeks) : null }}
      />
    </>
  );
}

const templatesFor = (country: string): RowTemplate[] =>
  typicalBills(country).map(({ label, cadence }) => ({ label, answers: { label, cadence } }));
