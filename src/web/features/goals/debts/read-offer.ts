import type { RefinanceOffer } from "#domain/debts/refinance.ts";
import { longestRun } from "#domain/debts/rhythm.ts";
import { type MoneyFormat, minor } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { parseNumber } from "#domain/money/parse-number.ts";
import { rateOfPercent } from "#domain/money/rate.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";

export interface TypedOffer {
  debtIds: readonly string[];
  apr: string;
  fee: string;
  months: string;
}

export type OfferField = keyof TypedOffer;
export type OfferProblems = Partial<Record<OfferField, string>>;

export const mostMonths = longestRun("monthly");

export const rateFormat = (locale: string) => ({ locale, decimals: 3, min: 0, max: 100 });
export const monthsFormat = (locale: string) => ({ locale, decimals: 0, min: 1, max: mostMonths });

/** A field that is still empty is no problem yet; there is no offer before all of them can be read. */
export function readOffer(
  typed: TypedOffer,
  format: MoneyFormat,
): { offer: RefinanceOffer | null; problems: OfferProblems } {
  const apr = parseNumber(typed.apr, rateFormat(format.locale));
  const rate = apr.ok ? rateOfPercent(apr.value) : null;
  const months = parseNumber(typed.months, monthsFormat(format.locale));
  const fee = typed.fee.trim() === "" ? { ok: true as const, value: minor(0) } : parseAmount(typed.fee, format);
  const problems: OfferProblems = {
    ...(typed.debtIds.length === 0 && { debtIds: "Choose at least one debt." }),
    ...(typed.apr !== "" && !rate?.ok && { apr: "An APR is a number from 0 to 100." }),
    ...(typed.months !== "" && !months.ok && { months: `Months are a whole number from 1 to ${mostMonths}.` }),
    ...(!fee.ok && { fee: amountProblemText[fee.problem] }),
    ...(fee.ok && fee.value < 0 && { fee: "A fee is nothing or more." }),
  };
  if (Object.keys(problems).length > 0 || !rate?.ok || !months.ok || !fee.ok) return { offer: null, problems };
  const named = { id: "the-new-loan", label: "The new loan", debtIds: typed.debtIds };
  return { offer: { ...named, apr: rate.value, fee: fee.value, months: months.value }, problems };
}
