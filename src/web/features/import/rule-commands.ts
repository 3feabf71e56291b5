import type { OnPause } from "#domain/cooperative-task.ts";
import { err, ok } from "#domain/result.ts";
import type { PayeeRule } from "#domain/spending/payee-memory.ts";
import type { RuleChange } from "#domain/spending/payee-rules.ts";
import { readRecord } from "#sync/read-record.ts";
import { withFields } from "#sync/record.ts";
import { type Command, changing, type Edit, type HouseholdState, together } from "#web/store/index.ts";
import { forEachInSlices } from "./in-slices.ts";

/** In the order in which they apply: the lowest `order` first. */
export const inRuleOrder = (rules: readonly PayeeRule[]): PayeeRule[] =>
  [...rules].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

/** Moves a rule one place up or down, and renumbers rules that two devices gave the same place. */
export function movingRule(rules: readonly PayeeRule[], id: string, by: 1 | -1): Command {
  const list = inRuleOrder(rules);
  const from = list.findIndex((rule) => rule.id === id);
  const [rule] = list.splice(from, 1);
  if (rule) list.splice(Math.max(0, from + by), 0, rule);
  const moved = list.map((one, index) => ({ ...one, place: index + 1 })).filter(({ order, place }) => order !== place);
  return together(
    "move-rule",
    moved.map((one) => changing("move-rule", "rule", one.id, () => ({ order: one.place }))),
  );
}

export const changingRule = (id: string, contains: string, categoryId: string): Command =>
  changing("change-rule", "rule", id, () => ({ contains, categoryId }));

/** Applies rules to past entries. There may be many, so it pauses to keep the page responsive. */
export async function applyingRules(
  changes: readonly RuleChange[],
  state: HouseholdState,
  pause: OnPause,
): Promise<Command> {
  const edits: Edit[] = [];
  await forEachInSlices(changes, pause, ({ entry, rule }) => {
    const before = state.of.transaction.record(entry.id);
    const after = before && withFields(before, { categoryId: rule.categoryId });
    if (after && readRecord(after).ok) edits.push({ before, after });
  });
  return { name: "apply-rules", edits: (now) => unchangedSince(edits, now) };
}

/** Skips entries that were changed or deleted meanwhile. */
function unchangedSince(edits: readonly Edit[], { of }: HouseholdState) {
  const unchanged = edits.filter(({ before, after }) => of.transaction.record(after.id) === before);
  return unchanged.length > 0 ? ok(unchanged) : err("gone" as const);
}
