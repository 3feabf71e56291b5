import type { Minor } from "#domain/money/money.ts";
import type { LiveRecord } from "../read-record.ts";
import { amount, type Column, inCurrency, number, reference, tableOfParts, text } from "./csv-table.ts";

interface Entry {
  amount: Minor;
  payee: string;
  personId: string;
  categoryId?: string;
  splits?: readonly { categoryId: string; amount: Minor }[];
  note: string;
  forPersonId?: string;
  toPersonId?: string;
  imported?: { sourceId: string };
}

interface Part<Row> {
  id: string;
  row: Row;
  type: string;
  entry: Entry;
  place: number;
  places: number;
  amount: Minor;
  categoryId: string | undefined;
}

/** An entry of several categories has a line for each, so that a sum over the amounts counts everything once. */
function partsOf<Row extends { id: string }>(row: Row, type: string, entry: Entry): Part<Row>[] {
  const parts = entry.splits ?? [{ categoryId: entry.categoryId, amount: entry.amount }];
  return parts.map((part, index) => ({
    id: row.id,
    row,
    type,
    entry,
    place: index + 1,
    places: parts.length,
    amount: part.amount,
    categoryId: part.categoryId,
  }));
}

const entryColumns: readonly Column<Part<unknown>>[] = [
  text("Type", ({ type }) => type),
  text("Payee", ({ entry }) => entry.payee),
  ...reference<Part<unknown>>("Category", ({ categoryId }) => categoryId),
  amount("Amount", (part) => part.amount),
  inCurrency,
  number("Part", ({ place }) => place),
  number("Parts", ({ places }) => places),
  amount("Amount of all parts", ({ entry }) => entry.amount),
  ...reference<Part<unknown>>("Person", ({ entry }) => entry.personId),
  ...reference<Part<unknown>>("For", ({ entry }) => entry.forPersonId),
  ...reference<Part<unknown>>("Handed to", ({ entry }) => entry.toPersonId),
  text("Note", ({ entry }) => entry.note),
  ...reference<Part<unknown>>("Imported from", ({ entry }) => entry.imported?.sourceId),
];

export const transactionTable = tableOfParts<LiveRecord<"transaction">, Part<LiveRecord<"transaction">>>(
  (row) => partsOf(row, row.type, row),
  [text("Day", ({ row }) => row.day), ...entryColumns],
);

export const recurringTable = tableOfParts<LiveRecord<"recurring">, Part<LiveRecord<"recurring">>>(
  (row) => partsOf(row, row.entry.kind, row.entry),
  [
    text("How often", ({ row }) => row.schedule.cadence),
    text("First day", ({ row }) => row.schedule.on),
    text("Last day", ({ row }) => row.until),
    ...entryColumns,
  ],
);

export const templateTable = tableOfParts<LiveRecord<"template">, Part<LiveRecord<"template">>>(
  (row) => partsOf(row, row.entry.kind, row.entry),
  [text("Label", ({ row }) => row.label), ...entryColumns],
);
