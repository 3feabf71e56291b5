import type { Balance, Save, Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { account, bill, category, debt, goal, income, sampleHousehold } from "../plan/sample-household.ts";
import { addDays, type Day } from "../time/day.ts";
import { type WeekId, weekRange } from "../time/week.ts";
import { weekSpan } from "../time/week-span.ts";

/** A household with many years behind it, made by counting, so that measurements and tests meet the same one each time. */
export function longHousehold(years: number, entries: number) {
  const began = `${2027 - years}-W01` as WeekId;
  const household = sampleHousehold({
    incomes: [income(92_000), income(69_000, { id: "school", personId: "tom" })],
    bills: Array.from({ length: 12 }, (_, index) => bill(2_000 + index * 700, { id: `bill${index}` })),
    categories: Array.from({ length: 14 }, (_, index) => category(5_000, { id: `cat${index}`, rollover: "both" })),
    accounts: Array.from({ length: 10 }, (_, index) => account(100_000, { id: `account${index}` })),
    debts: [
      debt(400_000, { apr: 22_990 as Rate, minimum: minor(10_000) }),
      debt(650_000, { id: "car", apr: 6_400 as Rate, minimum: minor(27_300) }),
    ],
    goals: Array.from({ length: 5 }, (_, index) => goal(900_000 + index, { id: `goal${index}`, priority: index + 1 })),
  });
  const weeks = weekRange(began, "2026-W46" as WeekId);
  return {
    household,
    began,
    today: "2026-11-12" as Day,
    saves: weeks.flatMap(savesOf),
    withdrawals: [],
    reviews: [],
    pauses: [],
    balances: balancesOf(weeks.length, `${2027 - years}-01-04` as Day),
    transactions: transactionsOf(entries, weeks.length * 7, `${2027 - years}-01-04` as Day),
    span: weekSpan(began, "2026-W53" as WeekId, household.calendars),
  };
}

const savesOf = (week: WeekId, index: number): Save[] =>
  ["maya", "tom"].map((personId, who) => ({
    id: `${week}-${personId}`,
    week,
    personId,
    amount: minor(10_000 + ((index * 37 + who) % 900)),
    target: { kind: "goal", id: `goal${(index + who) % 5}` },
    note: "",
    recordedAt: index,
  }));

const balancesOf = (weeks: number, first: Day): Balance[] =>
  Array.from({ length: Math.floor(weeks / 4) * 10 }, (_, index) => ({
    id: `balance${index}`,
    of: { kind: "account", id: `account${index % 10}` },
    day: addDays(first, Math.floor(index / 10) * 28),
    amount: minor(100_000 + index),
  }));

const kindOf = (index: number): Transaction["kind"] => {
  if (index % 50 === 0) return "transfer";
  return index % 40 === 0 ? "income" : "spending";
};

function transactionsOf(entries: number, days: number, first: Day): Transaction[] {
  return Array.from({ length: entries }, (_, index) => ({
    id: `entry${index}`,
    day: addDays(first, Math.floor((index * days) / entries)),
    amount: minor(100 + ((index * 7919) % 9_900)),
    payee: `payee${index % 300}`,
    personId: index % 2 ? "maya" : "tom",
    kind: kindOf(index),
    categoryId: `cat${(index * 31) % 14}`,
    note: "",
  }));
}
