import type { PayoffOrder, Rhythm } from "../debts/payoff-plan.ts";
import type { Currency, Minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Cadence } from "../time/cadence.ts";
import type { Day, Weekday } from "../time/day.ts";
import type { CalendarHistory, WeekId } from "../time/week.ts";

/** What a household says of itself in the intake. Everything on every screen is computed from this and from its records. */
export interface Household {
  name: string;
  /** ISO 3166 region, such as `US`. */
  country: string;
  currency: Currency;
  locale: string;
  calendars: CalendarHistory;
  people: readonly Person[];
  incomes: readonly Income[];
  bills: readonly Bill[];
  categories: readonly Category[];
  accounts: readonly Account[];
  debts: readonly Debt[];
  goals: readonly Goal[];
  habits: readonly Habit[];
  moneyDate: Weekday;
  reason: string;
  settling?: Settling;
  /** How debts are paid off; absent: nobody chose. */
  payoff?: PayoffChoice;
  /** Absent: the usual ones. */
  assumptions?: Assumptions;
}

/** Partners settle shared costs from this day on, by equal parts or by income; absent: they don't. */
export interface Settling {
  since: Day;
  by: "equal" | "income";
}

export interface Person {
  id: string;
  name: string;
  kind: "adult" | "child";
  birthYear?: number;
}

export interface Income {
  id: string;
  personId: string;
  label: string;
  pay: Pay;
}

/** Irregular pay counts at its low; `per` says what span of time both amounts are for. */
export type Pay =
  | { cadence: Cadence; amount: Minor; nextOn?: Day }
  | { cadence: "irregular"; low: Minor; usual: Minor; per: Cadence };

export interface Bill {
  id: string;
  label: string;
  amount: Minor;
  cadence: Cadence;
  nextDue: Day;
  categoryId?: string;
}

export interface Category {
  id: string;
  label: string;
  kind: "need" | "want";
  weeklyBudget: Minor;
  rollover: Rollover;
  /** The week from which this budget holds; absent: from the household's first. */
  since?: WeekId;
  /** The budgets before it, oldest first. Changing a budget changes no week that is over. */
  earlier?: readonly BudgetPeriod[];
  /** Rent, mortgage and the like: what the housing share counts. */
  isHousing?: boolean;
}

export interface BudgetPeriod {
  from: WeekId;
  weeklyBudget: Minor;
  rollover: Rollover;
}

/** What a week's leftover does to the next: nothing, only what is left over, or what is left over and what is overspent. */
export type Rollover = "off" | "leftover" | "both";

export type AccountKind =
  | "cash"
  | "checking"
  | "savings"
  | "investment"
  | "retirement"
  | "property"
  | "vehicle"
  | "other";

export interface Account {
  id: string;
  label: string;
  kind: AccountKind;
  balance: Minor;
  low?: Minor;
  high?: Minor;
  /** The people whose own it is; absent or empty: the household's together. */
  ownerIds?: readonly string[];
  /** What it gains, or below zero loses, a year since its last balance: −100 to 100 %. */
  yearlyChange?: Rate;
}

export type DebtKind = "card" | "student" | "car" | "mortgage" | "personal" | "family" | "other";

export interface Debt {
  id: string;
  label: string;
  kind: DebtKind;
  /** What is owed, above zero. */
  balance: Minor;
  apr: Rate;
  /** A month. */
  minimum: Minor;
  listedAsBill: boolean;
  /** The people whose own it is; absent or empty: the household's together. */
  ownerIds?: readonly string[];
  /** The property or vehicle it was taken for. */
  accountId?: string;
}

export interface Habit {
  id: string;
  label: string;
  /** How often a week, 1 to 7. */
  timesAWeek: number;
}

export type GoalKind =
  | "emergency"
  | "purchase"
  | "travel"
  | "education"
  | "home"
  | "debt-free"
  | "investing"
  | "independence"
  | "own";

export interface Goal {
  id: string;
  label: string;
  kind: GoalKind;
  target: Minor;
  by?: Day;
  /** 1 is first. */
  priority: number;
  /** Set aside before the first save recorded here. */
  alreadySaved: Minor;
  /** The week in which saving for it could begin; absent: the household's first. */
  since?: WeekId;
  state: "active" | "paused" | "finished" | "archived";
  /** The people whose own it is; absent or empty: the household's together. */
  ownerIds?: readonly string[];
  /** How it is fed; absent: by its date, or else by its priority. */
  funding?: GoalFunding;
  /** The yearly or quarterly bill that it lays by for. Amount and date are then the bill's. */
  billId?: string;
  /** The last day of that bill which is paid already: from then on it lays by for the next one. */
  paidUntil?: Day;
  /** Where its fixed amount or share goes once it is full; absent: down the list like any other money. */
  sweepTo?: SweepTarget;
}

/** A fixed amount a week, a share of what the week puts aside in thousandths, or what all other goals leave. */
export type GoalFunding = { by: "fixed"; weekly: Minor } | { by: "share"; share: number } | { by: "leftover" };

export type SweepTarget = { kind: "goal"; id: string } | { kind: "investing" };

/** How a household pays its debts off, as it was adopted. One choice: its parts were weighed together. */
export interface PayoffChoice {
  order: PayoffOrder;
  rhythm: Rhythm;
  /** Beyond the minimums, each period of the rhythm. */
  extra: Minor;
  /** A debt that is paid off frees its minimum for the week's plan, and not for the next debt; absent: for the next debt. */
  keepsFreed?: boolean;
  oneOffs?: readonly PlannedOneOff[];
}

/** Money on top, once, on a day to come. */
export interface PlannedOneOff {
  on: Day;
  amount: Minor;
  debtId?: string;
}

/** What nobody can know of the years ahead, as the household assumes it. */
export interface Assumptions {
  /** What investments earn in a year, nominal. */
  growth: Rate;
  /** How much dearer life gets in a year. */
  inflation: Rate;
  /** The share of its investments that an independent household spends in a year. */
  withdrawal: Rate;
}

/** As many characters as any name may have. */
export const longestLabel = 80;

/** As many rows as any list of a household may have. */
export const mostRows = 200;
