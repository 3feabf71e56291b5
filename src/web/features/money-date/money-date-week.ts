import { type HabitWeek, habitWeeks } from "#domain/dashboard/habit-week.ts";
import type { Person } from "#domain/household/household.ts";
import { distinct, type Save } from "#domain/household/records.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { type Choice, choicesOf, type DecisionText, type SignOff } from "#domain/money-date/agenda.ts";
import { type SpendingSum, spendingSum } from "#domain/money-date/agenda-facts.ts";
import { decisionTexts } from "#domain/money-date/agenda-folded.ts";
import { totalsByWeek } from "#domain/saves/totals.ts";
import { isListed } from "#domain/spending/categories.ts";
import { canBeCarried, type Envelope, envelopesOf } from "#domain/spending/envelopes.ts";
import { isExact } from "#domain/spending/spending-book.ts";
import { startOfWeek, type WeekId } from "#domain/time/week.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { adultsOf } from "#web/household/words/people-words.ts";

/** The data of one week's money date. */
export interface MoneyDateWeek {
  week: WeekId;
  /** An earlier week, reviewed late. */
  isPast: boolean;
  adults: readonly Person[];
  saves: readonly Save[];
  saved: Minor;
  /** Null if amounts are too large to add up exactly. */
  spending: { envelopes: readonly Envelope[]; sum: SpendingSum } | null;
  habits: readonly HabitWeek[];
  /** How many accounts and debts got a balance this week. */
  balancesNoted: number;
  signOffs: readonly SignOff[];
  choices: ReadonlyMap<string, Choice>;
  /** Each distinct decision with its authors. */
  decisions: readonly DecisionText[];
  isFolded: boolean;
}

export function moneyDateWeek(figures: Figures, week: WeekId): MoneyDateWeek {
  const { household, reviews, state, today } = figures;
  const saves = distinct(figures.saves).filter((save) => save.week === week);
  const total = totalsByWeek(saves);
  const signOffs = state.of["sign-off"].list().filter((signOff) => signOff.week === week);
  const adults = adultsOf(household.people);
  return {
    week,
    isPast: week < figures.week,
    saves,
    signOffs,
    adults,
    saved: (total.ok && total.value.get(week)) || minor(0),
    spending: spendingOf(figures, week),
    habits: habitWeeks(household, state.of["habit-tick"].list(), week, today),
    balancesNoted: countNotedBalances(figures, week),
    choices: choicesOf(signOffs),
    decisions: decisionsIn(signOffs, adults),
    isFolded: reviews.some((review) => review.week === week && review.isFolded),
  };
}

function spendingOf({ book, household, began }: Figures, week: WeekId): MoneyDateWeek["spending"] {
  if (!isExact(book) || !canBeCarried(household.categories, book.span)) return null;
  const envelopes = envelopesOf(book, household.categories, week, began);
  return { envelopes: envelopes.filter(isListed), sum: spendingSum(envelopes, book, week) };
}

function countNotedBalances({ balances, household, today }: Figures, week: WeekId): number {
  const from = startOfWeek(week, household.calendars);
  const own = new Set([...household.accounts, ...household.debts].map(({ id }) => id));
  const noted = balances.filter(({ of, day }) => day >= from && day <= today && own.has(of.id));
  return new Set(noted.map(({ of }) => of.id)).size;
}

/** In the order of the household's people; authors who left come last. */
function decisionsIn(signOffs: readonly SignOff[], adults: readonly Person[]): readonly DecisionText[] {
  const positions = new Map(adults.map(({ id }, index) => [id, index]));
  const positionOf = (id: string) => positions.get(id) ?? adults.length;
  const texts = decisionTexts(signOffs).map(({ text, personIds }) => ({
    text,
    personIds: personIds.toSorted((one, other) => positionOf(one) - positionOf(other)),
  }));
  return texts.toSorted((one, other) => positionOf(one.personIds[0]!) - positionOf(other.personIds[0]!));
}
