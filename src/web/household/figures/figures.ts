import { type CooperativeTask, runWithPauses } from "#domain/cooperative-task.ts";
import { createDashboard, type Dashboard, type DashboardInput } from "#domain/dashboard/dashboard.ts";
import type { Person } from "#domain/household/household.ts";
import { type Balance, distinct } from "#domain/household/records.ts";
import { memoizeLast } from "#domain/memoize-last.ts";
import { effectiveReviews } from "#domain/money-date/agenda-folded.ts";
import { err } from "#domain/result.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { dayAt } from "#domain/time/day.ts";
import { calendarOf, weekAt } from "#domain/time/week.ts";
import type { Collections, DeviceStore, HouseholdState, Precompute } from "#web/store/index.ts";
import { adultsOf } from "../words/people-words.ts";
import { ledgerOf, readEntriesAhead } from "./household-ledger.ts";
import { householdOf } from "./household-of.ts";
import { createSpendingCache } from "./spending-book-cache.ts";

/** Everything that a household's screens show, and the input it is computed from. */
export interface Figures extends Omit<DashboardInput, "spending">, Omit<Dashboard, "spending"> {
  spending: Dashboard["spending"] | typeof notRead;
  /** Every entry by week. */
  book: SpendingBook;
  /** The stated balances. What an account holds today is in `current`, which also counts entries and saves. */
  balances: readonly Balance[];
  /** The household's records on the device, for data that only one screen needs. */
  state: HouseholdState;
}

interface ReadFigures {
  (state: HouseholdState, now: number): Figures | null;
  /** Computes the spending book of a state that is about to show, and notifies the readers of the whole book. */
  ahead: Precompute;
  /** Called with a new book before it shows. */
  readers: Set<ReadBook>;
}

type ReadBook = (book: SpendingBook) => CooperativeTask<void>;

/** Figures that did not change since the last call stay the same objects, so that only affected sections render again. */
export function createFigures(): ReadFigures {
  const spending = createSpendingCache();
  const dashboardOf = createDashboard();
  const weekNow = memoizeLast(weekAt);
  const dayNow = memoizeLast(dayAt);
  const readers = new Set<ReadBook>();
  const read = (state: HouseholdState, now: number): Figures | null => {
    const household = householdOf(state);
    if (!household) return null;
    const { of } = state;
    const week = weekNow(now, household.calendars);
    const began = of.household.list()[0]!.began ?? week;
    const today = dayNow(now, calendarOf(week, household.calendars).timeZone);
    const input: DashboardInput = {
      household,
      began,
      today,
      saves: of.save.list(),
      withdrawals: of.withdrawal.list(),
      reviews: reviewsOf(of, household.people),
      pauses: of.pause.list(),
      ledger: ledgerOf(state, household, began, today),
      spending: spending.of(of.transaction, household.calendars, began, week),
    };
    const dashboard = dashboardOf(input);
    const spent = state.hasEntries ? dashboard.spending : notRead;
    return { ...input, balances: of.balance.list(), book: input.spending, ...dashboard, spending: spent, state };
  };
  const ahead: Precompute = async (state, pause) => {
    await runWithPauses(readEntriesAhead(state), pause);
    const { of } = state;
    const book = await runWithPauses(spending.ahead(of.transaction), pause);
    for (const reader of book ? readers : []) await runWithPauses(reader(book!), pause);
  };
  return Object.assign(read, { ahead, readers });
}

/** Until the entries are loaded, nothing is known about spending. */
const notRead = err("not-read");

const readers = new WeakMap<DeviceStore, ReadFigures>();

/** One instance per store, so that switching rooms computes nothing again. */
export function figuresOf(store: DeviceStore): ReadFigures {
  const known = readers.get(store);
  if (known) return known;
  const made = createFigures();
  store.precompute((next, pause) => (isOpen(store, next) ? made.ahead(next, pause) : Promise.resolve()));
  readers.set(store, made);
  return made;
}

/** Figures cover the open household only, so changes in a private space do not matter. */
const isOpen = (store: DeviceStore, { id }: HouseholdState): boolean => store.state.get().openId === id;

/** The week reviews combined with everyone's signatures. */
const reviewsOf = (of: Collections, people: readonly Person[]) =>
  read(of["week-review"], of["sign-off"], of.save, people);

type Of<Name extends keyof Collections> = Collections[Name];

const read = memoizeLast(
  (reviews: Of<"week-review">, signOffs: Of<"sign-off">, saves: Of<"save">, people: readonly Person[]) =>
    effectiveReviews(
      reviews.list(),
      signOffs.list(),
      distinct(saves.list()),
      adultsOf(people).map(({ id }) => id),
    ),
);
