import type { Transaction } from "#domain/household/records.ts";
import { accountsFor } from "#domain/ledger/account-choices.ts";
import { isSameAccount } from "#domain/ledger/accounts.ts";
import { minor } from "#domain/money/money.ts";
import { payeeKey } from "#domain/spending/payee-memory.ts";
import {
  type EntryTemplate,
  entryFrom,
  type RecurringTemplate,
  recurringId,
  repeatOf,
  templateIdOf,
} from "#domain/spending/recurring.ts";
import type { Day } from "#domain/time/day.ts";
import { weekOfDay } from "#domain/time/week.ts";
import { type Fields, kinds } from "#sync/kinds/kinds.ts";
import { isSameValue, own } from "#sync/merge.ts";
import type { FieldValues } from "#sync/record.ts";
import { addingCategory, type NewCategory } from "#web/household/commands/new-category.ts";
import { settlingFund } from "#web/household/commands/settle-fund.ts";
import { householdOf } from "#web/household/figures/household-of.ts";
import { currentTime } from "#web/platform/clock.ts";
import { adding, type Command, changing, deleting, together } from "#web/store/index.ts";
import { entriesWords, entryAndAmount } from "../entry-words.ts";
import { type Draft, usedNewCategory } from "./draft.ts";
import { mayHaveRule, ruleCommands, ruleEffect } from "./payee-rule.ts";
import type { ReadEntry, ResolvedFields } from "./read-draft.ts";
import type { EditorProps, SavedItems } from "./use-editor.ts";

interface SaveRequest extends Pick<EditorProps, "figures" | "entries"> {
  read: ReadEntry;
  draft: Draft;
  resolved: ResolvedFields;
  saved: SavedItems;
  /** The entry as it was opened; undefined if it is new, or deleted and added again. */
  before: Transaction | undefined;
  template: RecurringTemplate | undefined;
}

/** Saves everything in the form with one undo. Also returns the confirmation to show. */
export function savingEntry(request: SaveRequest): { command: Command; message: string } {
  const { read, before, figures } = request;
  const made = usedNewCategory(request.draft, request.resolved);
  const { extras: others, past } = extrasOf(made ? withCategory(request, made) : request);
  const category = made ? [addingCategory(made, figures.household.categories)] : [];
  const extras = [...category, ...settlingBill(request), ...others];
  const command = before ? changingEntry(changeOf(request, before), extras) : addingEntry(read, extras);
  const message = `${entryAndAmount({ ...read.entry, id: "" }, figures.household)}: ${before ? "changed" : "added"}`;
  return { command, message: past > 0 ? `${message}. ${entriesWords(past)} of the past changed too.` : message };
}

/** A newly paid bill is paid by the goal that saves for it, as on the calendar. */
function settlingBill({ resolved, read, before, figures }: SaveRequest): Command[] {
  const { bill } = resolved;
  if (!bill || isSameValue(before?.bill, read.entry.bill)) return [];
  const now = { week: weekOfDay(figures.today, figures.household.calendars), time: currentTime() };
  return [settlingFund({ ...bill, entry: read.entry }, now, true)];
}

/** The new category counts as known, so that a rule made with it changes past entries too. */
function withCategory(request: SaveRequest, { id, label, kind }: NewCategory): SaveRequest {
  const { household } = request.figures;
  const made = { id, label, kind, weeklyBudget: minor(0), rollover: "off" } as const;
  const categories = [...household.categories, made];
  return { ...request, figures: { ...request.figures, household: { ...household, categories } } };
}

function changeOf({ read, draft, template, figures, entries }: SaveRequest, before: Transaction) {
  // The repeat may have been deleted meanwhile: then a new one begins.
  const known = template && figures.state.of.recurring.get(template.id) ? template : undefined;
  const lastDay = known ? lastDayOf(known, entries, before.day) : before.day;
  return { before, read, template: known, alsoNext: draft.alsoNext, lastDay };
}

/** The quick entry and the rule to save, and how many past entries the rule changes. */
function extrasOf({ read, draft, resolved, saved, before, figures }: SaveRequest): { extras: Command[]; past: number } {
  const { entry, quickLabel, ruleContains: contains } = read;
  const quick = quickLabel === undefined ? [] : [savingQuickEntry(quickLabel, entry, saved.quick)];
  if (contains === undefined || !mayHaveRule(draft, resolved)) return { extras: quick, past: 0 };
  const rule = { contains, categoryId: resolved.categoryId };
  const effect = ruleEffect({ ...rule, except: before?.id }, saved.rules, figures);
  const past = [...(draft.ruleOpen ? effect.open : []), ...(draft.ruleChosen ? effect.chosen : [])];
  return { extras: [...quick, ...ruleCommands("change-entry", { ...rule, past }, saved.rules)], past: past.length };
}

type EntryFields = Fields<"transaction">;
type Extras = readonly Command[];

/** A new entry. If it repeats, its id derives from its template, which links the two. */
export const addingEntry = ({ entry, repeat }: ReadEntry, extras: Extras = []): Command => ({
  name: "add-expense",
  edits(state, newId) {
    const templateId = newId();
    const id = repeat ? recurringId(templateId, entry.day) : newId();
    const first = adding("add-expense", "transaction", { ...entry, id });
    const again = repeat ? [addingRepeat({ ...entry, id }, templateId, repeat)] : [];
    return together("add-expense", [first, ...again, ...extras]).edits(state, newId);
  },
});

