import type { Transaction } from "../household/records.ts";
import type { PayeeRule } from "./payee-memory-guess.ts";

const separators = "[\\s,;:/|#*.()_-]*";
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";

/** What banks write after a name, and what differs from one time to the next. */
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

/** The payee without the digits, dates and card numbers at its end; as it is where nothing to go by would be left. */
export function payeeStem(payee: string): string {
  const whole = payee.trim();
  let stem = whole;
  for (let shorter = cut(stem); shorter !== stem; shorter = cut(stem)) stem = shorter;
  return (stem.match(/\p{L}/gu)?.length ?? 0) >= 2 ? stem : whole;
}

const cut = (text: string): string => text.replace(tail, "").trimEnd();

/** A rule that would have put this entry where it is; none without a payee or with no one category. */
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
