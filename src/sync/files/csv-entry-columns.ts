import type { AccountRef } from "#domain/household/household.ts";
import type { Minor } from "#domain/money/money.ts";
import type { Fields } from "../kinds/kinds.ts";
import {
  amount,
  type Column,
  inCurrency,
  moment,
  number,
  reference,
  tableOf,
  tableOfParts,
  text,
  yes,
} from "./csv-table.ts";
import { canonicalJson } from "./household-file.ts";

interface Entry {
  amount: Minor;
  account?: AccountRef;
  toAccount?: AccountRef;
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

/** An entry with several categories has a line for each, so that a sum over the amounts counts everything once. */
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
  ...reference<Part<unknown>>("Account", ({ entry }) => entry.account?.id),
  ...reference<Part<unknown>>("To account", ({ entry }) => entry.toAccount?.id),
  text("Note", ({ entry }) => entry.note),
  ...reference<Part<unknown>>("Imported from", ({ entry }) => entry.imported?.sourceId),
];

export const transactionTable = tableOfParts<Fields<"transaction">, Part<Fields<"transaction">>>(
  (row) => partsOf(row, row.kind, row),
  [
    text("Day", ({ row }) => row.day),
    ...entryColumns,
    ...reference<Part<Fields<"transaction">>>("Pays the bill", ({ row }) => row.bill?.id),
    text("Due on", ({ row }) => row.bill?.due),
    ...reference<Part<Fields<"transaction">>>("Paid by the goal", ({ row }) => row.goalId),
    text("Paired with", ({ row }) => row.pairedWith?.id),
    yes("Cleared", ({ row }) => row.isCleared ?? false),
    moment("Recorded at", ({ row }) => row.recordedAt),
  ],
);

export const recurringTable = tableOfParts<Fields<"recurring">, Part<Fields<"recurring">>>(
  (row) => partsOf(row, row.entry.kind, row.entry),
  [
    text("How often", ({ row }) => row.schedule.cadence),
    text("First day", ({ row }) => row.schedule.on),
    text("Last day", ({ row }) => row.until),
    ...entryColumns,
  ],
);

export const templateTable = tableOfParts<Fields<"template">, Part<Fields<"template">>>(
  (row) => partsOf(row, row.entry.kind, row.entry),
  [text("Label", ({ row }) => row.label), ...entryColumns],
);

export const balanceTable = tableOf("balance", [
  text("Day", ({ day }) => day),
  text("Of", ({ of }) => of.kind),
  ...reference<Fields<"balance">>("Account or debt", ({ of }) => of.id),
  amount("Amount", (balance) => balance.amount),
  amount("At least", ({ low }) => low),
  amount("At most", ({ high }) => high),
  inCurrency,
  moment("Recorded at", ({ recordedAt }) => recordedAt),
]);

export const withdrawalTable = tableOf("withdrawal", [
  text("Week", ({ week }) => week),
  ...reference<Fields<"withdrawal">>("Goal", ({ goalId }) => goalId),
  amount("Amount", (withdrawal) => withdrawal.amount),
  inCurrency,
  text("Note", ({ note }) => note),
  moment("Recorded at", ({ recordedAt }) => recordedAt),
]);

export const habitTickTable = tableOf("habit-tick", [
  text("Day", ({ day }) => day),
  ...reference<Fields<"habit-tick">>("Habit", ({ habitId }) => habitId),
  ...reference<Fields<"habit-tick">>("Person", ({ personId }) => personId),
]);

export const saveTable = tableOf("save", [
  text("Week", ({ week }) => week),
  ...reference<Fields<"save">>("Person", ({ personId }) => personId),
  amount("Amount", (save) => save.amount),
  inCurrency,
  text("To", ({ target }) => target.kind),
  ...reference<Fields<"save">>("Target", ({ target }) => ("id" in target ? String(target.id) : undefined)),
  ...reference<Fields<"save">>("From account", ({ fromAccountId }) => fromAccountId),
  ...reference<Fields<"save">>("To account", ({ toAccountId }) => toAccountId),
  text("Note", ({ note }) => note),
  moment("Recorded at", ({ recordedAt }) => recordedAt),
]);

export const weekReviewTable = tableOf("week-review", [
  text("Week", ({ week }) => week),
  text("Decision", ({ decision }) => decision),
  yes("Folded", ({ isFolded }) => isFolded),
]);

export const signOffTable = tableOf("sign-off", [
  text("Week", ({ week }) => week),
  ...reference<Fields<"sign-off">>("Person", ({ personId }) => personId),
  number("Step", ({ step }) => step),
  text("Decision", ({ decided }) => decided),
  text("Thank you for", ({ thanks }) => thanks),
  moment("Signed at", ({ signedAt }) => signedAt),
  text("Signed decision", ({ signedDecision }) => signedDecision?.texts.map(({ text }) => text).join(" / ")),
]);

export const pauseTable = tableOf("pause", [text("From week", ({ from }) => from), text("To week", ({ to }) => to)]);

/** One line for each value; both values are JSON, because they can be any field of any kind. */
export const overriddenTable = tableOf("overridden", [
  text("Kind", ({ of }) => of.kind),
  ...reference<Fields<"overridden">>("Of", ({ of }) => of.id),
  text("Fields", ({ names }) => names.join(" / ")),
  text("Overridden", ({ lost }) => canonicalJson(lost)),
  text("By", ({ won }) => canonicalJson(won)),
  moment("Overridden at", ({ at }) => at),
]);
