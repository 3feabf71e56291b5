import { type Household, maxRows } from "#domain/household/household.ts";
import { minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { offered } from "#domain/spending/categories.ts";
import { makeNewCategory } from "#web/household/commands/new-category.ts";
import { guessWords } from "#web/household/payee-guess.ts";
import { currentTime } from "#web/platform/clock.ts";
import { newId } from "#web/platform/new-id.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select, type SelectOption } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type Draft, type SplitDraft, usedNewCategory } from "./draft.ts";
import type { PartProps } from "./editor.tsx";
import { restOf, restWords } from "./read-draft.ts";
import type { Editor } from "./use-editor.ts";

/** Archived categories are no choice, but an entry keeps its own. */
function options({ categories }: Household, { newCategory }: Draft, chosen: string): SelectOption[] {
  const made = newCategory ? newCategory.label.trim() || "New category" : "New category…";
  // Once it is saved, it is one of the others, while the form closes.
  const isSaved = categories.some(({ id }) => id === newCategory?.id);
  return [
    ...offered(categories, chosen).map(({ id, label, group }) => ({ value: id, label, group })),
    ...(isSaved ? [] : [{ value: newCategory?.id ?? makeNewCategory, label: made }]),
  ];
}

/** Calls back with the chosen id; that of a new category is made at its first choice. */
function choosing(
  { draft, change }: Pick<Editor, "draft" | "change">,
  choose: (categoryId: string) => void,
): (value: string) => void {
  return (value) => {
    if (value !== makeNewCategory) return choose(value);
    const id = newId(currentTime());
    change({ newCategory: draft.newCategory ?? { id, label: "", kind: "need" } });
    choose(draft.newCategory?.id ?? id);
  };
}

/** One category, or a split over several. */
export function CategoryFields({ figures, editor }: PartProps) {
  const { household } = figures;
  const { draft, change, resolved, guess } = editor;
  if (draft.splits) return <Splits figures={figures} editor={editor} />;
  const split = () => change({ splits: firstParts(resolved.categoryId) });
  return (
    <>
      <Select
        label="Category"
        name="category"
        placeholder="No category"
        value={resolved.categoryId}
        options={options(household, draft, resolved.categoryId)}
        onChange={choosing(editor, (categoryId) => change({ categoryId }))}
        hint={resolved.isGuessed && guess && guessWords(guess, household)}
        aside={household.categories.length > 0 && <TextButton onClick={split}>Split</TextButton>}
      />
      <NewCategoryFields editor={editor} />
    </>
  );
}

const categoryKinds = [
  { value: "need", label: "A need" },
  { value: "want", label: "A want" },
] as const;

/** The name of a category made here. It is saved with the entry and starts without a budget. */
function NewCategoryFields({ editor: { draft, change, problems, resolved } }: Pick<PartProps, "editor">) {
  const made = usedNewCategory(draft, resolved);
  if (!made) return null;
  return (
    <>
      <TextField
        label="Name of the new category"
        name="newCategory"
        autoComplete="off"
        autoFocus={made.label === ""}
        value={made.label}
        error={problems.newCategory}
        onChange={(label) => change({ newCategory: { ...made, label } })}
      />
      <Segments
        label="It is"
        value={made.kind}
        options={categoryKinds}
        onChange={(kind) => change({ newCategory: { ...made, kind } })}
      />
    </>
  );
}

const firstParts = (categoryId: string): SplitDraft[] => [
  { key: 0, categoryId, amount: "" },
  { key: 1, categoryId: "", amount: "" },
];

function Splits({ figures: { household }, editor }: PartProps) {
  const { draft, change } = editor;
  const splits = draft.splits ?? [];
  const set = (key: number, part: Partial<SplitDraft>) =>
    change({ splits: splits.map((split) => (split.key === key ? { ...split, ...part } : split)) });
  const add = () => change({ splits: [...splits, { key: nextKey(splits), categoryId: "", amount: "" }] });
  const remove = (key: number) => change({ splits: splits.filter((split) => split.key !== key) });
  const join = () => change({ splits: undefined, categoryId: splits[0]?.categoryId ?? "" });
  return (
    <fieldset className="editor-splits">
      <legend>Categories and their parts</legend>
      {splits.map((split, at) => (
        <SplitRow
          key={split.key}
          household={household}
          editor={editor}
          split={split}
          at={at}
          set={set}
          remove={remove}
          isOnly={splits.length < 2}
        />
      ))}
      <NewCategoryFields editor={editor} />
      <Rest household={household} editor={editor} set={set} />
      <p className="text-buttons">
        {splits.length < maxRows && <TextButton onClick={add}>Add a part</TextButton>}
        <TextButton onClick={join}>One category instead</TextButton>
      </p>
    </fieldset>
  );
}

const nextKey = (splits: readonly SplitDraft[]): number =>
  splits.reduce((most, { key }) => Math.max(most, key), -1) + 1;

interface RowProps extends Pick<PartProps, "editor"> {
  household: Household;
  split: SplitDraft;
  at: number;
  isOnly: boolean;
  set: (key: number, part: Partial<SplitDraft>) => void;
  remove: (key: number) => void;
}

function SplitRow({ household, editor, split, at, isOnly, set, remove }: RowProps) {
  const { key, categoryId, amount } = split;
  const { draft, problems } = editor;
  return (
    <div className="editor-split">
      <Select
        label={`Category of part ${at + 1}`}
        labelHidden={true}
        placeholder="No category"
        value={categoryId}
        options={options(household, draft, categoryId)}
        onChange={choosing(editor, (id) => set(key, { categoryId: id }))}
      />
      <MoneyField
        label={`Amount of part ${at + 1}`}
        labelHidden={true}
        format={household}
        value={amount}
        placeholder={amountAsTyped(minor(0), household)}
        error={problems[`split-${key}`]}
        onChange={(text) => set(key, { amount: text })}
      />
      <Button variant="quiet" aria-label={`Take part ${at + 1} off`} disabled={isOnly} onClick={() => remove(key)}>
        <Icon name="close" size={18} />
      </Button>
    </div>
  );
}

/** The unassigned rest, and a button that adds it to the first part without an amount, else to the last. */
function Rest({ household, editor, set }: Pick<RowProps, "household" | "editor" | "set">) {
  const { draft, problems } = editor;
  const rest = restOf(draft, household);
  if (rest === undefined) return null;
  const splits = draft.splits ?? [];
  const target = splits.find(({ amount }) => amount.trim() === "") ?? splits.at(-1);
  const place = ({ key, amount }: SplitDraft) => {
    const now = parseAmount(amount, household);
    set(key, { amount: amountAsTyped(minor((now.ok ? now.value : 0) + rest), household) });
  };
  return (
    <p
      className="editor-rest"
      data-invalid={problems.splits && rest !== 0 ? "" : undefined}
      aria-live="polite"
      tabIndex={-1}
    >
      {restWords(rest, household)}
      {rest > 0 && target && (
        <TextButton onClick={() => place(target)}>Put it in part {splits.indexOf(target) + 1}</TextButton>
      )}
    </p>
  );
}
