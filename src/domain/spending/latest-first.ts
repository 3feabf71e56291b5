import type { Transaction } from "../household/records.ts";

/** The order of every list of entries: the latest day first, and on one day the newest id. */
export function latestFirst(a: Transaction, b: Transaction): number {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? 1 : -1;
}
