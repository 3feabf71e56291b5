import { formatMoney, type Minor, type MoneyFormat, negate } from "#domain/money/money.ts";
import { Money } from "#web/ui/money.tsx";

export const rolledWords = (carried: Minor, format: MoneyFormat): string =>
  carried === 0 ? "–" : formatMoney(carried, format, { sign: "always" });

/** Money back reads as it does among the entries: with a plus. */
export const Spent = ({ amount, format }: { amount: Minor; format: MoneyFormat }) =>
  amount < 0 ? <Money amount={negate(amount)} format={format} tone="gain" /> : <Money {...{ amount, format }} />;
