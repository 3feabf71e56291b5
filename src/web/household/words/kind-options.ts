import type { AccountKind, DebtKind, GoalKind, Pay } from "#domain/household/household.ts";
import { accountKinds, debtKinds, goalKinds } from "#domain/intake/choices.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { capital } from "./number-words.ts";

export const accountKindNames: Readonly<Record<AccountKind, string>> = {
  checking: "Checking or current account",
  savings: "Savings",
  cash: "Cash",
  investment: "Investments",
  retirement: "Retirement",
  property: "Home or land",
  vehicle: "Car or other vehicle",
  other: "Something else",
};

export const accountKindOptions = accountKinds.map((value) => ({ value, label: accountKindNames[value] }));

export const debtKindNames: Readonly<Record<DebtKind, string>> = {
  card: "Credit card",
  student: "Student loan",
  car: "Car loan",
  mortgage: "Mortgage",
  personal: "Personal loan",
  family: "Family or friends",
  other: "Something else",
};

export const debtKindOptions = debtKinds.map((value) => ({ value, label: debtKindNames[value] }));

const goalKindNames: Readonly<Record<GoalKind, string>> = {
  own: "Something of our own",
  emergency: "Emergency fund",
  purchase: "Something to buy",
  travel: "Travel",
  education: "Education",
  home: "A home",
  "debt-free": "Being free of debt",
  investing: "Investing",
  independence: "Financial independence",
};

export const goalKindOptions = goalKinds.map((value) => ({ value, label: goalKindNames[value] }));

type PayCadence = Pay["cadence"];

/** After an amount: "$35.00 monthly". */
export const cadenceWords: Readonly<Record<PayCadence, string>> = {
  weekly: "weekly",
  fortnightly: "every two weeks",
  "twice-monthly": "twice a month",
  monthly: "monthly",
  quarterly: "quarterly",
  yearly: "yearly",
  irregular: "irregular",
};

/** The period that one payment covers: "a lean month". */
export const spanWords: Readonly<Record<Cadence, string>> = {
  weekly: "week",
  fortnightly: "two weeks",
  "twice-monthly": "half month",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
};

export const cadenceOptions = (cadences: readonly PayCadence[]) =>
  cadences.map((value) => ({ value, label: capital(cadenceWords[value]) }));

export const isCadence = (text: string): text is Cadence => Object.hasOwn(spanWords, text);
