import { recordOf } from "#sync/kinds/record.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { consumeEvents } from "#web/analytics/analytics-queue.ts";
import { coupleRecords, friday } from "../figures/figures.fixture.ts";

const goal = (id: string, label: string, fields: object) =>
  recordOf("goal", { id, label, type: "own", target: 0, priority: 1, alreadySaved: 0, state: "active", ...fields });

export const lisbon = goal("lisbon", "Lisbon", { target: 84_501, by: "2026-11-15", alreadySaved: 76_050 });
export const table = goal("table", "Kitchen table", { target: 90_000, priority: 3, alreadySaved: 83_800 });

const pay = (id: string, personId: string, amount: number) =>
  recordOf("income", { id, personId, label: id, pay: { cadence: "weekly", amount } });

/** A week of $1,500 that asks for $200.00: 84.51 for Lisbon, 62.00 for the table, the rest for investing. */
export const planRecords = (...more: readonly AnyRecord[]): AnyRecord[] =>
  coupleRecords(
    ...[pay("clinic", "maya", 90_000), pay("school", "tom", 60_000)],
    recordOf("bill", { id: "rent", label: "Rent", amount: 80_000, cadence: "weekly", nextDue: "2026-11-20" }),
    recordOf("category", { id: "food", label: "Food", type: "need", weeklyBudget: 50_000, rollover: "off" }),
    recordOf("account", { id: "savings", label: "Savings", type: "savings", balance: 900_000_000 }),
    ...[lisbon, table],
    ...more,
  );

export const savedRecord = (id: string, fields: Readonly<Record<string, unknown>> = {}): AnyRecord =>
  recordOf("save", {
    ...{ id, week: "2026-W46", personId: "maya", amount: 5_000, target: { kind: "goal", id: "lisbon" } },
    ...{ note: "", recordedAt: friday - 1_000, ...fields },
  });

/** The weeks that were told of as saved, from now on. */
export function savesToldOf(): string[] {
  const weeks: string[] = [];
  consumeEvents((happening) => {
    if (happening.kind === "event" && happening.name === "week_save") weeks.push(String(happening.params.weekId));
  });
  return weeks;
}
