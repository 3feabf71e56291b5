import { type CooperativeTask, runToEnd } from "#domain/cooperative-task.ts";
import type { Currency } from "#domain/money/money.ts";
import { type LiveRecord, readRecord } from "../read-record.ts";
import { type AnyRecord, type RecordKind, recordKinds } from "../record.ts";
import { csvTables, inCsvOrder } from "./csv-columns.ts";
import { byteOrderMark, type CsvContext, type CsvTable, labelOf } from "./csv-table.ts";

export interface CsvFile {
  kind: RecordKind;
  text: string;
}

interface CsvFiles {
  /** One for each kind that has records. */
  files: readonly CsvFile[];
  /** Records of newer editions, which only the household file can contain, and unreadable ones. */
  leftOut: number;
}

interface RecordsAsCsv {
  records: readonly AnyRecord[];
  currency: Currency;
}

export const writeCsvFiles = (given: RecordsAsCsv): CsvFiles => runToEnd(csvWriting(given));

/** The live records as tables for spreadsheets. */
export function* csvWriting({ records, currency }: RecordsAsCsv): CooperativeTask<CsvFiles> {
  const live = yield* readLive(records);
  const texts = yield* writeLines(live.toSorted(inCsvOrder), { currency, labelOf: labelsOf(live) });
  const files = recordKinds.flatMap((kind) => {
    const lines = texts.get(kind);
    return lines ? [{ kind, text: lines.join("") }] : [];
  });
  return { files, leftOut: records.filter(({ deleted }) => !deleted).length - live.length };
}

const recordsAStep = 500;
const isStep = (index: number): boolean => index % recordsAStep === recordsAStep - 1;

function* readLive(records: readonly AnyRecord[]): CooperativeTask<LiveRecord[]> {
  const live: LiveRecord[] = [];
  for (const [index, record] of records.entries()) {
    const read = readRecord(record);
    if (read.ok && !read.value.deleted) live.push(read.value as LiveRecord);
    if (isStep(index)) yield index / records.length / 2;
  }
  return live;
}

function* writeLines(records: readonly LiveRecord[], context: CsvContext): CooperativeTask<Map<RecordKind, string[]>> {
  const texts = new Map<RecordKind, string[]>();
  for (const [index, record] of records.entries()) {
    const { heading, lines } = csvTables[record.kind] as CsvTable<LiveRecord["fields"]>;
    const text = texts.get(record.kind) ?? [byteOrderMark, heading];
    text.push(...lines(record.fields, context));
    texts.set(record.kind, text);
    if (isStep(index)) yield 0.5 + index / records.length / 2;
  }
  return texts;
}

/** Ids are unique in a household, so one map serves every kind. */
function labelsOf(records: readonly LiveRecord[]): (id: string) => string {
  const labels = new Map(records.map((record) => [record.id, labelOf(record.fields)]));
  return (id) => labels.get(id) ?? "";
}
