import type { Household } from "#domain/household/household.ts";
import { accountKey } from "#domain/ledger/accounts.ts";
import { formatMoney } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import type { EntryType } from "#domain/spending/find-entries.ts";
import type { Day } from "#domain/time/day.ts";
import { accountName, canChooseAccount } from "#web/household/account-field.tsx";
import { dateWords } from "#web/household/words/date-words.ts";
import { nameOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField } from "#web/ui/text-field.tsx";
import { typeNames } from "../entry-words.ts";
import { type Finding, type SearchState, type When, whenOf } from "./use-find.ts";

interface FilterProps {
  household: Household;
  finding: Finding;
  /** "This week". */
  periodLabel: string;
}

/** All filters of the list. */
export function FilterPanel({ household, finding, periodLabel }: FilterProps) {
  const { find, change, clear } = finding;
  const isShared = household.people.length > 1;
  return (
    <fieldset className="filter-panel">
      <legend className="visually-hidden">Filter</legend>
      <Select
        label="Category"
        value={asValue(find.categoryId)}
        options={categoryChoices(household)}
        onChange={(value) => change({ categoryId: asChosen(value) })}
      />
      <Select
        label="Type"
        value={asValue(find.type)}
        options={typeChoices}
        onChange={(value) => change({ type: asChosen(value) as EntryType | undefined })}
      />
      {canChooseAccount(household) && (
        <Select
          label="Account"
          value={asValue(find.account)}
          options={accountChoices(household)}
          onChange={(value) => change({ account: asChosen(value) })}
        />
      )}
      {isShared && <PeopleChoices household={household} finding={finding} />}
      <DayChoices finding={finding} periodLabel={periodLabel} />
      <AmountChoices household={household} finding={finding} />
      <Select
        label="Repeats"
        value={yesNoValue(find.isRepeated)}
        options={repeatedChoices}
        onChange={(value) => change({ isRepeated: yesNoChoice(value) })}
      />
      <Select
        label="Came by"
        value={yesNoValue(find.isImported)}
        options={importedChoices}
        onChange={(value) => change({ isImported: yesNoChoice(value) })}
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

function PeopleChoices({ household, finding: { find, change } }: PartProps) {
  return (
    <>
      <Select
        label="Who paid"
        value={asValue(find.personId)}
        options={payerChoices(household)}
        onChange={(value) => change({ personId: asChosen(value) })}
      />
      <Select
        label="For whom"
        value={asValue(find.forPersonId)}
        options={forChoices(household)}
        onChange={(value) => change({ forPersonId: asChosen(value) })}
      />
    </>
  );
}

function DayChoices({
  finding: { find, change, problems },
  periodLabel,
}: Pick<FilterProps, "finding" | "periodLabel">) {
  const when = whenOf(find);
  const options: { value: When; label: string }[] = [
    { value: "period", label: periodLabel },
    { value: "always", label: "All of the past" },
    { value: "between", label: "Between two days" },
  ];
  return (
    <>
      <Select label="Days" value={when} options={options} onChange={(value) => change({ when: value as When })} />
      {when === "between" &&
        (["from", "to"] as const).map((end) => (
          <DateField
            key={end}
            label={end === "from" ? "First day" : "Last day"}
            value={find[end]}
            error={problems[end]}
            onChange={(day) => change({ [end]: day })}
          />
        ))}
    </>
  );
}

const AmountChoices = ({ household, finding: { find, change, problems } }: PartProps) =>
  (["least", "most"] as const).map((end) => (
    <MoneyField
      key={end}
      label={end === "least" ? "At least" : "At most"}
      format={household}
      value={find[end]}
      error={problems[end]}
      onChange={(text) => change({ [end]: text })}
    />
  ));

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ household, finding: { find, change, clear } }: PartProps) {
  const chosen = activeFilters(find, household);
  if (chosen.length === 0) return null;
  return (
    <ul className="filters-in-force" aria-label="Filters in force">
      {chosen.map(({ label, reset }) => (
        <li key={label}>
          <button type="button" className="filter-chip" aria-label={`${label}: take off`} onClick={() => change(reset)}>
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

/** The option value for "any". The empty string is taken: it means no category, or for everyone. */
const anyValue = "*";

/** Converts between a filter and an option value. */
const asValue = (chosen: string | undefined): string => chosen ?? anyValue;
const asChosen = (value: string): string | undefined => (value === anyValue ? undefined : value);

const anyOf = (label: string) => ({ value: anyValue, label });

const categoryChoices = ({ categories }: Household) => [
  anyOf("Any category"),
  ...categories.map(({ id, label }) => ({ value: id, label })),
  { value: "", label: "No category" },
];

const accountChoices = ({ accounts, debts }: Household) => [
  anyOf("Any account"),
  ...accounts.map(({ id, label }) => ({ value: accountKey({ kind: "account", id }), label })),
  ...debts.map(({ id, label }) => ({ value: accountKey({ kind: "debt", id }), label })),
  { value: "", label: "No account" },
];

const payerChoices = ({ people }: Household) => [
  anyOf("Anyone"),
  ...people.map(({ id, name }) => ({ value: id, label: name })),
];

const forChoices = ({ people }: Household) => [
  anyOf("Anyone"),
  { value: "", label: "All of us" },
  ...people.map(({ id, name }) => ({ value: id, label: `${name} alone` })),
];

const typeChoices = [
  anyOf("Any type"),
  ...(Object.keys(typeNames) as EntryType[]).map((value) => ({ value, label: typeNames[value] })),
];

const yesNo = (label: string, yes: string, no: string) => [
  anyOf(label),
  { value: "yes", label: yes },
  { value: "no", label: no },
];
const repeatedChoices = yesNo("Either way", "Repeated", "Not repeated");
const importedChoices = yesNo("Either way", "From a file", "Typed in");

const yesNoValue = (chosen: boolean | undefined): string => (chosen === undefined ? anyValue : chosen ? "yes" : "no");
const yesNoChoice = (value: string): boolean | undefined => (value === anyValue ? undefined : value === "yes");

/** An active filter, and the change that removes it. */
interface ActiveFilter {
  label: string;
  reset: Partial<SearchState>;
}

/** The active filters in words. */
function activeFilters(find: SearchState, household: Household): ActiveFilter[] {
  const { categoryId, personId, forPersonId, type, account, when, from, to, least, most, isRepeated, isImported } =
    find;
  const label = household.categories.find(({ id }) => id === categoryId)?.label ?? "No category";
  const whom = forPersonId === "" ? "all of us" : nameOf(household.people, forPersonId ?? "");
  const chosen: (ActiveFilter | false)[] = [
    categoryId !== undefined && { label, reset: { categoryId: undefined } },
    account !== undefined && {
      label: account === "" ? "No account" : `In ${accountName(household, account)}`,
      reset: { account: undefined },
    },
    personId !== undefined && {
      label: `Paid by ${nameOf(household.people, personId)}`,
      reset: { personId: undefined },
    },
    forPersonId !== undefined && { label: `For ${whom}`, reset: { forPersonId: undefined } },
    type !== undefined && { label: typeNames[type], reset: { type: undefined } },
    when === "always" && { label: "All of the past", reset: { when: undefined } },
    when === "between" && `${from}${to}` !== "" && { label: daysWords(from, to), reset: { when: undefined } },
    `${least}${most}`.trim() !== "" && {
      label: amountsWords(least, most, household),
      reset: { least: "", most: "" },
    },
    isRepeated !== undefined && { label: isRepeated ? "Repeated" : "Not repeated", reset: { isRepeated: undefined } },
    isImported !== undefined && {
      label: isImported ? "From a bank’s file" : "Typed in",
      reset: { isImported: undefined },
    },
  ];
  return chosen.filter((one) => one !== false);
}

const daysWords = (from: string, to: string): string => {
  const [first, last] = [from, to].map((day) => day && `${dateWords(day as Day)} ${day.slice(0, 4)}`);
  return first && last ? `${first} – ${last}` : first ? `From ${first}` : `Up to ${last}`;
};

function amountsWords(least: string, most: string, household: Household): string {
  const [from, to] = [least, most].map((text) => {
    const amount = parseAmount(text, household);
    return amount.ok ? formatMoney(amount.value, household, { sign: "never" }) : text.trim();
  });
  return from && to ? `${from} – ${to}` : from ? `From ${from}` : `Up to ${to}`;
}
