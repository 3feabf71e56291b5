import { addDays, addMonths, type Day } from "#domain/time/day.ts";
import type { AnyRecord } from "#sync/record.ts";
import * as made from "./records.ts";

const weeks = 18;

/** Ines, alone, a little behind what her plan asks. */
export const single = (today: Day): AnyRecord[] => [
  made.householdOf(today, "Ines", weeks),
  made.adult("ines", "Ines"),
  made.pay("ines", "Studio", 1_320, addDays(today, 5)),
  made.bill("rent", "Rent", 890, addDays(today, 10)),
  made.bill("phone", "Phone", 32, addDays(today, 6)),
  made.budget("groceries", "Groceries", "need", 95),
  made.budget("fun", "Fun", "want", 70),
  made.account("savings", "Savings", "savings", 1_450),
  made.goal("bike", 1, "A bicycle", "purchase", 780, { by: addMonths(today, 5) }),
  made.record("habit", "lunch", { label: "Lunch from home", timesAWeek: 3 }),
  ...Array.from({ length: weeks }, (_, index) => weekOf(today, index)).flat(),
];

function weekOf(today: Day, index: number): AnyRecord[] {
  const week = made.weeksAgo(today, weeks - index);
  const amount = 220 + Math.round(made.wander(index) * 10) * 10;
  const shops = [
    made.spent(week, 1, "ines", "Corner shop", 40 + made.wander(index) * 30, "groceries"),
    made.spent(week, 5, "ines", "Cinema", 22, "fun"),
  ];
  if (index === 9) return shops;
  return [
    made.save({ week, by: "ines", amount, to: index % 3 === 0 ? "bike" : "emergency" }),
    made.folded(week),
    ...shops,
  ];
}
