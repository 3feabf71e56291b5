/** What benchmarks put into the browser: households of a few and of many years, as `window.bench`. */
import { longHousehold } from "#domain/dashboard/long-household.ts";
import type { AccountRef } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { newRecord } from "#sync/kinds/kinds.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import { openDexieDatabase } from "#web/store/device/dexie-database.ts";
import { newHouseholdRow } from "#web/store/households/household-rows.ts";
import { databaseName } from "#web/store/owner/owner.ts";

const home = "6d1f0c0e-3b1c-4c55-9f6e-2f1a7c0d9b11";
const name = databaseName("anonymous");

const recordOf = (kind: RecordKind, entry: { id: string }): AnyRecord => ({
  ...newRecord(kind, entry as never),
  version: 1,
});

const people = [
  { id: "maya", name: "Maya", kind: "adult" },
  { id: "tom", name: "Tom", kind: "adult" },
];

const accountCount = 10;
const accountAt = (index: number): AccountRef => ({ kind: "account", id: `account${index % accountCount}` });

/** One account after the other; a transfer goes to the next one. */
const inItsAccount = (entry: Transaction, index: number): Transaction => ({
  ...entry,
  account: accountAt(index),
  ...(entry.kind === "transfer" && { toAccount: accountAt(index + 1) }),
});

function recordsOf(years: number, entries: number, inAccounts: boolean): AnyRecord[] {
  const { household, began, saves, balances, transactions } = longHousehold(years, entries);
  const entered = inAccounts ? transactions.map(inItsAccount) : transactions;
  const chosen = inAccounts ? { defaultAccount: accountAt(0) } : {};
  const { people: _, incomes, bills, categories, accounts, debts, goals, habits, ...own } = household;
  const of = (kind: RecordKind, list: readonly { id: string }[]) => list.map((entry) => recordOf(kind, entry));
  return [
    ...of("household", [{ ...own, ...chosen, began, id: "household" } as { id: string }]),
    ...[...of("person", people), ...of("income", incomes), ...of("bill", bills), ...of("category", categories)],
    ...[...of("account", accounts), ...of("debt", debts), ...of("goal", goals), ...of("habit", habits)],
    ...[...of("save", saves), ...of("balance", balances), ...of("transaction", entered)],
  ];
}

/** One household in place of whatever this browser has. Answers how many records it is made of. */
export async function fill(years: number, entries: number, inAccounts = false): Promise<number> {
  const database = await openDexieDatabase(name, { onTakenOver() {} });
  const rows = recordsOf(years, entries, inAccounts).map((record) => ({ household: home, id: record.id, record }));
  await database.write(({ households }) => households.put([newHouseholdRow(home, "shared")]));
  for (let from = 0; from < rows.length; from += 5_000)
    await database.write(({ records }) => records.put(rows.slice(from, from + 5_000)));
  database.close();
  return rows.length;
}

/** The reference that no start can avoid: every record by one plain getAll. */
export async function getAll(): Promise<number> {
  const started = performance.now();
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answered(indexedDB.open(name));
  await answered(database.transaction("records").objectStore("records").getAll());
  database.close();
  return performance.now() - started;
}
