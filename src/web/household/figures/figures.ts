import { createDashboard, type Dashboard, type DashboardInput } from "#domain/dashboard/dashboard.ts";
import { err } from "#domain/result.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { dayAt } from "#domain/time/day.ts";
import { calendarOf, weekAt } from "#domain/time/week-calendar.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { householdInDomain } from "../household-in-domain.ts";
import { inDomain } from "./in-domain.ts";
import { reviewsOf } from "./reviews-of.ts";
import { createSpending } from "./spending-of.ts";

/** All that a household's screens show, and what it was worked out from. */
export interface Figures extends Omit<DashboardInput, "spending">, Omit<Dashboard, "spending"> {
  spending: Dashboard["spending"] | typeof notRead;
  /** Every entry by week. */
  book: SpendingBook;
  /** The household's own state on the device, for what only one screen needs. */
  state: HouseholdState;
}

export type ReadFigures = (state: HouseholdState, now: number) => Figures | null;

/** What did not change since the last reading is the same object, so that a section only shows anew what is new to it. */
export function createFigures(): ReadFigures {
  const spendingOf = createSpending();
  const dashboardOf = createDashboard();
  return (state, now) => {
    const household = householdInDomain(state);
    if (!household) return null;
    const { of } = state;
    const week = weekAt(now, household.calendars);
    const began = of.household.list()[0]!.began ?? week;
    const input: DashboardInput = {
      ...{ household, began },
      today: dayAt(now, calendarOf(week, household.calendars).timeZone),
      saves: inDomain(of.save),
      withdrawals: inDomain(of.withdrawal),
      reviews: reviewsOf(of, household.people),
      pauses: inDomain(of.pause),
      balances: inDomain(of.balance),
      spending: spendingOf(of.transaction, household.calendars, began, week),
    };
    const dashboard = dashboardOf(input);
    const spending = state.hasEntries ? dashboard.spending : notRead;
    return { ...input, book: input.spending, ...dashboard, spending, state };
  };
}

/** Until the entries are here, nothing is told of what was spent. */
const notRead = err("not-read");

const readers = new WeakMap<DeviceStore, ReadFigures>();

/** One reading for all rooms, so that going from one to the other reckons nothing again. */
export function figuresOf(store: DeviceStore): ReadFigures {
  const known = readers.get(store);
  if (known) return known;
  const made = createFigures();
  readers.set(store, made);
  return made;
}
