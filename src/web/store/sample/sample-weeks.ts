import { closingStep, signOffId } from "#domain/money-date/agenda.ts";
import { addDays, type Day } from "#domain/time/day.ts";
import { addWeeks, type WeekId, weekOf, weekStart } from "#domain/time/week.ts";
import type { AnyRecord } from "#sync/record.ts";
import { sampleRecord, sampleWeeks, units } from "./sample-household.ts";

/** The weeks that the sample family lived: mostly saved, some skipped, as weeks are, and this one as far as it has come. */
export const sampleHistory = (today: Day): AnyRecord[] => [
  ...Array.from({ length: sampleWeeks }, (_, ago) =>
    oneWeek(addWeeks(weekOf(today), -1 - ago), sampleWeeks - 1 - ago),
  ).flat(),
  sampleRecord("pause", "holiday", {
    from: addWeeks(weekOf(today), -sampleWeeks + holiday[0]!),
    to: addWeeks(weekOf(today), -sampleWeeks + holiday.at(-1)!),
  }),
  ...thisWeek(today),
];

const skipped = [6, 33];
const nothing = [12];
const holiday = [24, 25];

/** Wanders evenly between 0 and 1, the same for everyone who looks. */
const wander = (index: number): number => (index * 0.618034) % 1;

function oneWeek(week: WeekId, index: number): AnyRecord[] {
  const start = weekStart(week);
  const isLeftOut = skipped.includes(index) || holiday.includes(index);
  return [
    ...(isLeftOut ? [] : savesOf(week, index, start)),
    ...(isLeftOut ? [] : [review(week, index)]),
    ...(index === sampleWeeks - 1 ? lastDate(week, start) : []),
    ...expenses(start, index),
    ...(index % 4 === 0 ? balances(start, index) : []),
  ];
}

const review = (week: WeekId, index: number): AnyRecord =>
  sampleRecord("week-review", `review-${index}`, {
    ...{ week, decision: nothing.includes(index) ? "nothing" : "saved" },
    isFolded: index % 9 !== 4,
  });

/** The last money date, with what both decided and signed. */
function lastDate(week: WeekId, start: Day): AnyRecord[] {
  const [among, decided] = [["sample-maya", "sample-noor"], "Cook twice on Sunday, and take it to work."];
  const thanks = ["for taking Ida to swimming", "for calling the dentist"];
  return among.map((personId, index) => ({
    ...sampleRecord("sign-off", `part-${index}`, {
      ...{ week, personId, step: closingStep, furthest: closingStep, thanks: thanks[index], decided, among },
      signedAt: Date.parse(addDays(start, 6)),
      signedDecision: { texts: [{ text: decided, personIds: among }], choices: [] },
    }),
    id: signOffId(week, personId),
  }));
}

/** One of the two in most weeks, both in every third, and once neither: a decision all the same. */
function savesOf(week: WeekId, index: number, start: Day): AnyRecord[] {
  const who = index % 3 === 2 ? ["maya", "noor"] : [index % 2 === 0 ? "maya" : "noor"];
  const whole = 140 + Math.round(wander(index) * 10) * 5;
  const amount = nothing.includes(index) ? 0 : whole / who.length;
  return who.map((person) => save(week, index, start, { person, amount }));
}

interface Part {
  person: string;
  amount: number;
}

const targets = ["deposit", "lake", "deposit", "bike"] as const;

const save = (week: WeekId, index: number, start: Day, { person, amount }: Part): AnyRecord =>
  sampleRecord("save", `save-${index}-${person}`, {
    ...{ week, personId: `sample-${person}`, note: nothing.includes(index) ? "The dentist came first." : "" },
    amount: units(amount),
    target: { kind: "goal", id: `sample-${targets[index % targets.length]}` },
    recordedAt: Date.parse(addDays(start, 6)),
  });

/** What has been bought and kept up by today. */
function thisWeek(today: Day): AnyRecord[] {
  const start = weekStart(weekOf(today));
  const lunches = [0, 1, 3].map((day) => addDays(start, day)).filter((day) => day <= today);
  return [
    ...expenses(start, sampleWeeks).filter(({ day }) => (day as Day) <= today),
    ...lunches.map((day) => tick("lunch", day)),
    tick("balances", start),
  ];
}

const tick = (habit: string, day: Day): AnyRecord =>
  sampleRecord("habit-tick", `tick-${habit}-${day}`, {
    ...{ habitId: `sample-${habit}`, personId: "sample-maya" },
    day,
  });

const shops: readonly [day: number, payee: string, categoryId: string, usual: number][] = [
  [0, "Greenmarket", "groceries", 62],
  [1, "Metro card", "transport", 32],
  [3, "Corner shop", "groceries", 27],
  [2, "Hardware store", "home", 24],
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
  balance(`savings-${index}`, "account", "savings", start, 24_000 + index * 160),
  balance(`car-loan-${index}`, "debt", "car-loan", start, 8_500 - index * 38),
];

const balance = (id: string, kind: "account" | "debt", of: string, day: Day, amount: number): AnyRecord =>
  sampleRecord("balance", `balance-${id}`, { of: { kind, id: `sample-${of}` }, day, amount: units(amount) });
