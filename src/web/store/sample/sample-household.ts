import { addDays, addMonths, type Day } from "#domain/time/day.ts";
import { addWeeks, weekOf } from "#domain/time/week.ts";
import { type Fields, kinds } from "#sync/kinds/kinds.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";

/** How many weeks the sample has been going on. */
export const sampleWeeks = 40;

/** Amounts are written in whole units here, as people say them. */
export const units = (amount: number) => Math.round(amount * 100) as never;

/** Fields of a sample are written by hand and read by a test: what does not hold, fails there. */
export const sampleRecord = <Name extends RecordKind>(kind: Name, id: string, fields: object): AnyRecord => ({
  ...(fields as Fields<Name>),
  ...{ id: `sample-${id}`, kind, schema: kinds[kind].edition, version: 0, deleted: false },
});

const own = (id: string) => `sample-${id}`;

/** A family of three: two pays, a car to pay off, and three goals. Nobody real. */
export const sampleHousehold = (today: Day, timeZone: string): AnyRecord[] => [
  sampleRecord("household", "household", {
    ...{ name: "The Sample family", country: "US", currency: "USD", locale: "en-US", moneyDate: 7 },
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
  sampleRecord("person", "maya", { name: "Maya", type: "adult" }),
  sampleRecord("person", "noor", { name: "Noor", type: "adult" }),
  sampleRecord("person", "ida", { name: "Ida", type: "child", birthYear: 2019 }),
];

const incomes = (today: Day) => [
  sampleRecord("income", "pay-maya", {
    ...{ personId: own("maya"), label: "Clinic" },
    pay: { cadence: "fortnightly", amount: units(1_840), nextOn: addDays(today, 5) },
  }),
  sampleRecord("income", "pay-noor", {
    ...{ personId: own("noor"), label: "Design work" },
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

const category = (id: string, label: string, type: "need" | "want", weeklyBudget: number) =>
  sampleRecord("category", id, { label, type, weeklyBudget: units(weeklyBudget), rollover: "off" });

const categories = [
  category("groceries", "Groceries", "need", 165),
  category("transport", "Getting around", "need", 45),
  category("eating-out", "Eating out", "want", 50),
  category("ida-things", "Ida", "need", 35),
  category("home", "Home", "need", 40),
  category("fun", "Fun", "want", 40),
];

const owned = [
  sampleRecord("account", "everyday", { label: "Everyday account", type: "checking", balance: units(2_310) }),
  sampleRecord("account", "savings", { label: "Savings", type: "savings", balance: units(30_100) }),
  sampleRecord("account", "car", {
    label: "Car",
    type: "vehicle",
    balance: units(9_000),
    low: units(8_000),
    high: units(10_000),
  }),
  sampleRecord("debt", "car-loan", {
    ...{ label: "Car loan", type: "car", balance: units(6_900), minimum: units(190), listedAsBill: false },
    apr: 5_900,
  }),
];

const goal = (id: string, priority: number, fields: object) =>
  sampleRecord("goal", id, { alreadySaved: units(0), ...fields, priority, state: "active" });

const goals = (today: Day) => [
  goal("lake", 1, { label: "A week at the lake", type: "travel", target: units(2_400), by: addMonths(today, 7) }),
  goal("bike", 2, { label: "A cargo bike", type: "purchase", target: units(1_900) }),
  goal("deposit", 3, {
    ...{ label: "A place of our own", type: "home", target: units(48_000) },
    alreadySaved: units(9_400),
  }),
];
