import type { Transaction } from "#domain/household/records.ts";
import type { PayeeRule } from "#domain/spending/payee-memory.ts";
import { changesByRules } from "#domain/spending/payee-rules.ts";
import { placeRule, placingRule, withPlaced } from "#web/household/commands/place-rule.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import type { Command } from "#web/store/index.ts";
import { changingEntries } from "../bulk/bulk-commands.ts";
import type { Draft } from "./draft.ts";
import type { ResolvedFields } from "./read-draft.ts";

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
