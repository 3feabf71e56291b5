import type { Owed } from "#domain/debts/payoff-plan.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import type { FieldSpec, Specs } from "../frame/field-spec.ts";
import type { Texts } from "../frame/fragment.ts";

export const mostDebts = 6;

const numbers = Array.from({ length: mostDebts }, (_, index) => index + 1);

const debtSpecs = (number: number): [string, FieldSpec][] => [
  [`label${number}`, { kind: "text", label: "Name", optional: true, unmarked: true }],
  [`balance${number}`, { kind: "money", label: "Owed", optional: true, unmarked: true }],
  [`apr${number}`, { kind: "percent", label: "Rate a year", suffix: "%", optional: true, unmarked: true }],
  [`minimum${number}`, { kind: "money", label: "Minimum a month", optional: true, unmarked: true }],
];

/** Four fields for each debt, and what can be paid on top of all minimums. */
export const specs: Specs = {
  ...Object.fromEntries(numbers.flatMap(debtSpecs)),
  extra: { kind: "money", label: "On top of the minimums", suffix: "a month", optional: true },
};

export const namesOf = (number: number): string[] => debtSpecs(number).map(([name]) => name);

/** The number of debts to show: all with typed text, at least two. */
export function shownDebts(texts: Texts): number {
  const typed = numbers.filter((number) => namesOf(number).some((name) => (texts[name] ?? "").trim() !== ""));
  return Math.max(2, ...typed);
}

/** The debts with a balance. An empty rate or minimum counts as zero. */
export function debtsIn(values: Readonly<Record<string, unknown>>): Owed[] {
  return numbers.flatMap((number) => {
    const balance = values[`balance${number}`] as Minor | undefined;
    if (!balance) return [];
    const label = (values[`label${number}`] as string | undefined) ?? `Debt ${number}`;
    const apr = (values[`apr${number}`] as Rate | undefined) ?? (0 as Rate);
    const minimum = (values[`minimum${number}`] as Minor | undefined) ?? minor(0);
    return [{ id: String(number), label, balance, apr, minimum }];
  });
}
