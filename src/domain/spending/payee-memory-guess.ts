import type { Category } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { type PayeeMemory, payeeKey } from "./payee-memory.ts";

/** "A payee that contains this is of that category." */
export interface PayeeRule {
  id: string;
  contains: string;
  categoryId: string;
  order: number;
}

export type CategoryGuess =
  | { by: "rule"; categoryId: string; contains: string }
  /** `times` of the payee's last `of` entries were of it. */
  | { by: "history"; categoryId: string; times: number; of: number };

/** A habit of years ago says less than the last few visits. */
const lastEntries = 20;

/** What a payment is for: by the household's own rules, else as most of the payee's last entries were. Never one that is gone. */
export function guessCategory(
  payee: string,
  rules: readonly PayeeRule[],
  categories: readonly Pick<Category, "id">[],
  memory: () => PayeeMemory,
): CategoryGuess | undefined {
  if (payeeKey(payee) === "" || categories.length === 0) return undefined;
  const known = new Set(categories.map(({ id }) => id));
  const rule = ruleFor(payeeKey(payee), rules, known);
  if (rule) return { by: "rule", categoryId: rule.categoryId, contains: rule.contains };
  return byHistory(memory().entriesOf(payee), known);
}

function ruleFor(key: string, rules: readonly PayeeRule[], known: ReadonlySet<string>): PayeeRule | undefined {
  const fits = rules.filter(({ contains, categoryId }) => known.has(categoryId) && key.includes(payeeKey(contains)));
  return fits.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))[0];
}

function byHistory(entries: readonly Transaction[], known: ReadonlySet<string>): CategoryGuess | undefined {
  const ids = entries.flatMap(({ categoryId, splits }) =>
    categoryId !== undefined && !splits && known.has(categoryId) ? categoryId : [],
  );
  const last = ids.slice(0, lastEntries);
  const counts = new Map<string, number>();
  for (const id of last) counts.set(id, (counts.get(id) ?? 0) + 1);
  // The latest came first, so of two as frequent it is the one that stays.
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most) return undefined;
  const [categoryId, times] = most;
  if (times < last.length) return { by: "history", categoryId, times, of: last.length };
  const inARow = ids.findIndex((id) => id !== categoryId);
  const all = inARow < 0 ? ids.length : inARow;
  return { by: "history", categoryId, times: all, of: all };
}
