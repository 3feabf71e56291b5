import type { Category } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { latestFirst } from "./latest-first.ts";
import { payeeKey } from "./payee-memory.ts";
import type { PayeeRule } from "./payee-memory-guess.ts";
import type { SpendingBook } from "./spending-book.ts";

/** A past entry that a rule would put into its category. */
export interface RuleChange {
  entry: Transaction;
  rule: PayeeRule;
}

export interface RuleChanges {
  /** Those that have no category, or one that is gone. The latest first. */
  open: readonly RuleChange[];
  /** Those to which someone gave another category: whether the rule counts more is for them to say. */
  chosen: readonly RuleChange[];
}

/** Reads rules once: of those that fit a payee the lowest order decides, as when an entry is typed. None without words. */
export function ruleReader(
  rules: readonly PayeeRule[],
  categories: readonly Pick<Category, "id">[],
): (payee: string) => PayeeRule | undefined {
  const known = new Set(categories.map(({ id }) => id));
  const inOrder = rules
    .map((rule) => ({ rule, words: payeeKey(rule.contains) }))
    .filter(({ rule, words }) => words !== "" && known.has(rule.categoryId))
    .sort(({ rule: a }, { rule: b }) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const decided = new Map<string, PayeeRule | undefined>();
  return (payee) => {
    if (!decided.has(payee)) {
      const key = payeeKey(payee);
      decided.set(payee, inOrder.find(({ words }) => key.includes(words))?.rule);
    }
    return decided.get(payee);
  };
}

/** What rules would change in the past; `only`: where this one of them decides. Split entries stay as someone split them. */
export function changesByRules(
  book: SpendingBook,
  rules: readonly PayeeRule[],
  categories: readonly Pick<Category, "id">[],
  only?: string,
): RuleChanges {
  const ruleFor = ruleReader(rules, categories);
  const known = new Set(categories.map(({ id }) => id));
  const [open, chosen] = [[] as RuleChange[], [] as RuleChange[]];
  for (const week of book.weeks)
    for (const entry of week) {
      const rule = entry.kind === "spending" && !entry.splits ? ruleFor(entry.payee) : undefined;
      if (!rule || entry.categoryId === rule.categoryId || (only !== undefined && rule.id !== only)) continue;
      (known.has(entry.categoryId ?? "") ? chosen : open).push({ entry, rule });
    }
  return { open: open.sort(byEntry), chosen: chosen.sort(byEntry) };
}

const byEntry = (a: RuleChange, b: RuleChange): number => latestFirst(a.entry, b.entry);
