import { type PayeeRule, payeeKey } from "#domain/spending/payee-memory.ts";
import { adding, type Command, changing } from "#web/store/index.ts";

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
