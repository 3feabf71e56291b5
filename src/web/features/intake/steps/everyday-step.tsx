import type { ReadOptions, Row } from "#domain/intake/answers.ts";
import { aboutAmount } from "#domain/intake/bill-and-category.ts";
import { categoryKinds, everydayCadences } from "#domain/intake/choices.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { sum } from "#domain/money/money.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { Segments } from "#web/ui/segments.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import { AmountFields, amountWords, isRough } from "../rows/editor-fields.tsx";
import { HomePageOffer } from "../rows/handoff-offers.tsx";
import { errorOf, rowName } from "../rows/problem-words.ts";
import { RowList } from "../rows/row-list.tsx";
import type { EditorProps, RowTemplate, RowWords, StepProps } from "../rows/row-types.ts";
import { typicalCategories } from "./templates.ts";

export function EverydayStep(props: StepProps) {
  const { options, read } = useIntake();
  const { categories, people } = read.household;
  const hasChildren = people.some(({ kind }) => kind === "child");
  const weeks = categories.map(({ weeklyBudget }) => weeklyBudget);
  return (
    <>
      <HomePageOffer field="everyday" />
      <RowList
        {...props}
        part="categories"
        words={{ list: "Everyday spending", example: "groceries 140, eating out 160 monthly want" }}
        describe={(row: DraftRow) => categoryWords(row, options)}
        editor={CategoryEditor}
        templates={templatesFor(hasChildren)}
        total={{ label: "Everyday spending, a week", amount: weeks.length > 0 ? sum(weeks) : null }}
      />
    </>
  );
}

const templatesFor = (hasChildren: boolean): RowTemplate[] =>
  typicalCategories({ hasChildren }).map(({ label, kind }) => ({ label, answers: { label, kind } }));

const kindWords = { need: "Need", want: "Want" } as const;

function categoryWords(row: DraftRow, options: ReadOptions): RowWords {
  const read = readRow({ id: row.id, part: "categories", answers: row.answers } satisfies Row<"categories">, options);
  if (!read.ok) return { name: rowName(row), week: null };
  const { label, kind, weeklyBudget } = read.value;
  const typed = typedWords(row, options);
  return { name: label, note: typed ? `${kindWords[kind]} · ${typed}` : kindWords[kind], week: weeklyBudget };
}

/** Null for a plain weekly amount, which the figure already shows. */
function typedWords({ answers }: DraftRow, options: ReadOptions): string | null {
  const { amount = "", cadence = everydayCadences[0] } = answers;
  const read = aboutAmount(amount, options);
  const isPlain = cadence === "weekly" && !isRough(amount, options.format);
  return read.ok && !isPlain ? amountWords(amount, read.value, cadence as Cadence, options.format) : null;
}

const kinds = [
  { value: "need", label: "Need" },
  { value: "want", label: "Want" },
] as const;

function CategoryEditor(props: EditorProps) {
  const { row, problems, onType } = props;
  const { label = "", kind } = row.answers;
  return (
    <div className="editor-fields">
      <div className="editor-most">
        <TextField
          label="What for"
          name="label"
          autoComplete="off"
          value={label}
          error={errorOf("categories", problems, "label")}
          onChange={(text) => onType({ label: text })}
        />
      </div>
      <div className="editor-third">
        <Segments
          label="Need or want"
          name="kind"
          wide
          value={categoryKinds.find((one) => one === kind) ?? categoryKinds[0]}
          onChange={(chosen) => onType({ kind: chosen })}
          options={kinds}
        />
      </div>
      <AmountFields {...props} cadences={everydayCadences} />
    </div>
  );
}
