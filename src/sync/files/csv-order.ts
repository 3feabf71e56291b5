import type { AnyRecord } from "../record.ts";

/** By day or week, then by the order that people gave or wrote in, then by id. */
export function inCsvOrder(a: AnyRecord, b: AnyRecord): number {
  return compare(timeOf(a), timeOf(b)) || compare(placeOf(a), placeOf(b)) || compare(a.id, b.id);
}

const compare = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

const timeOf = ({ day, week, from }: AnyRecord): string => textIn([day, week, from]);
const placeOf = ({ order, priority, recordedAt }: AnyRecord): number => numberIn([order, priority, recordedAt]);

/** A newer device may use one of these names for something else. */
const textIn = (values: readonly unknown[]): string => values.find((value) => typeof value === "string") ?? "";
const numberIn = (values: readonly unknown[]): number => values.find((value) => typeof value === "number") ?? 0;
