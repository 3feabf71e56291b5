import { type PayeeRule, payeeKey } from "#domain/spending/payee-memory.ts";
import { adding, type Command, changing } from "#web/store/command.ts";

/** Stands for a rule that has no id yet. */
export const newRuleId = "new-rule";

export interface PlacedRule {
  rule: PayeeRule;
  /** Rules that make room for it. */
  moved: readonly PayeeRule[];
}

/**
 * Where a rule stands among the others. The same words again say the category anew; one that names more than another comes
 * before it, or it would never decide; else it comes last.
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

/** The rules as they would be. */
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
