import type { Minor, MoneyFormat } from "#domain/money/money.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import type { HoldingOn } from "#domain/net-worth/holdings-on.ts";
import type { Day } from "#domain/time/day.ts";
import type { Noted } from "#web/household/balances/noting-balance.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { keyOf } from "../worth.ts";

/** What was typed, by account or debt; what nobody touched is absent. */
export type Typed = Readonly<Record<string, string>>;

export interface UpdatesRead {
  noted: readonly Noted[];
  /** By account or debt. */
  problems: Typed;
}

export const below = "What is owed is written without a minus.";

/** Everything typed, read at once: what can't be read is told, and what says nothing new is left out. */
export function readUpdates(holdings: readonly HoldingOn[], typed: Typed, format: MoneyFormat, day: Day): UpdatesRead {
  const noted: Noted[] = [];
  const problems: Record<string, string> = {};
  for (const holding of holdings) {
    const text = typed[keyOf(holding)];
    const amount = text === undefined ? undefined : parseAmount(text, format);
    const problem = amount && problemOf(amount, holding);
    if (problem) problems[keyOf(holding)] = problem;
    else if (amount?.ok && amount.value !== holding.standing?.amount) noted.push(notedOf(holding, day, amount.value));
  }
  return { noted, problems };
}

/** An emptied field asks for nothing: the last balance holds. */
function problemOf(amount: ReturnType<typeof parseAmount>, { kind }: HoldingOn): string | undefined {
  if (!amount.ok) return amount.problem === "empty" ? undefined : amountProblemText[amount.problem];
  return kind === "debt" && amount.value < 0 ? below : undefined;
}

const notedOf = ({ kind, id }: HoldingOn, day: Day, amount: Minor): Noted => ({ of: { kind, id }, day, amount });

/** The same again, as of today: with its range, and where a value changes by itself, with what it has become. */
export const stillRight = (holdings: readonly HoldingOn[], day: Day): Noted[] =>
  holdings.flatMap((holding) => {
    const { standing } = holding;
    if (!standing) return [];
    const { amount, low, high } = standing;
    return [{ ...notedOf(holding, day, amount), ...(low < amount && { low }), ...(high > amount && { high }) }];
  });
