import type { Part } from "./answers.ts";

/** The steps of the intake in the order in which they are asked. */
export const steps = ["people", "incomes", "bills", "everyday", "own-and-owe", "goals", "habits"] as const;

export type Step = (typeof steps)[number];

export const stepOfPart: Readonly<Record<Part, Step>> = {
  people: "people",
  incomes: "incomes",
  bills: "bills",
  categories: "everyday",
  accounts: "own-and-owe",
  debts: "own-and-owe",
  goals: "goals",
  habits: "habits",
};
