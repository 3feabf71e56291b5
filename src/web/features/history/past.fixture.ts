import { quarterPeriods } from "#domain/history/periods.ts";
import { weeksOnRecord } from "#domain/history/weeks-on-record.ts";
import { minor } from "#domain/money/money.ts";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, figuresFrom, friday } from "#web/household/figures/figures.fixture.ts";
import { expense } from "#web/store/store.fixture.ts";
import type { HistoryData } from "./use-history.ts";

const usual = { personId: "maya", target: { kind: "goal", id: "lisbon" }, note: "", recordedAt: friday };

export const saveOf = (id: string, week: string, amount: number, more: object = {}): AnyRecord =>
  recordOf("save", { ...usual, id, week, amount, ...more });

export const lisbon = recordOf("goal", {
  id: "lisbon",
  label: "Lisbon",
  kind: "travel",
  target: 380_000,
  priority: 1,
  alreadySaved: 0,
  state: "active",
});

export const pay = recordOf("income", {
  id: "pay",
  personId: "maya",
  label: "Pay",
  pay: { cadence: "weekly", amount: 100_000 },
});

/** Maya and Tom since week 43: two saves, one of them Tom's for a deleted goal, some spending, one skipped week. */
export const someWeeks = (...more: readonly AnyRecord[]): AnyRecord[] =>
  beganIn(
    "2026-W43",
    ...[lisbon, pay, saveOf("s1", "2026-W43", 10_000, { note: "From the refund" })],
    saveOf("s2", "2026-W45", 5_000, { personId: "tom", target: { kind: "goal", id: "gone" } }),
    expense("e1", { day: "2026-10-20", amount: 4_200 }),
    ...more,
  );

export const beganIn = (began: string, ...more: readonly AnyRecord[]): AnyRecord[] => {
  const [household, ...rest] = coupleRecords(...more);
  return [recordWith(household!, { began, calendars: [{ from: began, firstDay: 1, timeZone: "UTC" }] }), ...rest];
};

/** The data of the page without a filter. */
export function historyDataFrom(records: readonly AnyRecord[]): HistoryData {
  const { household, began, week: now, saves, reviews, pauses, book } = figuresFrom(records);
  const record = weeksOnRecord({ began, now, saves, reviews, pauses, book });
  if (!record.ok) throw new Error(record.problem);
  const { weeks } = record.value;
  const quarters = new Map(quarterPeriods(weeks).map((one) => [one.id, one]));
  return {
    household,
    now,
    first: began,
    record: record.value,
    weeks,
    isFiltered: false,
    quarters,
    planned: minor(100_000),
  };
}
