import { addDays, type Day } from "#domain/time/day.ts";
import { addWeeks, type WeekId, weekOf, weekStart } from "#domain/time/week.ts";
import type { AnyRecord } from "#sync/record.ts";
import { sampleRecord, sampleWeeks, units } from "./sample-household.ts";

/** The weeks that the sample family lived: mostly saved, some skipped, as weeks are. */
export const sampleHistory = (today: Day): AnyRecord[] =>
  Array.from({ length: sampleWeeks }, (_, ago) =>
    oneWeek(addWeeks(weekOf(today), -1 - ago), sampleWeeks - 1 - ago),
  ).flat();

const skipped = [6, 19, 20, 33];

/** Wanders evenly between 0 and 1, the same for everyone who looks. */
const wander = (index: number): number => (index * 0.618034) % 1;

function oneWeek(week: WeekId, index: number): AnyRecord[] {
  const start = weekStart(week);
  const isSkipped = skipped.includes(index);
  return [
    ...(isSkipped ? [] : [save(week, index, start)]),
    sampleRecord("week-review", `review-${index}`, { week, decision: isSkipped ? "skipped" : "saved", isFolded: true }),
    ...expenses(start, index),
    ...(index % 4 === 0 ? balances(start, index) : []),
  ];
}

function save(week: WeekId, index: number, start: Day): AnyRecord {
  const targets = ["fund", "lake", "fund", "bike"] as const;
  return sampleRecord("save", `save-${index}`, {
    ...{ week, personId: index % 2 === 0 ? "sample-maya" : "sample-noor", note: "" },
    amount: units(70 + Math.round(wander(index) * 14) * 5),
    target: { kind: "goal", id: `sample-${targets[index % targets.length]}` },
    recordedAt: Date.parse(addDays(start, 6)),
  });
}

const shops: readonly [day: number, payee: string, categoryId: string, usual: number][] = [
  [0, "Greenmarket", "groceries", 62],
  [1, "Metro card", "transport", 32],
  [3, "Corner shop", "groceries", 27],
  [4, "Luigi’s", "eating-out", 41],
  [5, "Greenmarket", "groceries", 54],
  [5, "Swimming hall", "ida-things", 14],
  [6, "Cinema", "fun", 26],
];

const expenses = (start: Day, index: number): AnyRecord[] =>
  shops.map(([day, payee, categoryId, usual], at) =>
    sampleRecord("transaction", `spent-${index}-${at}`, {
      ...{ day: addDays(start, day), payee, categoryId: `sample-${categoryId}`, type: "spending", note: "" },
      personId: at % 2 === 0 ? "sample-maya" : "sample-noor",
      amount: units(usual * (0.8 + wander(index * 7 + at) * 0.4)),
    }),
  );

const balances = (start: Day, index: number): AnyRecord[] => [
  balance(`savings-${index}`, "account", "savings", start, 2_600 + index * 57),
  balance(`card-${index}`, "debt", "card", start, 2_900 - index * 36),
];

const balance = (id: string, kind: "account" | "debt", of: string, day: Day, amount: number): AnyRecord =>
  sampleRecord("balance", `balance-${id}`, { of: { kind, id: `sample-${of}` }, day, amount: units(amount) });
