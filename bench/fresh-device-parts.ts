/** What bench/fresh-device.mjs needs in Node: a household of twenty years as writes for the server's storage. */
import { longHousehold } from "#domain/dashboard/long-household.ts";
import { newRecord } from "#sync/kinds/kinds.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import { newId } from "#web/platform/new-id.ts";

export { openDatabase } from "#server/storage/database.ts";
export { householdStorage } from "#server/storage/household-storage.ts";
export { readWrites } from "#sync/read-record.ts";

const people = [
  { id: "maya", name: "Maya", kind: "adult" },
  { id: "tom", name: "Tom", kind: "adult" },
];

/** In the order in which a household comes to be: what it says of itself first, then everything it recorded. */
export function recordsOf(years: number, count: number): AnyRecord[] {
  const { household, began, saves, balances } = longHousehold(years, 0);
  const { people: _, incomes, bills, categories, accounts, debts, goals, habits, ...own } = household;
  const of = (kind: RecordKind, list: readonly { id: string }[]) => list.map((entry) => recordOf(kind, entry));
  const facts = [
    ...of("household", [{ ...own, began, id: "household" } as { id: string }]),
    ...[...of("person", people), ...of("income", incomes), ...of("bill", bills), ...of("category", categories)],
    ...[...of("account", accounts), ...of("debt", debts), ...of("goal", goals), ...of("habit", habits)],
  ];
  const recorded = [...of("save", saves), ...of("balance", balances)];
  const { transactions } = longHousehold(years, count - facts.length - recorded.length);
  // Ids follow the clock, as those of a device do.
  const entries = transactions.map((entry) => {
    const madeAt = Date.parse(`${entry.day}T12:00:00Z`);
    return recordOf("transaction", { ...entry, id: newId(madeAt) });
  });
  return [...facts, ...mixed(recorded, entries)];
}

const recordOf = (kind: RecordKind, entry: { id: string }): AnyRecord => newRecord(kind, entry as never);

/** The few evenly among the many, as saves and balances are among entries. */
function mixed(few: readonly AnyRecord[], many: readonly AnyRecord[]): AnyRecord[] {
  const every = Math.ceil(many.length / few.length);
  return many.flatMap((record, index) =>
    index % every === 0 && few[index / every] ? [record, few[index / every]!] : [record],
  );
}
