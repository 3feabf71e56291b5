import type { Person } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import type { Choice, OverspentChoice, SignOff } from "#domain/money-date/agenda.ts";
import type { Overspent } from "#domain/money-date/agenda-facts.ts";
import type { Envelope } from "#domain/spending/envelopes.ts";

const numbers = [
  "None",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];
const numberWords = (count: number): string => numbers[count] ?? String(count);

/** "One of nine went over." */
export function overWords(over: number, all: number): string {
  if (all === 0) return "There are no budgets to compare it with.";
  if (over === 0) return all === 1 ? "The budget held." : `All ${numberWords(all).toLowerCase()} budgets held.`;
  return `${numberWords(over)} of ${numberWords(all).toLowerCase()} went over.`;
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "Third week in a row." Empty for the first time. */
export function streakWords(weeks: number): string {
  if (weeks < 2) return "";
  const ordinal = ordinals[weeks - 1];
  return ordinal ? `${ordinal[0]!.toUpperCase()}${ordinal.slice(1)} week in a row.` : `${weeks} weeks in a row.`;
}

export interface ChoiceOption {
  choice: OverspentChoice;
  words: string;
  from?: string;
}

/** The choices for an overspent category, in display order. */
export function choiceOptions({ envelope, giver, carriedStart }: Overspent, format: MoneyFormat): ChoiceOption[] {
  const start = formatMoney(carriedStart, format);
  return [
    ...(giver
      ? [
          {
            choice: "from" as const,
            from: giver.category.id,
            words: `Take it from ${giver.category.label}, which has ${formatMoney(giver.left, format)} left`,
          },
        ]
      : []),
    {
      choice: "carry",
      words:
        envelope.category.rollover === "both"
          ? `Let it carry over: next week starts at ${start}`
          : carriedStart > 0
            ? `Carry it: aim at ${start} next week`
            : "Carry it: spend nothing on it next week",
    },
    { choice: "leave", words: "Leave it, and look at the budget at “One decision”" },
  ];
}

/** "Maya chose the first, Tom the second. Talk it over; the last tap counts." Empty while they agree. */
export function disagreementWords(
  categoryId: string,
  options: readonly ChoiceOption[],
  signOffs: readonly SignOff[],
  adults: readonly Person[],
): string {
  const chosen = adults.flatMap(({ id, name }) => {
    const choice = choiceOf(signOffs, id, categoryId);
    const at = options.findIndex((option) => option.choice === choice?.choice);
    return at < 0 ? [] : [{ name, at }];
  });
  if (new Set(chosen.map(({ at }) => at)).size < 2) return "";
  const parts = chosen.map(({ name, at }, index) => `${name} ${index === 0 ? "chose " : ""}the ${ordinals[at]}`);
  return `${parts.join(", ")}. Talk it over; the last tap counts.`;
}

export const choiceOf = (signOffs: readonly SignOff[], personId: string, categoryId: string): Choice | undefined =>
  signOffs.find((part) => part.personId === personId)?.choices?.find((choice) => choice.categoryId === categoryId);

/** The choice as a line on the sheet. The category that gives money may have been deleted. */
export function chosenWords(
  { envelope, over }: Overspent,
  choice: Choice,
  envelopes: readonly Envelope[],
  format: MoneyFormat,
): string {
  const name = `${envelope.category.label}, ${formatMoney(over, format)} over`;
  const giver = envelopes.find(({ category }) => category.id === choice.from)?.category.label ?? "another category";
  const ends = { from: `taken from ${giver}`, carry: "carried into next week", leave: "left as it is" };
  return `${name}: ${ends[choice.choice]}.`;
}