const addingRepeat = (
  entry: Transaction,
  templateId: string | undefined,
  { cadence, until }: NonNullable<ReadEntry["repeat"]>,
): Command => adding("add-expense", "recurring", { ...repeatOf(entry, "", cadence, until), id: templateId });

/** Adds a quick entry. People who left the household are left out. */
export const addingQuickEntry = ({ entry }: EntryTemplate, day: Day, payer: string): Command => ({
  name: "add-expense",
  edits(state, newId) {
    const { toPersonId, forPersonId, account: _, toAccount: __, ...rest } = entryFrom(entry, "", day);
    const household = householdOf(state);
    const exists = (id: string | undefined) => id !== undefined && state.of.person.get(id) !== undefined;
    const personId = exists(rest.personId) ? rest.personId : payer;
    const people = {
      ...(exists(toPersonId) && toPersonId !== personId && { toPersonId }),
      ...(exists(forPersonId) && { forPersonId }),
    };
    const accounts = household ? accountsFor(household, { ...entry, personId }, day) : {};
    const fields = { ...rest, ...people, ...accounts, personId, id: undefined };
    return adding("add-expense", "transaction", fields).edits(state, newId);
  },
});

/** Fields that merge as one are written together, others only if they changed, so that the partner's changes survive. */
const units: readonly (readonly string[])[] = [
  ...kinds.transaction.together,
  ...["categoryId", "day", "payee", "note", "forPersonId", "goalId", "bill"].map((name) => [name]),
];

export function changedFields(before: Transaction, after: ReadEntry["entry"]): Partial<EntryFields> {
  const [was, is] = [before, after] as readonly object[] as readonly FieldValues[];
  const isSame = (name: string) => isSameValue(own(was!, name), own(is!, name));
  const names = units.filter((unit) => !unit.every(isSame)).flat();
  return Object.fromEntries(names.map((name) => [name, own(is!, name)])) as Partial<EntryFields>;
}

/** A transfer stays paired with its other half until its own side of it changes. */
function withPair(after: ReadEntry["entry"], before: Transaction): ReadEntry["entry"] {
  const { pairedWith, account } = before;
  const isSameSide = after.kind === "transfer" && (after.account === account || isSameAccount(after.account, account));
  return pairedWith && isSameSide ? { ...after, pairedWith } : after;
}

interface EntryChange {
  before: Transaction;
  read: ReadEntry;
  /** The repeat that it came from. */
  template: RecurringTemplate | undefined;
  alsoNext: boolean;
  /** The last day that the repeat produced. A new rhythm starts there; otherwise entries long past would fall due. */
  lastDay: Day;
}

export function changingEntry(
  { before, read, template, alsoNext, lastDay }: EntryChange,
  extras: Extras = [],
): Command {
  const { repeat } = read;
  const entry = withPair(read.entry, before);
  const change = changing("change-entry", "transaction", before.id, () => changedFields(before, entry));
  const again = template
    ? changingRepeat(template, read, alsoNext, lastDay)
    : repeat
      ? [addingRepeat({ ...entry, id: before.id }, undefined, repeat)]
      : [];
  return together("change-entry", [change, ...again, ...extras]);
}

function changingRepeat(template: RecurringTemplate, read: ReadEntry, alsoNext: boolean, lastDay: Day): Command[] {
  const { repeat, entry } = read;
  if (!repeat) return [deleting("change-entry", template.id)];
  const isSame = repeat.cadence === template.schedule.cadence && repeat.until === template.until;
  if (isSame && !alsoNext) return [];
  const { entry: pattern } = repeatOf({ ...entry, id: "" }, template.id, repeat.cadence);
  const isSameRhythm = repeat.cadence === template.schedule.cadence;
  return [
    changing("change-entry", "recurring", template.id, ({ schedule }) => ({
      schedule: isSameRhythm ? schedule : { ...schedule, cadence: repeat.cadence, on: lastDay },
      until: repeat.until as Day,
      ...(alsoNext && { entry: pattern as Fields<"recurring">["entry"] }),
    })),
  ];
}

/** SavedItems under a name to be entered with one tap; the same name again is the same one. */
function savingQuickEntry(label: string, entry: ReadEntry["entry"], known: readonly EntryTemplate[]): Command {
  const { day: _, bill: __, ...pattern } = entry;
  const same = known.find((one) => payeeKey(one.label) === payeeKey(label));
  const fields = { label, entry: pattern as Fields<"template">["entry"] };
  return same ? changing("add-expense", "template", same.id, () => fields) : adding("add-expense", "template", fields);
}

/** The repeat that an entry belongs to: by its id, or by equal fields on the first day if the entry existed before it repeated. */
export function templateFor(
  entry: Transaction,
  templates: readonly RecurringTemplate[],
): RecurringTemplate | undefined {
  const id = templateIdOf(entry);
  if (id !== undefined) return templates.find((template) => template.id === id);
  return templates.find(
    ({ schedule, entry: pattern }) =>
      schedule.on === entry.day &&
      pattern.kind === entry.kind &&
      pattern.amount === entry.amount &&
      pattern.payee === entry.payee &&
      pattern.personId === entry.personId,
  );
}

/** The latest day of a template's entries. `entries` are sorted latest first. */
export const lastDayOf = (template: RecurringTemplate, entries: readonly Transaction[], otherwise: Day): Day =>
  entries.find((entry) => templateIdOf(entry) === template.id)?.day ?? otherwise;
