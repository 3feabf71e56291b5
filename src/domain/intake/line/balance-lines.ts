import type { AccountKind, DebtKind, GoalKind } from "../../household/household.ts";
import type { MoneyFormat } from "../../money/money.ts";
import { parseAmount } from "../../money/parse-amount.ts";
import type { ReadOptions } from "../answers.ts";
import { amountsIn, type FoundAmount } from "./find-amount.ts";
import { cadenceAfter } from "./find-cadence.ts";
import { byIn, datesIn } from "./find-day.ts";
import { theAmount } from "./find-money.ts";
import { isNextTo, type Span, spanOf, without, withoutEmpty, wordsIn } from "./spans.ts";

/** "savings 5200", "car 8000-10000". */
export function readAccount(text: string, asked: ReadOptions): Record<string, string> {
  const amount = theAmount(text, amountsIn(text, asked.format, datesIn(text, asked)));
  const label = wordsIn(without(text, amount));
  return withoutEmpty({
    label,
    kind: guessAccountKind(label),
    balance: amount?.range ? undefined : amount?.text,
    low: amount?.range?.low,
    high: amount?.range?.high,
  });
}

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
export function readDebt(text: string, asked: ReadOptions): Record<string, string> {
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
  return withoutEmpty({
    label,
    kind: guessDebtKind(label),
    balance: balance?.text,
    apr: rate?.groups?.percent,
    minimum: minimum?.amount.text,
  });
}

type Minimum = { amount: FoundAmount; span: Span };

/** The amount after "min", or a monthly one. */
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

// The balance is larger than any number in the name: "loan 2 5000".
function largest(amounts: readonly FoundAmount[], format: MoneyFormat): FoundAmount | undefined {
  const sizeOf = ({ text }: FoundAmount) => {
    const read = parseAmount(text, format);
    return read.ok ? Math.abs(read.value) : 0;
  };
  return amounts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
}

const savedLead = /(?<![\p{L}\p{N}])(?:already(?:\s+(?:have|saved|got))?|have|has|got|saved)(?:\s+already)?[\s:=]*$/iu;
const savedTail =
  /^ *(?:already\s+)?(?:saved|set\s+aside|put\s+aside|so\s+far|already)(?:\s+(?:already|so\s+far))?(?![\p{L}\p{N}])/iu;

/** "trip 4000 by June 2027, have 300". */
export function readGoal(text: string, asked: ReadOptions): Record<string, string> {
  const by = byIn(text, asked);
  const rest = without(text, by);
  const amounts = amountsIn(rest, asked.format);
  const saved = savedIn(rest, amounts);
  const target = theAmount(
    rest,
    amounts.filter((amount) => amount !== saved?.amount),
  );
  const label = wordsIn(without(rest, target, saved?.span));
  return withoutEmpty({
    label,
    kind: guessGoalKind(label),
    target: target?.text,
    by: by?.day ?? by?.text,
    alreadySaved: saved?.amount.text,
  });
}

// "4000 saved 300" means 300: the word belongs to the amount that follows it, if there is one.
function savedIn(text: string, amounts: readonly FoundAmount[]): { amount: FoundAmount; span: Span } | undefined {
  const read = amounts.map((amount) => ({
    amount,
    lead: savedLead.exec(text.slice(0, amount.from)),
    tail: savedTail.exec(text.slice(amount.to)),
  }));
  const saved = read.find(({ lead }) => lead) ?? read.find(({ tail }) => tail);
  if (!saved) return undefined;
  const { amount, lead, tail } = saved;
  return { amount, span: { from: lead?.index ?? amount.from, to: amount.to + (tail?.[0].length ?? 0) } };
}

type Guesses<Kind extends string> = readonly (readonly [Kind, RegExp])[];

/** Matches whole words, some with a plural ending. */
const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.replaceAll(" ", "[\\s-]+")})(?![\\p{L}\\p{N}])`, "iu");

// The most specific first: a car loan is a loan for a car, a home savings account is savings.
const accounts: Guesses<AccountKind> = [
  [
    "retirement",
    words("pensions?|401\\(?k\\)?|403\\(?b\\)?|ira|roth|sipp|superannuation|super|kiwisaver|rrsp|retirement"),
  ],
  ["savings", words("savings?|saver|emergency|rainy day|livret|sparkonto|tagesgeld")],
  ["investment", words("shares?|stocks?|etfs?|funds?|isa|bonds?|brokerage|investments?|investing|depot")],
  ["checking", words("checking|chequing|current|current account|giro|girokonto|everyday account")],
  ["cash", words("cash|wallet|purse")],
  ["property", words("house|flat|home|apartment|condo|property|land|cottage|cabin")],
  ["vehicle", words("cars?|van|motorbike|motorcycle|campervan|camper|boat")],
];

const debts: Guesses<DebtKind> = [
  ["mortgage", words("mortgages?|home loan|hypothek|heloc")],
  ["student", words("students?|student loan|college|university|tuition|bafög")],
  ["family", words("mum|mom|mam|dad|family|parents?|brother|sister|grandma|grandpa|gran|nan|aunt|uncle|friends?")],
  ["car", words("cars?|auto|van|vehicle|motorbike")],
  ["card", words("cards?|visa|mastercard|amex|american express|credit card|overdraft card")],
  ["personal", words("personal|personal loan|loans?|overdraft")],
];

const goals: Guesses<GoalKind> = [
  ["emergency", words("emergency|emergencies|rainy day|buffer|safety net")],
  ["debt-free", words("debt free|pay off|paying off|clear")],
  ["independence", words("financial independence|independence|retire|retirement|retiring")],
  ["investing", words("invest|investing|investments?")],
  ["travel", words("holidays?|trips?|travel|travelling|vacation|flights?|honeymoon")],
  ["education", words("college|school|university|uni|tuition|course|degree|education")],
  ["home", words("house|home|deposit|down payment|flat|apartment|kitchen|bathroom|renovations?")],
  ["purchase", words("wedding|car|bike|laptop|computer|phone|sofa|camera|tv|washing machine|fridge")],
];

const guess = <Kind extends string>(guesses: Guesses<Kind>, label: string): Kind | undefined =>
  guesses.find(([, pattern]) => pattern.test(label))?.[0];

const guessAccountKind = (label: string): AccountKind | undefined => guess(accounts, label);
const guessDebtKind = (label: string): DebtKind | undefined => guess(debts, label);
const guessGoalKind = (label: string): GoalKind | undefined => guess(goals, label);
