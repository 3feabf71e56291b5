import { closingStep, signOffId } from "#domain/money-date/agenda.ts";
import { addDays, addMonths, type Day } from "#domain/time/day.ts";
import { addWeeks, type WeekId, weekOf, weekStart } from "#domain/time/week.ts";
import { type Fields, newRecord } from "#sync/kinds/kinds.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import { browserClient } from "#web/backends/own/browser-client.ts";
import { newId } from "#web/platform/new-id.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { type DeviceStore, openDeviceStore } from "../device-store.ts";
import { newHouseholdRow } from "../households/household-rows.ts";
import { leadAlways } from "../tabs/lead.ts";
import { noTabs } from "../tabs/tab-channel.ts";

/** The number of weeks of history. */
const sampleWeeks = 40;

/** Converts whole currency units. */
export const units = (amount: number) => Math.round(amount * 100) as never;

/** The fields are not type-checked; a test validates them. */
export const sampleRecord = <Name extends RecordKind>(kind: Name, id: string, fields: object): AnyRecord =>
  newRecord(kind, { id: `sample-${id}`, ...fields } as Fields<Name>);

const own = (id: string) => `sample-${id}`;

/** A fictional family of three: two incomes, a car loan, and three goals. */
export const sampleHousehold = (today: Day, timeZone: string): AnyRecord[] => [
  sampleRecord("household", "household", {
    name: "The Sample family",
    country: "US",
    currency: "USD",
    locale: "en-US",
    moneyDate: 7,
    reason: "A week away together, and one day a place of our own.",
    began: addWeeks(weekOf(today), -sampleWeeks),
    calendars: [{ from: addWeeks(weekOf(today), -sampleWeeks), firstDay: 1, timeZone }],
  }),
  ...people,
  ...incomes(today),
  ...bills(today),
  ...categories,
  ...owned,
  ...goals(today),
  sampleRecord("habit", "lunch", { label: "Lunch from home", timesAWeek: 3 }),
  sampleRecord("habit", "balances", { label: "Check balances", timesAWeek: 1 }),
];

const people = [
  sampleRecord("person", "maya", { name: "Maya", kind: "adult" }),
  sampleRecord("person", "noor", { name: "Noor", kind: "adult" }),
  sampleRecord("person", "ida", { name: "Ida", kind: "child", birthYear: 2019 }),
];

const incomes = (today: Day) => [
  sampleRecord("income", "pay-maya", {
    personId: own("maya"),
    label: "Clinic",
    pay: { cadence: "fortnightly", amount: units(1_840), nextOn: addDays(today, 5) },
  }),
  sampleRecord("income", "pay-noor", {
    personId: own("noor"),
    label: "Design work",
    pay: { cadence: "irregular", low: units(1_500), usual: units(2_300), per: "monthly" },
  }),
];

const bill = (id: string, label: string, amount: number, nextDue: Day, cadence = "monthly") =>
  sampleRecord("bill", id, { label, amount: units(amount), cadence, nextDue });

const bills = (today: Day) => [
  bill("rent", "Rent", 2_150, addDays(today, 16)),
  bill("nursery", "Nursery", 620, addDays(today, 9)),
  bill("power", "Electricity", 96, addDays(today, 3)),
  bill("internet", "Internet", 65, addDays(today, 6)),
  bill("phone", "Phones", 70, addDays(today, 1)),
  bill("car-insurance", "Car insurance", 840, addMonths(today, 4, 3), "yearly"),
];

const category = (id: string, label: string, kind: "need" | "want", weeklyBudget: number) =>
  sampleRecord("category", id, { label, kind, weeklyBudget: units(weeklyBudget), rollover: "off" });

const categories = [
  category("groceries", "Groceries", "need", 165),
  category("transport", "Getting around", "need", 45),
  category("eating-out", "Eating out", "want", 50),
  category("ida-things", "Ida", "need", 35),
  category("home", "Home", "need", 40),
  category("fun", "Fun", "want", 40),
];

const owned = [
  sampleRecord("account", "everyday", { label: "Everyday account", kind: "checking", balance: units(2_310) }),
  sampleRecord("account", "savings", { label: "Savings", kind: "savings", balance: units(30_100) }),
  sampleRecord("account", "car", {
    label: "Car",
    kind: "vehicle",
    balance: units(9_000),
    low: units(8_000),
    high: units(10_000),
  }),
  sampleRecord("debt", "car-loan", {
    label: "Car loan",
    kind: "car",
    balance: units(6_900),
    minimum: units(190),
    apr: 5_900,
  }),
];

const goal = (id: string, priority: number, fields: object) =>
  sampleRecord("goal", id, { alreadySaved: units(0), ...fields, priority, state: "active" });

const goals = (today: Day) => [
  goal("lake", 1, { label: "A week at the lake", kind: "travel", target: units(2_400), by: addMonths(today, 7) }),
  goal("bike", 2, { label: "A cargo bike", kind: "purchase", target: units(1_900) }),
  goal("deposit", 3, {
    label: "A place of our own",
    kind: "home",
    target: units(48_000),
    alreadySaved: units(9_400),
  }),
];

