import type { AccountKind, DebtKind, GoalKind } from "../../household/household.ts";

type Guesses<Kind extends string> = readonly (readonly [Kind, RegExp])[];

/** A kind's words stand alone or begin a word that a plural ends. */
const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.replaceAll(" ", "[\\s-]+")})(?![\\p{L}\\p{N}])`, "iu");

// The surer first: a car loan is a loan for a car, a home savings account is savings.
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

export const guessAccountKind = (label: string): AccountKind | undefined => guess(accounts, label);
export const guessDebtKind = (label: string): DebtKind | undefined => guess(debts, label);
export const guessGoalKind = (label: string): GoalKind | undefined => guess(goals, label);
