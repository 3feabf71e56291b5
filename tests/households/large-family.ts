import { addDays, addMonths, type Day } from "#domain/time/day.ts";
import type { AnyRecord } from "#sync/record.ts";
import * as made from "./records.ts";

const weeks = 70;
const savers = ["amara", "jonas", "ruth"] as const;

/** Seven under one roof, three of them grown up, in their second year. */
export const largeFamily = (today: Day): AnyRecord[] => [
  made.householdOf(today, "The Okafor-Lindqvists", weeks),
  made.adult("amara", "Amara"),
  made.adult("jonas", "Jonas"),
  made.adult("ruth", "Ruth"),
  ...[made.child("ada", "Ada", 2012), made.child("elif", "Elif", 2014)],
  ...[made.child("noah", "Noah", 2017), made.child("tove", "Tove", 2021)],
  made.pay("amara", "Hospital", 2_450, addDays(today, 3)),
  made.pay("jonas", "Workshop", 1_620, addDays(today, 10)),
  made.pay("ruth", "Pension", 1_150, addDays(today, 12), "monthly"),
  made.bill("mortgage", "Mortgage", 3_140, addDays(today, 14)),
  made.bill("power", "Electric and gas", 240, addDays(today, 5)),
  made.bill("nursery", "Nursery", 980, addDays(today, 2)),
  made.bill("school", "School meals", 260, addDays(today, 9)),
  made.budget("groceries", "Groceries", "need", 480),
  made.budget("children", "Children", "need", 210),
  made.budget("transport", "Getting around", "need", 170),
  made.budget("fun", "Outings", "want", 110),
  made.account("savings", "Savings", "savings", 9_400),
  made.goal("van", 1, "A larger car", "purchase", 14_000, { by: addMonths(today, 26) }),
  made.goal("camp", 2, "Summer camp for four", "education", 2_600, { by: addMonths(today, 8) }),
  ...Array.from({ length: weeks }, (_, index) => weekOf(today, index)).flat(),
];

function weekOf(today: Day, index: number): AnyRecord[] {
  const week = made.weeksAgo(today, weeks - index);
  const [by, also] = [savers[index % 3]!, savers[(index + 1) % 3]!];
  const shops = [
    made.spent(week, 2, by, "Market hall", 310 + made.wander(index) * 90, "groceries"),
    made.spent(week, 4, also, "Shoes and books", 80 + made.wander(index + 3) * 60, "children"),
  ];
  if (index % 17 === 5) return shops;
  const amount = 210 + Math.round(made.wander(index) * 12) * 10;
  return [
    made.save({ week, by, amount, to: index % 2 === 0 ? "van" : "camp" }),
    ...(index % 4 === 0 ? [made.save({ week, by: also, amount: 45, to: "van" })] : []),
    ...[made.folded(week), ...shops],
  ];
}
