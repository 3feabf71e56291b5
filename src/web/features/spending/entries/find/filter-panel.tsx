import type { Household } from "#domain/household/household.ts";
import type { EntryType } from "#domain/spending/entry-filter.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import {
  asChosen,
  asValue,
  asYesNo,
  categoryChoices,
  choicesInForce,
  forChoices,
  importedChoices,
  isYes,
  payerChoices,
  repeatedChoices,
  typeChoices,
} from "./filter-choices.ts";
import { type When, whenOf } from "./find-state.ts";
import type { Finding } from "./use-find.ts";
import "./filter-panel.css";

interface FilterProps {
  household: Household;
  finding: Finding;
  /** "This week". */
  periodLabel: string;
}

/** Every choice that narrows the list. */
export function FilterPanel({ household, finding, periodLabel }: FilterProps) {
  const { find, ask, clear } = finding;
  const isShared = household.people.length > 1;
  return (
    <fieldset className="filter-panel">
      <legend className="visually-hidden">Filter</legend>
      <Select
        {...{ label: "Category", value: asValue(find.categoryId), options: categoryChoices(household) }}
        onChange={(value) => ask({ categoryId: asChosen(value) })}
      />
      <Select
        {...{ label: "Type", value: asValue(find.type), options: typeChoices }}
        onChange={(value) => ask({ type: asChosen(value) as EntryType | undefined })}
      />
      {isShared && <PeopleChoices household={household} finding={finding} />}
      <DayChoices finding={finding} periodLabel={periodLabel} />
      <AmountChoices household={household} finding={finding} />
      <Select
        {...{ label: "Repeats", value: asYesNo(find.isRepeated), options: repeatedChoices }}
        onChange={(value) => ask({ isRepeated: isYes(value) })}
      />
      <Select
        {...{ label: "Came by", value: asYesNo(find.isImported), options: importedChoices }}
        onChange={(value) => ask({ isImported: isYes(value) })}
      />
      <div className="filter-panel-end">
        <Button variant="quiet" onClick={clear}>
          Clear all
        </Button>
      </div>
    </fieldset>
  );
}

type PartProps = Pick<FilterProps, "household" | "finding">;

function PeopleChoices({ household, finding: { find, ask } }: PartProps) {
  return (
    <>
      <Select
        {...{ label: "Who paid", value: asValue(find.personId), options: payerChoices(household) }}
        onChange={(value) => ask({ personId: asChosen(value) })}
      />
      <Select
        {...{ label: "For whom", value: asValue(find.forPersonId), options: forChoices(household) }}
        onChange={(value) => ask({ forPersonId: asChosen(value) })}
      />
    </>
  );
}

function DayChoices({ finding: { find, ask, problems }, periodLabel }: Pick<FilterProps, "finding" | "periodLabel">) {
  const when = whenOf(find);
  const options: { value: When; label: string }[] = [
    { value: "period", label: periodLabel },
    { value: "always", label: "All of the past" },
    { value: "between", label: "Between two days" },
  ];
  return (
    <>
      <Select {...{ label: "Days", value: when, options }} onChange={(value) => ask({ when: value as When })} />
      {when === "between" &&
        (["from", "to"] as const).map((end) => (
          <DateField
            key={end}
            {...{ label: end === "from" ? "First day" : "Last day", value: find[end], error: problems[end] }}
            onChange={(day) => ask({ [end]: day })}
          />
        ))}
    </>
  );
}

const AmountChoices = ({ household, finding: { find, ask, problems } }: PartProps) =>
  (["least", "most"] as const).map((end) => (
    <MoneyField
      key={end}
      {...{ label: end === "least" ? "At least" : "At most", format: household }}
      {...{ value: find[end], error: problems[end] }}
      onChange={(text) => ask({ [end]: text })}
    />
  ));

/** What narrows the list, each with a way back. */
export function FiltersInForce({ household, finding: { find, ask, clear } }: PartProps) {
  const chosen = choicesInForce(find, household);
  if (chosen.length === 0) return null;
  return (
    <ul className="filters-in-force" aria-label="Filters in force">
      {chosen.map(({ label, off }) => (
        <li key={label}>
          <button type="button" className="filter-chip" aria-label={`${label}: take off`} onClick={() => ask(off)}>
            {label}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Button variant="quiet" size="small" onClick={clear}>
            Clear all
          </Button>
        </li>
      )}
    </ul>
  );
}
