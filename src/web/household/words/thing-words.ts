import type { Minor, MoneyFormat } from "#domain/money/money.ts";
import { formatMoney } from "#domain/money/money.ts";
import { parseDay } from "#domain/time/day.ts";
import { parseWeekId } from "#domain/time/week.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import { type HouseholdState, recordOf } from "#web/store/household-state.ts";
import { dateWords, weekNameWords } from "./date-words.ts";

/** What people call each kind of record. */
const kindWords: Readonly<Record<RecordKind, string>> = {
  household: "the household’s own answers",
  person: "the person",
  income: "the income",
  bill: "the bill",
  category: "the category",
  account: "the account",
  debt: "the debt",
  balance: "a balance",
  goal: "the goal",
  withdrawal: "a withdrawal",
  habit: "the habit",
  "habit-tick": "a tick",
  transaction: "an entry",
  recurring: "a recurring entry",
  template: "the quick entry",
  rule: "a rule",
  "import-source": "how files are read from",
  save: "a save",
  "week-review": "the review",
  "sign-off": "a part in the money date",
  pause: "a pause",
  settings: "the settings",
  "intake-draft": "a draft",
  overridden: "an overridden value",
};

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

type Reference = { id?: unknown } | undefined;

/** A record that says nothing of itself is told by what it points at. */
function pointedAt(record: AnyRecord, household: HouseholdState): string | undefined {
  const pointers = [record.of, record.target].map((pointer) => (pointer as Reference)?.id);
  const id = [...pointers, record.goalId, record.habitId].find((one) => typeof one === "string");
  const pointed = id === undefined ? undefined : recordOf(household, id as string);
  return textOf(pointed?.label);
}

/** What repeats or waits for a tap is told by the entry that it makes, under its own name where it has one. */
const entryIn = (record: AnyRecord): Readonly<Record<string, unknown>> =>
  record.kind === "recurring" || record.kind === "template"
    ? { ...(record.entry as object | undefined), label: record.label }
    : record;

function timeWords(time: string): string {
  const week = parseWeekId(time);
  if (week.ok) return `in ${weekNameWords(week.value)}`;
  const day = parseDay(time);
  return day.ok ? `on ${dateWords(day.value)}` : `(${time})`;
}

/** How a person would point at a record: its kind, its name, and an amount or a week where it has them. */
export function thingWords(record: AnyRecord, household: HouseholdState, format: MoneyFormat): string {
  if (record.kind === "household" || record.kind === "settings") return kindWords[record.kind];
  const entry = entryIn(record);
  const name = [entry.name, entry.label, entry.payee, entry.contains].map(textOf).find(Boolean);
  const pointed = name ? undefined : pointedAt(record, household);
  const amount = typeof entry.amount === "number" ? `of ${formatMoney(entry.amount as Minor, format)}` : undefined;
  const time = [record.week, record.from, record.day].map(textOf).find(Boolean);
  const parts = [
    kindWords[record.kind],
    name && `“${name}”`,
    amount,
    pointed && `for “${pointed}”`,
    time && timeWords(time),
  ];
  return parts.filter(Boolean).join(" ");
}
