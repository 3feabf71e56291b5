import type { Transaction } from "#domain/household/records.ts";
import type { RecurringTemplate } from "#domain/spending/recurring.ts";
import type { Command } from "#web/store/command.ts";
import { entriesWords, entryAndAmount } from "../entry-words.ts";
import type { Draft } from "./draft.ts";
import { type EditorProps, type Kept, mayHaveRule, ruleCommands, ruleEffect } from "./editor-state.ts";
import { addingEntry, changingEntry, keepingQuick } from "./entry-commands.ts";
import type { ReadEntry, Settled } from "./read-draft.ts";
import { lastDayOf } from "./repeat-of-entry.ts";

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
