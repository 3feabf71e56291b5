import type { Transaction } from "#domain/household/records.ts";
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
import { fieldsOfDomain } from "#sync/kinds/domain-form.ts";
import { type Fields, kinds } from "#sync/kinds/kinds.ts";
import { adding, type Command, changing, deleting, together } from "#web/store/command.ts";
import { entriesWords, entryAndAmount } from "../entry-words.ts";
import type { Draft } from "./draft.ts";
import type { ReadEntry, Settled } from "./read-draft.ts";
import { type EditorProps, type Kept, mayHaveRule, ruleCommands, ruleEffect } from "./use-editor.ts";

interface Typed extends Pick<EditorProps, "figures" | "entries"> {
  read: ReadEntry;
  draft: Draft;
  settled: Settled;
  kept: Kept;
  /** The entry as it was opened; absent: a new one, or one that is gone and is added again. */
  before: Transaction | undefined;
  template: RecurringTemplate | undefined;
}

/** Everything that was asked for, in one command with one undo, and what is said of it. */
export function savingEntry(typed: Typed): { command: Command; said: string } {
  const { read, before, figures } = typed;
  const { besides, past } = besidesOf(typed);
  const command = before ? changingEntry(changeOf(typed, before), besides) : addingEntry(read, besides);
  const said = `${entryAndAmount({ ...read.entry, id: "" }, figures.household)}: ${before ? "changed" : "added"}`;
  return { command, said: past > 0 ? `${said}. ${entriesWords(past)} of the past changed too.` : said };
}

function changeOf({ read, draft, template, figures, entries }: Typed, before: Transaction) {
  // What brought it may be gone meanwhile: then it begins to repeat anew.
  const known = template && figures.state.of.recurring.get(template.id) ? template : undefined;
  const lastDay = known ? lastDayOf(known, entries, before.day) : before.day;
  return { before, read, template: known, alsoNext: draft.alsoNext, lastDay };
}

/** A quick entry and a rule, and how many entries of the past follow the rule. */
function besidesOf({ read, draft, settled, kept, before, figures }: Typed): { besides: Command[]; past: number } {
  const { entry, quickLabel, ruleContains: contains } = read;
  const quick = quickLabel === undefined ? [] : [keepingQuick(quickLabel, entry, kept.quick)];
  if (contains === undefined || !mayHaveRule(draft, settled)) return { besides: quick, past: 0 };
  const rule = { contains, categoryId: settled.categoryId };
  const effect = ruleEffect({ ...rule, except: before?.id }, kept.rules, figures);
  const past = [...(draft.ruleOpen ? effect.open : []), ...(draft.ruleChosen ? effect.chosen : [])];
  return { besides: [...quick, ...ruleCommands("change-entry", { ...rule, past }, kept.rules)], past: past.length };
}

type EntryFields = Fields<"transaction">;
type Besides = readonly Command[];

const fieldsOf = (entry: object) => fieldsOfDomain({ id: "", ...entry }) as never;

/** A new entry. One that repeats has the id that its template gives, so that both know each other. */
export const addingEntry = ({ entry, repeat }: ReadEntry, besides: Besides = []): Command => ({
  name: "add-expense",
  edits(state, newId) {
    const templateId = newId();
    const id = repeat ? recurringId(templateId, entry.day) : newId();
    const first = adding("add-expense", "transaction", fieldsOf(entry), id);
    const again = repeat ? [addingRepeat({ ...entry, id }, templateId, repeat)] : [];
    return together("add-expense", [first, ...again, ...besides]).edits(state, newId);
  },
});

const addingRepeat = (
  entry: Transaction,
  templateId: string | undefined,
  { cadence, until }: NonNullable<ReadEntry["repeat"]>,
): Command =>
  adding("add-expense", "recurring", fieldsOf(repeatOf(entry, templateId ?? "", cadence, until)), templateId);

/** With a quick entry or another one as its pattern: whoever is gone by then is left out. */
export const addingQuick = ({ entry }: EntryTemplate, day: Day, payer: string): Command => ({
  name: "add-expense",
  edits(state, newId) {
    const { toPersonId, forPersonId, ...rest } = entryFrom(entry, "", day);
    const isThere = (id: string | undefined) => id !== undefined && state.of.person.get(id) !== undefined;
    const personId = isThere(rest.personId) ? rest.personId : payer;
    const people = {
      ...(isThere(toPersonId) && toPersonId !== personId && { toPersonId }),
      ...(isThere(forPersonId) && { forPersonId }),
    };
    return adding("add-expense", "transaction", fieldsOf({ ...rest, ...people, personId })).edits(state, newId);
  },
});

/** What merges as one is written together; the rest only where it was changed, so that what the partner changed stays. */
const units: readonly (readonly string[])[] = [
  ...kinds.transaction.together,
  ...["categoryId", "day", "payee", "note", "forPersonId"].map((name) => [name]),
];

export function changedFields(before: Transaction, after: ReadEntry["entry"]): Partial<EntryFields> {
  const [was, is] = [fieldsOf(before), fieldsOf(after)] as Readonly<Record<string, unknown>>[];
  const isSame = (name: string) => JSON.stringify(was![name]) === JSON.stringify(is![name]);
  const names = units.filter((unit) => !unit.every(isSame)).flat();
  return Object.fromEntries(names.map((name) => [name, is![name]])) as Partial<EntryFields>;
}

interface Changing {
  before: Transaction;
  read: ReadEntry;
  /** What brought it, where it repeats. */
  template: RecurringTemplate | undefined;
  alsoNext: boolean;
  /** The last of those that the template brought: another rhythm begins there, or it would bring what is long past. */
  lastDay: Day;
}

export function changingEntry({ before, read, template, alsoNext, lastDay }: Changing, besides: Besides = []): Command {
  const { entry, repeat } = read;
  const change = changing("change-entry", "transaction", before.id, () => changedFields(before, entry));
  const again = template
    ? changingRepeat(template, read, alsoNext, lastDay)
    : repeat
      ? [addingRepeat({ ...entry, id: before.id }, undefined, repeat)]
      : [];
  return together("change-entry", [change, ...again, ...besides]);
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

/** Kept under a name to be entered with one tap; the same name again is the same one. */
function keepingQuick(label: string, entry: ReadEntry["entry"], known: readonly EntryTemplate[]): Command {
  const { day: _, ...pattern } = entry;
  const same = known.find((one) => payeeKey(one.label) === payeeKey(label));
  const fields = { label, entry: pattern as Fields<"template">["entry"] };
  return same ? changing("add-expense", "template", same.id, () => fields) : adding("add-expense", "template", fields);
}

/** What brings an entry again: by its id, or where it was there before it began to repeat, by what it says on its first day. */
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

/** The latest day that a template's entries have; they stand latest first. */
export const lastDayOf = (template: RecurringTemplate, entries: readonly Transaction[], otherwise: Day): Day =>
  entries.find((entry) => templateIdOf(entry) === template.id)?.day ?? otherwise;
