import type { MoneyFormat } from "../../money/money.ts";
import type { ReadOptions } from "../answers.ts";
import { amountsIn, type FoundAmount } from "./find-amount.ts";
import { cadenceAfter, cadenceAlone, cadencesIn, type FoundCadence } from "./find-cadence.ts";
import { dueIn } from "./find-day.ts";
import { type Span, without } from "./spans.ts";

/** The amount and cadence of an entry, and the text without them. */
interface FoundMoney {
  amount: FoundAmount | undefined;
  cadence: FoundCadence | undefined;
  rest: string;
}

export function moneyIn(text: string, format: MoneyFormat, taken: readonly Span[] = []): FoundMoney {
  const amount = theAmount(text, amountsIn(text, format, taken));
  const cadence = theCadence(text, amount);
  return { amount, cadence, rest: without(text, amount, cadence) };
}

/** Of several numbers: the one with a currency, else with a cadence after it, else the last outside parentheses. */
export function theAmount(text: string, amounts: readonly FoundAmount[]): FoundAmount | undefined {
  const marked = amounts.find(({ isMarked }) => isMarked);
  const repeated = marked ?? amounts.find((amount) => cadenceAfter(text, amount));
  return repeated ?? amounts.findLast((amount) => !isAside(text, amount)) ?? amounts.at(-1);
}

// "1200 rent (flat 2)": numbers in parentheses are asides.
function isAside(text: string, { from }: FoundAmount): boolean {
  const before = text.slice(0, from);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

function theCadence(text: string, amount: FoundAmount | undefined): FoundCadence | undefined {
  const cadences = cadencesIn(text);
  if (!amount) return cadences[0] ?? cadenceAlone(text);
  const after = cadences.find(({ from }) => from >= amount.to);
  return cadenceAfter(text, amount) ?? after ?? cadences.filter(({ to }) => to <= amount.from).at(-1);
}

/** An amount, its cadence, and its next day or the text of an impossible date. */
export function dueMoneyIn(text: string, asked: ReadOptions): FoundMoney & { day: string | undefined } {
  const due = dueIn(text, asked);
  return { ...moneyIn(without(text, due), asked.format), day: due?.day ?? due?.text };
}
