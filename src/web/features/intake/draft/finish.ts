import { type Account, type Category, changeBudget, type Debt, type Income } from "#domain/household/household.ts";
import type { Part, ReadOptions } from "#domain/intake/answers.ts";
import { type Step, stepOfPart, steps } from "#domain/intake/intake-steps.ts";
import { nobody } from "#domain/intake/people.ts";
import { isBlank } from "#domain/intake/read-row.ts";
import type { Currency } from "#domain/money/money.ts";
import { type Day, dayAt } from "#domain/time/day.ts";
import { type CalendarHistory, changeCalendar, weekAt, weekOf } from "#domain/time/week.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import type { FieldValues } from "#sync/record.ts";
import { adding, type Command, changing, deleting, type HouseholdState, together } from "#web/store/index.ts";
import { dropping, profileRow } from "./draft-commands.ts";
import { type DraftRow, draftRows, householdNow, kindOfPart, typedProfile } from "./draft-rows.ts";
import { type ReadDraft, readDraft } from "./draft-view.ts";
import { formatOf, type Profile, profileOf, profileProblems, withTyped } from "./profile.ts";

/**
 * Turns everything complete into records, as one undoable command; incomplete rows stay in the draft. The edits are
 * computed when the command runs, so a second press or another tab finds nothing left to do.
 */
export const finishing = (now: number): Command => ({
  name: "finish-intake",
  edits(state, newId) {
    const record = state.of.household.list()[0];
    if (!record) return { ok: false, problem: "gone" };
    const profile = withTyped(profileOf(record), typedProfile(state));
    const options: ReadOptions = { format: formatOf(profile.place), today: dayAt(now, profile.place.timeZone) };
    const rows = draftRows(state, options);
    const commands = finishCommands({ state, record, profile, options, rows, now });
    return together("finish-intake", commands).edits(state, newId);
  },
});

interface Finishing {
  state: HouseholdState;
  record: Fields<"household">;
  profile: Profile;
  options: ReadOptions;
  rows: readonly DraftRow[];
  now: number;
}

function finishCommands({ state, record, profile, options, rows, now }: Finishing): Command[] {
  const read: ReadDraft = readDraft({ record, profile, rows, options, finished: householdNow(state, options) });
  const touched = rows.filter(({ drafts }) => drafts.length > 0);
  const confirmed = confirmedBy(record.confirmed, touched, options.today);
  return [
    changing("finish-intake", "household", record.id, () => ({ ...finishedFields(record, profile, now), confirmed })),
    ...touched.flatMap((row) => finishRow(row, read, { state, options, now })),
    ...(isReadable(profile) ? [dropping("finish-intake", [profileRow])] : []),
  ];
}

/** Texts that are too long stay in the draft. */
const isReadable = (profile: Profile): boolean => Object.keys(profileProblems(profile)).length === 0;

interface FinishContext {
  state: HouseholdState;
  options: ReadOptions;
  now: number;
}

type Entry = { id: string };

/** The commands that finish one touched row: none while it is incomplete. */
function finishRow(row: DraftRow, { household, unfinished }: ReadDraft, context: FinishContext): Command[] {
  if (row.isRemoved) return [...removal(row, context), dropping("finish-intake", [row])];
  if (unfinished.some(({ row: { id } }) => id === row.id) || (row.isFinished && isBlank(row))) return [];
  const entry = (household[row.part] as readonly Entry[]).find(({ id }) => id === row.id);
  if (entry && hasNoPerson(entry)) return [];
  return [...(entry ? entryCommands(row, entry, context) : []), dropping("finish-intake", [row])];
}

/** Income needs a person, so it stays in the draft while the household has none. */
const hasNoPerson = (entry: Entry): boolean => (entry as Partial<Income>).personId === nobody;

const removal = (row: DraftRow, { state }: FinishContext): Command[] =>
  state.of[kindOfPart[row.part]].get(row.id) ? [deleting("finish-intake", row.id)] : [];

function entryCommands(row: DraftRow, entry: Entry, context: FinishContext): Command[] {
  const kind = kindOfPart[row.part];
  if (!context.state.of[kind].get(row.id)) return [adding("finish-intake", kind, { ...entry, id: row.id } as never)];
  const { fields, balances } = changeOf(row, entry, context);
  const cleared = Object.fromEntries(optional[row.part].map((name) => [name, undefined]));
  return [changing("finish-intake", kind, row.id, () => ({ ...cleared, ...fields }) as never), ...balances];
}

