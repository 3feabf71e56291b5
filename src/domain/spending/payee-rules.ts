import type { Category } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type PayeeRule, payeeKey } from "./payee-memory.ts";
import { latestFirst, type SpendingBook } from "./spending-book.ts";

/** A past entry whose category a rule would change. */
export interface RuleChange {
  entry: Transaction;
  rule: PayeeRule;
}

interface RuleChanges {
  /** Entries without an existing category, latest first. */
  open: readonly RuleChange[];
  /** Entries with another category: the user decides whether the rule wins. */
  chosen: readonly RuleChange[];
}

/** Prepares rules once. Of several that match a payee the lowest order wins. Rules without text never match. */
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

/** What rules would change in past entries; `only`: where this rule wins. Split entries stay as they are. */
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

const separators = "[\\s,;:/|#*.()_-]*";
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";

/** What banks append to a payee and what varies between payments. */
const tails = [
  // 12.11.2026, 12/11, 2026-11-12, 12 Nov 26
  `\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{1,4})?\\.?`,
  `\\d{1,2}\\s?${month}(?:\\s?\\d{2,4})?`,
  `${month}\\s?\\d{1,2}(?:,?\\s?\\d{4})?`,
  // 14:05, 14:05:33
  `\\d{1,2}:\\d{2}(?::\\d{2})?`,
  // Card 1234, ending in 1234, XXXX1234, ****1234
  `(?:\\b(?:card|ending(?:\\sin)?|no|nr|ref)\\b\\.?:?\\s?)?[x*•]{0,12}\\d+`,
  `[x*•]{2,}`,
  // A code of letters and digits after a star or a slash, as in AMZN Mktp*2K4XY7
  `[*/][a-z\\d]*\\d[a-z\\d]*`,
];

const tail = new RegExp(`(?:^|${separators.replace("]*", "]+")}|(?=[*/]))(?:${tails.join("|")})${separators}$`, "i");

/** The payee without trailing digits, dates and card numbers; unchanged if too little would be left. */
export function payeeStem(payee: string): string {
  const whole = payee.trim();
  let stem = whole;
  for (let shorter = cut(stem); shorter !== stem; shorter = cut(stem)) stem = shorter;
  return (stem.match(/\p{L}/gu)?.length ?? 0) >= 2 ? stem : whole;
}

const cut = (text: string): string => text.replace(tail, "").trimEnd();

/** A rule that would have given this entry its category; undefined without a payee or a single category. */
export function suggestRule({
  kind,
  payee,
  categoryId,
  splits,
}: Transaction): Pick<PayeeRule, "contains" | "categoryId"> | undefined {
  const contains = payeeStem(payee);
  if (kind !== "spending" || splits || categoryId === undefined || contains === "") return undefined;
  return { contains, categoryId };
}