/** The past weeks, mostly saved and some skipped, and this week up to today. */
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

/** A deterministic low-discrepancy sequence between 0 and 1. */
const spread = (index: number): number => (index * 0.618034) % 1;

function oneWeek(week: WeekId, index: number): AnyRecord[] {
  const start = weekStart(week);
  const isLeftOut = skipped.includes(index) || holiday.includes(index);
  return [
    ...(isLeftOut ? [] : savesOf(week, index, start)),
    ...(isLeftOut ? [] : [review(week, index), everydayBalance(start, index)]),
    ...(index === sampleWeeks - 1 ? lastDate(week, start) : []),
    ...expenses(start, index),
    ...(index % 4 === 0 ? balances(start, index) : []),
  ];
}

const review = (week: WeekId, index: number): AnyRecord =>
  sampleRecord("week-review", `review-${index}`, {
    week,
    decision: nothing.includes(index) ? "nothing" : "saved",
    isFolded: index % 9 !== 4,
  });

/** The last money date, with what both decided and signed. */
function lastDate(week: WeekId, start: Day): AnyRecord[] {
  const [among, decided] = [["sample-maya", "sample-noor"], "Cook twice on Sunday, and take it to work."];
  const thanks = ["for taking Ida to swimming", "for calling the dentist"];
  return among.map((personId, index) =>
    sampleRecord("sign-off", "", {
      id: signOffId(week, personId),
      week,
      personId,
      step: closingStep,
      furthest: closingStep,
      decided,
      among,
      thanks: thanks[index],
      signedAt: Date.parse(addDays(start, 6)),
      signedDecision: { texts: [{ text: decided, personIds: among }], choices: [] },
    }),
  );
}

/** One of the two in most weeks, both in every third, and nothing once: also a decision. */
function savesOf(week: WeekId, index: number, start: Day): AnyRecord[] {
  const who = index % 3 === 2 ? ["maya", "noor"] : [index % 2 === 0 ? "maya" : "noor"];
  const whole = 140 + Math.round(spread(index) * 10) * 5;
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
    week,
    personId: `sample-${person}`,
    note: nothing.includes(index) ? "The dentist came first." : "",
    amount: units(amount),
    target: { kind: "goal", id: `sample-${targets[index % targets.length]}` },
    recordedAt: Date.parse(addDays(start, 6)),
  });

/** This week's entries and habits up to today. */
function thisWeek(today: Day): AnyRecord[] {
  const start = weekStart(weekOf(today));
  const lunches = [0, 1, 3].map((day) => addDays(start, day)).filter((day) => day <= today);
  return [
    ...expenses(start, sampleWeeks).filter(({ fields }) => (fields.day as Day) <= today),
    ...lunches.map((day) => tick("lunch", day)),
    tick("balances", start),
  ];
}

const tick = (habit: string, day: Day): AnyRecord =>
  sampleRecord("habit-tick", `tick-${habit}-${day}`, {
    habitId: `sample-${habit}`,
    personId: "sample-maya",
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
      day: addDays(start, day),
      payee,
      categoryId: `sample-${categoryId}`,
      kind: "spending",
      note: "",
      personId: at % 2 === 0 ? "sample-maya" : "sample-noor",
      account: { kind: "account", id: "sample-everyday" },
      amount: units(usual * (0.8 + spread(index * 7 + at) * 0.4)),
    }),
  );

const balances = (start: Day, index: number): AnyRecord[] => [
  balance(`savings-${index}`, "account", "savings", start, 24_000 + index * 160),
  balance(`car-loan-${index}`, "debt", "car-loan", start, 8_500 - index * 38),
];

/** Stated at the money date, after the week's save: pay and bills are not entered one by one. */
const everydayBalance = (start: Day, index: number): AnyRecord => {
  const day = addDays(start, 6);
  const recordedAt = Date.parse(day) + 1;
  const amount = 2_180 + Math.round(spread(index) * 40) * 10;
  return balance(`everyday-${index}`, "account", "everyday", day, amount, { recordedAt });
};

const balance = (id: string, kind: "account" | "debt", of: string, day: Day, amount: number, more = {}): AnyRecord =>
  sampleRecord("balance", `balance-${id}`, { of: { kind, id: `sample-${of}` }, day, amount: units(amount), ...more });

const household = "00000000-0000-4000-8000-000000000000";

/** The sample household, in the user's time zone. In memory, without other tabs or a server, so that it never touches a real one. */
export async function openSample(today: Day): Promise<DeviceStore> {
  const database = memoryDatabase();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const records = [...sampleHousehold(today, timeZone), ...sampleHistory(today)];
  await database.write(async (tables) => {
    await tables.households.put([newHouseholdRow(household, "shared")]);
    await tables.records.put(records.map((record) => ({ household, id: record.id, record })));
  });
  return openDeviceStore({
    name: "sample",
    database,
    remote: null,
    timing: browserClient.timing,
    openTabs: noTabs,
    lead: leadAlways,
    newId: () => newId(Date.now()),
  });
}
