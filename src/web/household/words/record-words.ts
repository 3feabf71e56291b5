import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { parseDay } from "#domain/time/day.ts";
import { parseWeekId } from "#domain/time/week.ts";
import type { AnyRecord, FieldValues, RecordKind } from "#sync/record.ts";
import { type HouseholdState, recordOf } from "#web/store/index.ts";
import { dateWords, weekNameWords } from "./date-words.ts";

/** What people call one record of each kind. */
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

/** A record without a name of its own is described by what it refers to. */
function pointedAt({ fields }: AnyRecord, household: HouseholdState): string | undefined {
  const pointers = [fields.of, fields.target].map((pointer) => (pointer as Reference)?.id);
  const id = [...pointers, fields.goalId, fields.habitId].find((one) => typeof one === "string");
  const pointed = id === undefined ? undefined : recordOf(household, id as string);
  return textOf((pointed?.fields as FieldValues | undefined)?.label);
}

/** A recurring entry or a quick entry is described by the entry it creates, under its own name if it has one. */
const entryIn = ({ kind, fields }: AnyRecord): FieldValues =>
  kind === "recurring" || kind === "template"
    ? { ...(fields.entry as object | undefined), label: fields.label }
    : fields;

function timeWords(time: string): string {
  const week = parseWeekId(time);
  if (week.ok) return `in ${weekNameWords(week.value)}`;
  const day = parseDay(time);
  return day.ok ? `on ${dateWords(day.value)}` : `(${time})`;
}

/** How a person would refer to a record: its kind, its name, and its amount or time if it has them. */
export function recordWords(record: AnyRecord, household: HouseholdState, format: MoneyFormat): string {
  if (record.kind === "household" || record.kind === "settings") return kindWords[record.kind];
  const entry = entryIn(record);
  const name = [entry.name, entry.label, entry.payee, entry.contains].map(textOf).find(Boolean);
  const pointed = name ? undefined : pointedAt(record, household);
  const amount = typeof entry.amount === "number" ? `of ${formatMoney(entry.amount as Minor, format)}` : undefined;
  const time = [record.fields.week, record.fields.from, record.fields.day].map(textOf).find(Boolean);
  const parts = [
    kindWords[record.kind],
    name && `“${name}”`,
    amount,
    pointed && `for “${pointed}”`,
    time && timeWords(time),
  ];
  return parts.filter(Boolean).join(" ");
}

/** What people call the fields of records. */
const names: Readonly<Record<string, string>> = {
  name: "name",
  label: "name",
  kind: "kind",
  birthYear: "birth year",
  uid: "linked account",
  personId: "person",
  forPersonId: "whom it was for",
  toPersonId: "whom it was handed to",
  imported: "the file it is from",
  ownerIds: "whose it is",
  yearlyChange: "change a year",
  accountId: "what it was taken for",
  pay: "pay",
  amount: "amount",
  cadence: "how often",
  nextDue: "due day",
  categoryId: "category",
  weeklyBudget: "weekly budget",
  rollover: "what happens to leftovers",
  since: "start",
  isHousing: "whether it is housing",
  balance: "balance",
  low: "range",
  high: "range",
  apr: "rate",
  minimum: "minimum payment",
  isSeparate: "whether it is a payment of its own",
  of: "what it is a balance of",
  day: "day",
  target: "target",
  by: "date",
  priority: "priority",
  alreadySaved: "already saved",
  state: "state",
  goalId: "goal",
  week: "week",
  note: "note",
  timesAWeek: "times a week",
  habitId: "habit",
  payee: "payee",
  splits: "how it is split",
  schedule: "schedule",
  entry: "what it enters",
  until: "end",
  contains: "words",
  order: "order",
  header: "columns",
  mapping: "columns",
  decision: "decision",
  isFolded: "whether the week is closed",
  resolved: "the one decision",
  step: "place in the money date",
  furthest: "place in the money date",
  thanks: "thank-you",
  choices: "what happens to what was overspent",
  signedAt: "signature",
  among: "signature",
  decided: "the one decision",
  signedDecision: "signature",
  from: "start",
  to: "end",
  sharing: "how costs are shared",
  payoff: "how debts are paid off",
  assumptions: "assumptions about the years ahead",
  funding: "how it is fed",
  billId: "the bill it lays by for",
  paidUntil: "the last day of its bill that is paid",
  sweepTo: "where its money goes once it is full",
  country: "country",
  currency: "currency",
  locale: "language",
  calendars: "days of the week",
  moneyDate: "day of the money date",
  reason: "reason why",
  settling: "how shared costs are settled",
  fromAccountId: "account it came from",
  toAccountId: "account it went to",
  heldIn: "accounts that hold it",
};

export const fieldName = (field: string): string => (Object.hasOwn(names, field) ? names[field]! : "other details");

export const isMoneyField = (field: string): boolean =>
  moneyFields.includes(field) || field === "low" || field === "high";

const moneyFields = ["amount", "balance", "target", "weeklyBudget", "minimum", "alreadySaved"];
const textFields = ["name", "label", "payee", "contains"];

/** One changed field: its name and, if they are short, its old and new values. */
export function fieldWords(field: string, was: unknown, is: unknown, format: MoneyFormat): string {
  const name = fieldName(field);
  const toWords = shortValueWords(field, format);
  const [before, after] = [toWords(was), toWords(is)];
  return before !== null && after !== null ? `${name} from ${before} to ${after}` : name;
}

function shortValueWords(field: string, format: MoneyFormat): (value: unknown) => string | null {
  if (moneyFields.includes(field))
    return (value) => (Number.isSafeInteger(value) ? formatMoney(value as Minor, format) : null);
  if (textFields.includes(field)) return (value) => (typeof value === "string" && value !== "" ? `“${value}”` : null);
  return () => null;
}
