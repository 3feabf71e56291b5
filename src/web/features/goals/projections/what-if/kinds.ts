import type { Kind, Tried } from "./kind.ts";
import { bill, budget, income, newBill, newIncome, oneOff, save } from "./money-kinds.ts";
import { debt, extra, goal, rate } from "./plan-kinds.ts";

/** What can be tried, in the order in which it is offered. */
export const kinds = {
  income,
  "new-income": newIncome,
  bill,
  "new-bill": newBill,
  budget,
  save,
  goal,
  debt,
  extra,
  "one-off": oneOff,
  rate,
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

export const kindOf = (what: KindName): Kind => kinds[what];

/** A household without debts is offered nothing about them. */
export const kindsFor = (tried: Tried): KindName[] =>
  kindNames.filter((what) => {
    if (what === "extra") return tried.household.debts.length > 0;
    return kindOf(what).things?.(tried).length !== 0;
  });