/** Optional answers: emptied in the draft, they are removed from the record. */
const optional: Record<Part, readonly string[]> = {
  people: ["birthYear"],
  incomes: [],
  bills: ["categoryId", "debtId", "isSeparate"],
  categories: ["isHousing"],
  accounts: [],
  debts: [],
  goals: ["by", "heldIn"],
  habits: [],
};

interface Change {
  fields: FieldValues;
  balances: Command[];
}

/** How an existing record changes: balances become new entries, budgets apply from this week, a goal's state stays. */
function changeOf(row: DraftRow, entry: Entry, context: FinishContext): Change {
  const { part } = row;
  const fields: Change["fields"] = { ...entry };
  if (part === "goals") return { fields: without(fields, "state"), balances: [] };
  if (part === "categories") return { fields: budgetFields(entry as Category, context), balances: [] };
  if (part === "accounts" || part === "debts")
    return {
      fields: without(fields, "balance", "low", "high"),
      balances: balanceCommands(part, entry as Account | Debt, row, context),
    };
  return { fields, balances: [] };
}

const without = (fields: Change["fields"], ...names: readonly string[]): Change["fields"] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

function budgetFields(entry: Category, { state, now }: FinishContext): Change["fields"] {
  const before = state.of.category.get(entry.id)!;
  const { calendars, began } = state.of.household.list()[0]!;
  const thisWeek = weekAt(now, calendars);
  const { weeklyBudget, rollover } = entry;
  const { since, earlier } = changeBudget(before, { weeklyBudget, rollover }, thisWeek, began ?? thisWeek);
  return { ...entry, ...(since && { since }), ...(earlier && { earlier }) };
}

/** A new balance is an entry for today and keeps earlier ones. Its ID derives from the draft, so two tabs add one. */
function balanceCommands(
  part: "accounts" | "debts",
  entry: Account | Debt,
  row: DraftRow,
  context: FinishContext,
): Command[] {
  const saved: readonly (Account | Debt)[] = householdNow(context.state, context.options)?.[part] ?? [];
  const before = saved.find(({ id }) => id === entry.id);
  const [previous, current] = [before, entry].map((one) => JSON.stringify(rangeOf(one)));
  if (previous === current) return [];
  const of = { kind: part === "accounts" ? ("account" as const) : ("debt" as const), id: entry.id };
  const { balance: amount, ...range } = rangeOf(entry);
  const id = `${row.drafts.at(-1)!.id}@balance`;
  return [adding("finish-intake", "balance", { id, of, day: context.options.today, amount: amount!, ...range })];
}

function rangeOf(entry: Account | Debt | undefined) {
  const { balance, low, high } = (entry ?? {}) as Partial<Account>;
  return { balance, ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

type HouseholdFields = Partial<Fields<"household">>;

/** The household record's fields after finishing. Texts that are too long stay in the draft. */
function finishedFields(record: Fields<"household">, profile: Profile, now: number): HouseholdFields {
  const { country, currency, locale } = profile.place;
  const problems = profileProblems(profile);
  return {
    ...(!problems.name && { name: profile.name.trim() }),
    ...(!problems.reason && { reason: profile.reason }),
    country,
    currency: currency as Currency,
    locale,
    moneyDate: profile.moneyDate,
    ...weeksOf(record, profile, now),
  };
}

/** The first finish sets the calendar outright; later changes take effect next week. */
function weeksOf(record: Fields<"household">, { place }: Profile, now: number): HouseholdFields {
  const { firstDay, timeZone } = place;
  const last = record.calendars.at(-1)!;
  if (last.firstDay === firstDay && last.timeZone === timeZone) return {};
  if (record.confirmed) {
    const thisWeek = weekAt(now, record.calendars);
    return { calendars: changeCalendar(record.calendars, { firstDay, timeZone }, thisWeek) };
  }
  const from = weekOf(dayAt(now, timeZone), firstDay);
  const calendars: CalendarHistory = [{ from, firstDay, timeZone }];
  return { calendars, began: weekAt(now, calendars) };
}

/** The first finish confirms every step, later ones only the steps with changes. */
function confirmedBy(
  before: Readonly<Record<string, Day>> | undefined,
  touched: readonly DraftRow[],
  today: Day,
): Readonly<Record<string, Day>> {
  const answered: readonly Step[] = before ? touched.map(({ part }) => stepOfPart[part]) : steps;
  return { ...before, ...Object.fromEntries(answered.map((step) => [step, today])) };
}
