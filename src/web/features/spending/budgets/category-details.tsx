import { useId } from "react";
import { maxLabelLength } from "#domain/household/household.ts";
import { CategoryMark, colorNames } from "#web/household/category-colors.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { BudgetEdit, BudgetRow } from "./edit-budgets.tsx";

interface DetailsProps {
  row: BudgetRow;
  /** The groups there are. */
  groups: readonly string[];
  change: (id: string, some: BudgetEdit) => void;
  /** Undefined: there is no other category to merge with. */
  onMerge: (() => void) | undefined;
}

/** What few people change about a category: its group, its color, and whether it is still used. */
export function CategoryDetails({ row, groups, change, onMerge }: DetailsProps) {
  const { category, group, color } = row;
  const { id, label } = category;
  const list = useId();
  return (
    <details className="category-details">
      <summary>
        <CategoryMark color={color} />
        <span className="visually-hidden">{label}: </span>
        Group, color and more
      </summary>
      <div className="category-details-fields">
        <TextField
          label={`Group of ${label}`}
          optional
          list={list}
          maxLength={maxLabelLength}
          autoComplete="off"
          value={group}
          onChange={(text) => change(id, { group: text })}
        />
        <datalist id={list}>
          {groups.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Colors label={label} color={color} onChange={(chosen) => change(id, { color: chosen })} />
        <p className="text-buttons">
          <TextButton onClick={() => change(id, { isArchived: true })}>Archive {label}</TextButton>
          {onMerge && <TextButton onClick={onMerge}>Merge {label} into another</TextButton>}
        </p>
      </div>
    </details>
  );
}

interface ColorsProps {
  label: string;
  color: number;
  onChange: (color: number) => void;
}

/** Native radio buttons, each named by its color. */
function Colors({ label, color, onChange }: ColorsProps) {
  const name = useId();
  return (
    <fieldset className="category-colors">
      <legend>Color of {label}</legend>
      {colorNames.map((words, index) => (
        <label key={words} title={words}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            aria-label={words}
            checked={index === color}
            onChange={() => onChange(index)}
          />
          <CategoryMark color={index} />
        </label>
      ))}
      <span className="small quiet">{colorNames[color]}</span>
    </fieldset>
  );
}

/** Archived categories, each with a way back. */
export const ArchivedCategories = ({ rows, change }: Pick<DetailsProps, "change"> & { rows: readonly BudgetRow[] }) => (
  <section className="archived-categories">
    <h3>Archived</h3>
    <p className="small quiet">No budget from this week on, and no choice for new entries. Their entries stay.</p>
    <ul>
      {rows.map(({ category: { id, label }, color }) => (
        <li key={id}>
          <span>
            <CategoryMark color={color} />
            {label}
          </span>
          <TextButton onClick={() => change(id, { isArchived: false })}>Use {label} again</TextButton>
        </li>
      ))}
    </ul>
  </section>
);
