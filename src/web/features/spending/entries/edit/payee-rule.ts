import type { Transaction } from "#domain/household/records.ts";
import { type PayeeRule, payeeKey } from "#domain/spending/payee-memory.ts";
import { changesByRules } from "#domain/spending/payee-rules.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { adding, type Command, changing } from "#web/store/command.ts";
import { changingEntries } from "../bulk/bulk-commands.ts";
import type { Draft } from "./draft.ts";
import type { ResolvedFields } from "./read-draft.ts";

/** The placeholder id of a rule that is not saved yet. */
const newRuleId = "new-rule";

interface PlacedRule {
  rule: PayeeRule;
  /** Rules that move down to make room. */
  moved: readonly PayeeRule[];
}

/**
 * Where a new rule goes. A rule with the same text gets the new category; a more specific rule goes before the wider one,
 * which would hide it; any other rule goes last.
 */
export function placeRule(rules: readonly PayeeRule[], contains: string, categoryId: string): PlacedRule {
  const key = payeeKey(contains);
  const same = rules.find((rule) => payeeKey(rule.contains) === key);
  if (same) return { rule: { ...same, contains, categoryId }, moved: [] };
  const wider = rules.filter((rule) => key.includes(payeeKey(rule.contains))).map(({ order }) => order);
  const last = rules.reduce((most, { order }) => Math.max(most, order), 0);
  const order = wider.length > 0 ? Math.min(...wider) : last + 1;
  const moved = wider.length > 0 ? rules.filter((rule) => rule.order >= order) : [];
  return {
    rule: { id: newRuleId, contains, categoryId, order },
    moved: moved.map((rule) => ({ ...rule, order: rule.order + 1 })),
  };
}

/** The rules including the placed one. */
export function withPlaced(rules: readonly PayeeRule[], { rule, moved }: PlacedRule): PayeeRule[] {
  const changed = new Set([rule.id, ...moved.map(({ id }) => id)]);
  return [...rules.filter(({ id }) => !changed.has(id)), ...moved, rule];
}

export const placingRule = (name: string, { rule, moved }: PlacedRule): Command[] => {
  const { id, contains, categoryId, order } = rule;
  const itself =
    id === newRuleId
      ? adding(name, "rule", { contains, categoryId, order })
      : changing(name, "rule", id, () => ({ contains, categoryId }));
  return [...moved.map((one) => changing(name, "rule", one.id, () => ({ order: one.order }))), itself];
};

/** A rule can be made from an entry with one category and a payee. */
export const mayHaveRule = ({ type, splits, payee }: Draft, { categoryId }: ResolvedFields): boolean =>
  (type === "spending" || type === "refund") && !splits && categoryId !== "" && payee.trim() !== "";

interface RuleEffect {
  /** Past entries without a category, and those with another one. */
  open: readonly Transaction[];
  chosen: readonly Transaction[];
}

/** The past entries that a rule would change, except the one being edited. */
export function ruleEffect(
  { contains, categoryId, except }: { contains: string; categoryId: string; except: string | undefined },
  rules: readonly PayeeRule[],
  { household: { categories }, book }: Pick<Figures, "household" | "book">,
): RuleEffect {
  if (contains.trim() === "") return { open: [], chosen: [] };
  const placed = placeRule(rules, contains, categoryId);
  const { open, chosen } = changesByRules(book, withPlaced(rules, placed), categories, placed.rule.id);
  const others = (list: typeof open) => list.map(({ entry }) => entry).filter(({ id }) => id !== except);
  return { open: others(open), chosen: others(chosen) };
}

/** Saves the rule and applies it to the chosen past entries. */
export function ruleCommands(
  name: string,
  { contains, categoryId, past }: { contains: string; categoryId: string; past: readonly Transaction[] },
  rules: readonly PayeeRule[],
): Command[] {
  const changes = new Map(past.map(({ id }) => [id, { categoryId }]));
  const follow = changes.size > 0 ? [changingEntries(changes)] : [];
  return [...placingRule(name, placeRule(rules, contains, categoryId)), ...follow];
}
