import type { Currency } from "#domain/money/money.ts";
import { samples } from "../kinds/kinds.fixture.ts";
import { recordOf } from "../kinds/record.fixture.ts";
import { type AnyRecord, type RecordKind, recordKinds } from "../record.ts";
import { writeCsvFiles } from "./csv-files.ts";
import { readCsv } from "./csv-reader.fixture.ts";

/** Every sample of every kind, numbered from 0. */
export const everySample = recordKinds.flatMap((kind) =>
  samples[kind].map((fields, index) => ({ ...recordOf(kind, fields), id: `${kind}-${index}` })),
);

/** The rows of a kind, each cell under its column's name. */
export function rowsOf(
  kind: RecordKind,
  records: readonly AnyRecord[],
  currency = "USD" as Currency,
): Record<string, string>[] {
  const file = writeCsvFiles({ records, currency }).files.find((one) => one.kind === kind);
  const [heading = [], ...rows] = readCsv(file?.text ?? "");
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [heading[index], cell])));
}
