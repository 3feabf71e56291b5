import type { MoneyFormat } from "../../money/money.ts";
import { parseAmount } from "../../money/parse-amount.ts";
import type { Asked } from "../answers.ts";
import { amountsIn, type FoundAmount } from "./find-amount.ts";
import { cadenceAfter } from "./find-cadence.ts";
import { datesIn } from "./find-day.ts";
import { guessDebtKind } from "./guess-kind.ts";
import { isNextTo, type Span, said, spanOf, without, wordsIn } from "./spans.ts";

const percent =
  "(?<percent>\\p{Nd}+(?:[.,٫]\\p{Nd}+)?)\\s*(?:[%٪]|per\\s?cent(?!\\p{L}))(?:\\s*(?:apr|interest)(?!\\p{L}))?";
const named = "(?:apr|interest)(?:\\s+(?:of|at))?[\\s:=]*";
const apr = new RegExp(`(?<![\\p{L}\\p{N}.,])(?<!min(?:imum)?\\.?\\s*)(?:${named}|(?:at|@)\\s*)?${percent}`, "iu");
const bareApr = new RegExp(
  `(?<![\\p{L}\\p{N}])${named}(?<percent>\\p{Nd}+(?:[.,٫]\\p{Nd}+)?)(?![\\p{L}\\p{N}.,])`,
  "iu",
);

const minimumLead =
  /(?<![\p{L}\p{N}])(?:min(?:imum)?\.?(?:\s+(?:payments?|pay))?|paying|pay|payments?)(?:\s+of)?[\s:=]*$/iu;

/** "visa 3200 at 19.9% min 80", "student loan 14000 4.5% 150 a month". */
export function readDebt(text: string, asked: Asked): Record<string, string> {
  const rate = apr.exec(text) ?? bareApr.exec(text);
  const rest = without(text, spanOf(rate));
  const amounts = amountsIn(rest, asked.format, datesIn(rest, asked));
  const paid = minimumIn(rest, amounts);
  const balance = largest(
    amounts.filter((amount) => amount !== paid?.amount),
    asked.format,
  );
  const minimum = paid ?? (balance && amountBehind(rest, balance, amounts));
  const label = wordsIn(without(rest, balance, minimum?.span));
  return said({
    label,
    kind: guessDebtKind(label),
    balance: balance?.text,
    apr: rate?.groups?.percent,
    minimum: minimum?.amount.text,
  });
}

type Minimum = { amount: FoundAmount; span: Span };

/** What "min" stands before, or what goes every month. */
function minimumIn(text: string, amounts: readonly FoundAmount[]): Minimum | undefined {
  const found = amounts.map((amount) => {
    const lead = minimumLead.exec(text.slice(0, amount.from));
    const cadence = cadenceAfter(text, amount);
    const isMonthly = cadence?.cadence === "monthly";
    const span = { from: lead?.index ?? amount.from, to: isMonthly ? cadence.to : amount.to };
    return lead || isMonthly ? { amount, span } : undefined;
  });
  return found.find((minimum) => minimum !== undefined);
}

/** "visa 3200 80": a smaller amount right behind the balance. */
function amountBehind(text: string, balance: FoundAmount, amounts: readonly FoundAmount[]): Minimum | undefined {
  const amount = amounts.find((other) => other !== balance && isNextTo(text, balance, other));
  return amount && !cadenceAfter(text, amount) ? { amount, span: amount } : undefined;
}

// What is owed is more than any number in its name: "loan 2 5000".
function largest(amounts: readonly FoundAmount[], format: MoneyFormat): FoundAmount | undefined {
  const sizeOf = ({ text }: FoundAmount) => {
    const read = parseAmount(text, format);
    return read.ok ? Math.abs(read.value) : 0;
  };
  return amounts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}
