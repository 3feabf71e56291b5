import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { consumeEvents } from "#web/analytics/analytics-queue.ts";
import { type HouseholdState, householdState } from "#web/store/household-state.ts";
import { home } from "#web/store/store.fixture.ts";
import { newHouseholdRecord } from "../household-record.ts";
import { guessPlace } from "../place/place.ts";
import { createFigures, type Figures } from "./figures.ts";

/** A Friday in week 46 of 2026. */
export const friday = Date.parse("2026-11-13T12:00:00Z");

export const maya = recordOf("person", { id: "maya", name: "Maya", kind: "adult" });
const tom = recordOf("person", { id: "tom", name: "Tom", kind: "adult" });

/** A household of Maya and Tom that began in week 1, with weeks from Monday, plus the given records. */
export const coupleRecords = (...more: readonly AnyRecord[]): AnyRecord[] => [
  recordWith(newHouseholdRecord("Us", guessPlace({ language: "en-US", timeZone: "UTC" }), friday), {
    began: "2026-W01",
    calendars: [{ from: "2026-W01", firstDay: 1, timeZone: "UTC" }],
  }),
  ...[maya, tom],
  ...more,
];

export const stateOf = (records: readonly AnyRecord[]): HouseholdState => householdState(home, "shared", records);

export function figuresFrom(records: readonly AnyRecord[], now: number = friday): Figures {
  const figures = createFigures()(stateOf(records), now);
  if (!figures) throw new Error("These records hold no household");
  return figures;
}

const goal = (id: string, label: string, fields: object) =>
  recordOf("goal", { id, label, kind: "own", target: 0, priority: 1, alreadySaved: 0, state: "active", ...fields });

const lisbon = goal("lisbon", "Lisbon", { target: 84_501, by: "2026-11-15", alreadySaved: 76_050 });
const table = goal("table", "Kitchen table", { target: 90_000, priority: 3, alreadySaved: 83_800 });

const pay = (id: string, personId: string, amount: number) =>
  recordOf("income", { id, personId, label: id, pay: { cadence: "weekly", amount } });

/** A week of $1,500 that asks for $200.00: 84.51 for Lisbon, 62.00 for the table, the rest for investing. */
export const planRecords = (...more: readonly AnyRecord[]): AnyRecord[] =>
  coupleRecords(
    ...[pay("clinic", "maya", 90_000), pay("school", "tom", 60_000)],
    recordOf("bill", { id: "rent", label: "Rent", amount: 80_000, cadence: "weekly", nextDue: "2026-11-20" }),
    recordOf("category", { id: "food", label: "Food", kind: "need", weeklyBudget: 50_000, rollover: "off" }),
    recordOf("account", { id: "savings", label: "Savings", kind: "savings", balance: 900_000_000 }),
    ...[lisbon, table],
    ...more,
  );

export const savedRecord = (id: string, fields: Readonly<Record<string, unknown>> = {}): AnyRecord =>
  recordOf("save", {
    id,
    week: "2026-W46",
    personId: "maya",
    amount: 5_000,
    target: { kind: "goal", id: "lisbon" },
    note: "",
    recordedAt: friday - 1_000,
    ...fields,
  });

/** The weeks whose saves are reported to analytics from now on. */
export function trackedSaves(): string[] {
  const weeks: string[] = [];
  consumeEvents((event) => {
    if (event.kind === "event" && event.name === "week_save") weeks.push(String(event.params.weekId));
  });
  return weeks;
}
