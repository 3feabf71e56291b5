import { type Minor, minor } from "#domain/money/money.ts";
import type { SheetLine } from "#domain/tools/weekly-sheet.ts";
import type { FieldSpec, Specs } from "../frame/field-spec.ts";

export const mostEnvelopes = 6;

const numbers = Array.from({ length: mostEnvelopes }, (_, index) => index + 1);

const lineSpecs = (number: number): [string, FieldSpec][] => [
  [`label${number}`, { kind: "text", label: `Line ${number}`, optional: true, unmarked: true }],
  [`amount${number}`, { kind: "money", label: `For line ${number}`, optional: true, unmarked: true }],
];

export const sums = ["start", "income", "bills"] as const;

/** The week, its fixed income and bills, and a few lines to fill in day by day. */
export const specs: Specs = {
  start: { kind: "day", label: "The week begins on" },
  income: { kind: "money", label: "Money in", suffix: "a week", optional: true },
  bills: { kind: "money", label: "Bills", suffix: "a week", optional: true },
  ...Object.fromEntries(numbers.flatMap(lineSpecs)),
};

export const lineNames: readonly string[] = numbers.flatMap((number) => lineSpecs(number).map(([name]) => name));

export function linesIn(values: Readonly<Record<string, unknown>>): SheetLine[] {
  return numbers.flatMap((number) => {
    const label = values[`label${number}`] as string | undefined;
    const amount = values[`amount${number}`] as Minor | undefined;
    return label === undefined && amount === undefined
      ? []
      : [{ label: label ?? `Line ${number}`, amount: amount ?? minor(0) }];
  });
}
