import type { Household } from "#domain/household/household.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import type { EntryFilter, EntryType } from "#domain/spending/find-entries.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import { parseDay } from "#domain/time/day.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";

export type When = "period" | "always" | "between";

/** The search as typed. Undefined filters are off. It is local to this screen and not part of the URL. */
export interface SearchState {
  text: string;
  categoryId?: string | undefined;
  personId?: string | undefined;
  forPersonId?: string | undefined;
  type?: EntryType | undefined;
  /** Undefined means the shown period, or all of the past once something is typed. */
  when?: When | undefined;
  from: string;
  to: string;
  least: string;
  most: string;
  isRepeated?: boolean | undefined;
  isImported?: boolean | undefined;
}

export const emptySearch: SearchState = { text: "", from: "", to: "", least: "", most: "" };

export type FindProblems = Partial<Record<"from" | "to" | "least" | "most", string>>;

export const whenOf = ({ when, text }: SearchState): When => when ?? (text.trim() === "" ? "period" : "always");

/** Whether anything besides the period restricts the list. */
export const isSearchActive = (find: SearchState): boolean => find.text.trim() !== "" || activeFilterCount(find) > 0;

/** The number of active filters, without the text. */
export function activeFilterCount({ categoryId, personId, forPersonId, type, when, ...rest }: SearchState): number {
  const { isRepeated, isImported, least, most, from, to } = rest;
  const chosen = [categoryId, personId, forPersonId, type, isRepeated, isImported].filter((one) => one !== undefined);
  const isBetween = when === "between" && `${from}${to}` !== "";
  const others = [isBetween || when === "always", `${least}${most}`.trim() !== ""].filter(Boolean);
  return chosen.length + others.length;
}

/** The filter for the search. An unreadable day or amount is left out and reported at its field. */
export function readFilter(
  find: SearchState,
  period: Pick<SpendingPeriod, "from" | "to">,
  household: Household,
): { filter: EntryFilter; problems: FindProblems } {
  const { text, categoryId, personId, forPersonId, type, isRepeated, isImported } = find;
  const chosen = { categoryId, personId, forPersonId, type, isRepeated, isImported };
  const [days, amounts] = [daysOf(find, period), amountsOf(find, household)];
  const filter: EntryFilter = {
    ...(text.trim() !== "" && { text }),
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
    ...days.filter,
    ...amounts.filter,
  };
  return { filter, problems: { ...days.problems, ...amounts.problems } };
}

type Part = { filter: EntryFilter; problems: FindProblems };

function daysOf(find: SearchState, { from, to }: Pick<SpendingPeriod, "from" | "to">): Part {
  const when = whenOf(find);
  if (when !== "between") return { filter: when === "period" ? { from, to } : {}, problems: {} };
  const part: Part = { filter: {}, problems: {} };
  for (const end of ["from", "to"] as const) {
    const day = find[end] === "" ? undefined : parseDay(find[end]);
    if (day?.ok) part.filter[end] = day.value;
    else if (day) part.problems[end] = "Choose a day that is in the calendar, from 1970 on.";
  }
  const { from: first, to: last } = part.filter;
  if (first !== undefined && last !== undefined && first > last)
    part.problems.to = "This day is before the first one, so nothing lies between.";
  return part;
}

function amountsOf(find: SearchState, household: Household): Part {
  const part: Part = { filter: {}, problems: {} };
  for (const end of ["least", "most"] as const) {
    const amount = find[end].trim() === "" ? undefined : parseAmount(find[end], household);
    if (amount?.ok) part.filter[end] = Math.abs(amount.value) as typeof amount.value;
    else if (amount) part.problems[end] = amountProblemText[amount.problem];
  }
  return part;
}
