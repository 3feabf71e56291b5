import type { PayoffChoice } from "#domain/household/household.ts";
import { exponentOf } from "#domain/money/money.ts";
import type { Fields } from "../kinds/kinds.ts";
import { decimal } from "./csv.ts";
import type { CsvContext } from "./csv-table.ts";

type Payoff = PayoffChoice | undefined;

/** The name of an order, or the debts in the household's own. */
export function payoffOrderInWords(payoff: Payoff, { labelOf }: CsvContext): string | undefined {
  if (!payoff || typeof payoff.order !== "object") return payoff?.order as string | undefined;
  return payoff.order.own.map((id) => labelOf(id) || id).join(" / ");
}

/** "2027-03-31: 1000.00 Card": when, how much, and for which debt. */
export const oneOffsInWords = (payoff: Payoff, { labelOf, currency }: CsvContext): string =>
  (payoff?.oneOffs ?? [])
    .map(({ on, amount, debtId }) => {
      const named = debtId === undefined ? "" : ` ${labelOf(debtId) || debtId}`;
      return `${on}: ${decimal(amount, exponentOf(currency))}${named}`;
    })
    .join(" / ");

/** "fixed 12.00", "share 10 %" or "leftover"; nothing where the goal goes by its date or its place. */
export function fundingInWords({ funding }: Fields<"goal">, { currency }: CsvContext): string | undefined {
  if (funding?.by === "fixed") return `fixed ${decimal(funding.weekly, exponentOf(currency))}`;
  return funding?.by === "share" ? `share ${funding.share / 10} %` : funding?.by;
}

export function sweepInWords({ sweepTo }: Fields<"goal">, { labelOf }: CsvContext): string | undefined {
  return sweepTo?.kind === "goal" ? labelOf(sweepTo.id) || sweepTo.id : sweepTo?.kind;
}
