import type { PayoffOrder, Rhythm } from "../debts/payoff-plan.ts";
import type { Currency, Minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Cadence } from "../time/cadence.ts";
import type { Day, Weekday } from "../time/day.ts";
import type { CalendarHistory, WeekId } from "../time/week.ts";

/** What a household enters in the intake. Every figure is computed from this and the records. */
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
  /** How debts are paid off; absent: no choice made. */
  payoff?: PayoffChoice;
  /** Absent: the defaults. */
  assumptions?: Assumptions;
  /** Where entries without another choice happen; absent: the first checking account, otherwise cash. */
  defaultAccount?: AccountRef;
}

/** Where money is or is owed: an account, or a debt such as a credit card. */
export interface AccountRef {
  kind: "account" | "debt";
  id: string;
}

/** Partners settle shared costs from this day on, equally or by income. */
export interface Settling {
  since: Day;
  by: "equal" | "income";
}

export interface Person {
  id: string;
  name: string;
  kind: "adult" | "child";
  birthYear?: number;
  /** Where this person's entries happen; absent: the household's default account. */
  defaultAccount?: AccountRef;
}

export interface Income {
  id: string;
  personId: string;
  label: string;
  pay: Pay;
}

/** Irregular pay counts with its low amount; both amounts are per `per`. */
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
  /** The debt that it pays: both are one payment, which ends with the debt. */
  debtId?: string;
  /** The household said that it pays none of its debts, although one looked like the same payment. */
  isSeparate?: boolean;
}

export interface Category {
  id: string;
  label: string;
  kind: "need" | "want";
  weeklyBudget: Minor;
  rollover: Rollover;
  /** The first week of this budget; absent: the household's first week. */
  since?: WeekId;
  /** Earlier budgets, oldest first, so that a new budget does not change past weeks. */
  earlier?: readonly BudgetPeriod[];
  /** Rent, mortgage and the like, for the housing share. */
  isHousing?: boolean;
  /** Categories with the same group name are shown together. */
  group?: string;
  /** Archived categories keep their entries, but have no budget and are no choice for new ones. */
  isArchived?: boolean;
  /** The position of its color in the palette, the same on every chart; absent: by its position in the list. */
  color?: number;
}

export interface BudgetPeriod {
  from: WeekId;
  weeklyBudget: Minor;
  rollover: Rollover;
}

/** What a week carries into the next: nothing, only leftover money, or leftover and overspent money. */
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
  /** The owners; absent or empty: the whole household. */
  ownerIds?: readonly string[];
  /** The yearly gain or loss since its last balance: −100 to 100 %. */
  yearlyChange?: Rate;
  /** From this day on no entry can happen here. */
  closedOn?: Day;
}

export type DebtKind = "card" | "student" | "car" | "mortgage" | "personal" | "family" | "other";

export interface Debt {
  id: string;
  label: string;
  kind: DebtKind;
  /** What is owed, as a positive amount. */
  balance: Minor;
  apr: Rate;
  /** Per month. */
  minimum: Minor;
  /** The owners; absent or empty: the whole household. */
  ownerIds?: readonly string[];
  /** The property or vehicle it finances. */
  accountId?: string;
  /** From this day on no entry can happen here. */
  closedOn?: Day;
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
  /** The accounts that hold it, each with its part of `alreadySaved`; saves go to the first. Absent: the first savings account. */
  heldIn?: readonly GoalHolding[];
  /** The week in which saving could start; absent: the household's first week. */
  since?: WeekId;
  state: "active" | "paused" | "finished" | "archived";
  /** The owners; absent or empty: the whole household. */
  ownerIds?: readonly string[];
  /** How it is funded; absent: by its date, otherwise by its priority. */
  funding?: GoalFunding;
  /** The yearly or quarterly bill that it saves up for. The bill then sets amount and date. */
  billId?: string;
  /** The last due day of that bill that is already paid; the goal then saves for the next one. */
  paidUntil?: Day;
  /** Where its fixed amount or share goes once it is full; absent: to the next steps of the plan. */
  sweepTo?: SweepTarget;
}

export interface GoalHolding {
  accountId: string;
  amount: Minor;
}

/** A fixed weekly amount, a share (in thousandths) of what the week sets aside, or what all other goals leave. */
export type GoalFunding = { by: "fixed"; weekly: Minor } | { by: "share"; share: number } | { by: "leftover" };

export type SweepTarget = { kind: "goal"; id: string } | { kind: "investing" };

/** How a household pays off its debts. Adopted and stored as one choice, because its parts belong together. */
export interface PayoffChoice {
  order: PayoffOrder;
  rhythm: Rhythm;
  /** Beyond the minimums, per period of the rhythm. */
  extra: Minor;
  /** True: a paid-off debt's minimum is freed for the weekly plan instead of the next debt. */
  keepsFreed?: boolean;
  oneOffs?: readonly PlannedOneOff[];
}

/** A single extra payment on a future day. */
export interface PlannedOneOff {
  on: Day;
  amount: Minor;
  debtId?: string;
}

/** The household's assumptions about the future. */
export interface Assumptions {
  /** The nominal yearly return of investments. */
  growth: Rate;
  /** The yearly rise of prices. */
  inflation: Rate;
  /** The share of its investments that a financially independent household spends per year. */
  withdrawal: Rate;
}

/** The maximum length of any name. */
export const maxLabelLength = 80;

/** The maximum number of rows in any list of a household. */
export const maxRows = 200;

/** Conservative defaults: 5 % growth, 2 % inflation, 4 % yearly withdrawal. */
export const defaultAssumptions: Assumptions = {
  growth: 5_000 as Rate,
  inflation: 2_000 as Rate,
  withdrawal: 4_000 as Rate,
};

export const assumptionsOf = ({ assumptions }: Pick<Household, "assumptions">): Assumptions =>
  assumptions ?? defaultAssumptions;

/** Changes a category's budget from this week on. Past weeks keep theirs. */
export function changeBudget(
  category: Category,
  next: Omit<BudgetPeriod, "from">,
  thisWeek: WeekId,
  began: WeekId,
): Category {
  const { weeklyBudget, rollover, since = began, earlier = [] } = category;
  if (next.weeklyBudget === weeklyBudget && next.rollover === rollover) return category;
  // A budget that applied for less than a week is not recorded.
  if (since >= thisWeek) return { ...category, ...next };
  return { ...category, ...next, since: thisWeek, earlier: [...earlier, { from: since, weeklyBudget, rollover }] };
}
