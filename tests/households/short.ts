import { addDays, type Day } from "#domain/time/day.ts";
import type { AnyRecord } from "#sync/record.ts";
import * as made from "./records.ts";

const weeks = 9;

/** Lea and her son: every week costs more than comes in, and now and then they put something aside all the same. */
export const short = (today: Day): AnyRecord[] => [
  made.householdOf(today, "Lea and Sami", weeks),
  ...[made.adult("lea", "Lea"), made.child("sami", "Sami", 2018)],
  made.pay("lea", "Bakery", 860, addDays(today, 4)),
  made.bill("rent", "Rent", 960, addDays(today, 12)),
  made.bill("power", "Electricity", 88, addDays(today, 7)),
  made.bill("streaming", "Streaming", 19, addDays(today, 9), "fun"),
  made.bill("club", "Football club", 32, addDays(today, 15), "fun"),
  made.budget("groceries", "Groceries", "need", 135),
  made.budget("transport", "Bus", "need", 30),
  made.budget("fun", "Treats", "want", 25),
  made.budget("takeaway", "Takeaway", "want", 30),
  made.debt("card", "Card", "card", 1_340, 22.9, 45),
  made.account("everyday", "Everyday account", "checking", 210),
  ...[1, 4, 7].map((index) =>
    made.save({ week: made.weeksAgo(today, weeks - index), by: "lea", amount: 10, to: "buffer" }),
  ),
  ...[3, 8].map((index) =>
    made.save({ week: made.weeksAgo(today, weeks - index), by: "lea", amount: 0, to: "buffer", note: "A short week" }),
  ),
  made.spent(made.weeksAgo(today, 1), 2, "lea", "Corner shop", 92, "groceries"),
];
