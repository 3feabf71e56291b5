import { sum } from "#domain/money/money.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { CarriedOver } from "../../rows/carried-over.tsx";
import { RowList } from "../../rows/row-list.tsx";
import type { StepProps } from "../../rows/row-types.ts";
import { weekOfPay } from "../../rows/week-words.ts";
import { IncomeEditor } from "./income-editor.tsx";
import { incomeWords, namedPeople } from "./income-words.tsx";

export function IncomesStep(props: StepProps) {
  const { asked, read, rowsOf } = useIntake();
  const people = rowsOf("people");
  const first = namedPeople(people)[0]?.answers.name?.trim();
  const weeks = read.household.incomes.map(({ pay }) => weekOfPay(pay));
  return (
    <>
      <CarriedOver field="takeHome" />
      <RowList
        {...props}
        part="incomes"
        words={{ list: "Incomes", example: `${first ? `${first} ` : ""}clinic 1840 every two weeks` }}
        describe={incomeWords(people, asked)}
        editor={IncomeEditor}
        total={{ label: "Money in, a week", amount: weeks.length > 0 ? sum(weeks) : null }}
      />
    </>
  );
}
