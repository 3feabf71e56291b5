import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import type { EntryType } from "#domain/spending/entry-filter.ts";
import type { Day } from "#domain/time/day.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { nameOf } from "#web/household/words/people-words.ts";
import { typeNames } from "../entry-words.ts";
import type { Find } from "./find-state.ts";

/** The value of "any" in a list of choices; "" is one of them: without a category, for everyone. */
export const any = "*";

/** A choice as a list's value, and back. */
export const asValue = (chosen: string | undefined): string => chosen ?? any;
export const asChosen = (value: string): string | undefined => (value === any ? undefined : value);

const anyOf = (label: string) => ({ value: any, label });

export const categoryChoices = ({ categories }: Household) => [
  anyOf("Any category"),
  ...categories.map(({ id, label }) => ({ value: id, label })),
  { value: "", label: "No category" },
];

export const payerChoices = ({ people }: Household) => [
  anyOf("Anyone"),
  ...people.map(({ id, name }) => ({ value: id, label: name })),
];

export const forChoices = ({ people }: Household) => [
  anyOf("Anyone"),
  { value: "", label: "All of us" },
  ...people.map(({ id, name }) => ({ value: id, label: `${name} alone` })),
];

export const typeChoices = [
  anyOf("Any type"),
  ...(Object.keys(typeNames) as EntryType[]).map((value) => ({ value, label: typeNames[value] })),
];

const yesNo = (label: string, yes: string, no: string) => [
  anyOf(label),
  { value: "yes", label: yes },
  { value: "no", label: no },
];
export const repeatedChoices = yesNo("Either way", "Repeated", "Not repeated");
export const importedChoices = yesNo("Either way", "From a file", "Typed in");

export const asYesNo = (chosen: boolean | undefined): string => (chosen === undefined ? any : chosen ? "yes" : "no");
export const isYes = (value: string): boolean | undefined => (value === any ? undefined : value === "yes");

/** A choice in force, and how to take it back. */
export interface InForce {
  label: string;
  off: Partial<Find>;
}

/** What narrows the list, in words. */
export function choicesInForce(find: Find, household: Household): InForce[] {
  const { categoryId, personId, forPersonId, type, when, from, to, least, most, isRepeated, isImported } = find;
  const label = household.categories.find(({ id }) => id === categoryId)?.label ?? "No category";
  const whom = forPersonId === "" ? "all of us" : nameOf(household.people, forPersonId ?? "");
  const chosen: (InForce | false)[] = [
    categoryId !== undefined && { label, off: { categoryId: undefined } },
    personId !== undefined && {
      label: `Paid by ${nameOf(household.people, personId)}`,
      off: { personId: undefined },
    },
    forPersonId !== undefined && { label: `For ${whom}`, off: { forPersonId: undefined } },
    type !== undefined && { label: typeNames[type], off: { type: undefined } },
    when === "always" && { label: "All of the past", off: { when: undefined } },
    when === "between" && `${from}${to}` !== "" && { label: daysWords(from, to), off: { when: undefined } },
    `${least}${most}`.trim() !== "" && {
      label: amountsWords(least, most, household),
      off: { least: "", most: "" },
    },
    isRepeated !== undefined && { label: isRepeated ? "Repeated" : "Not repeated", off: { isRepeated: undefined } },
    isImported !== undefined && {
      label: isImported ? "From a bank’s file" : "Typed in",
      off: { isImported: undefined },
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
