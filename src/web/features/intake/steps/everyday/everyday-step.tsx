import { sum } from "#domain/money/money.ts";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { CarriedOver } from "../../rows/carried-over.tsx";
import { RowList } from "../../rows/row-list.tsx";
import type { RowTemplate, StepProps } from "../../rows/row-types.ts";
import { typicalCategories } from "../../templates/typical-categories.ts";
import { CategoryEditor } from "./category-editor.tsx";
import { categoryWords } from "./category-words.ts";

export function EverydayStep(props: StepProps) {
  const { asked, read } = useIntake();
  const { categories, people } = read.household;
  const hasChildren = people.some(({ kind }) => kind === "child");
  const weeks = categories.map(({ weeklyBudget }) => weeklyBudget);
  return (
    <>
      <CarriedOver field="everyday" />
      <RowList
        {...props}
        part="categories"
        words={{ list: "Everyday spending", example: "groceries 140, eating out 160 monthly want" }}
        describe={(row: DraftRow) => categoryWords(row, asked)}
        editor={CategoryEditor}
        templates={templatesFor(hasChildren)}
        total={{ label: "Everyday spending, a week", amount: weeks.length > 0 ? sum(weeks) : null }}
      />
    </>
  );
}

const templatesFor = (hasChildren: boolean): RowTemplate[] =>
  typicalCategories({ hasChildren }).map(({ label, kind }) => ({ label, answers: { label, kind } }));
