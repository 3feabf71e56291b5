import type { Household } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import { balanceBook } from "#domain/net-worth/balance-book.ts";
import { type HoldingOn, holdingsOn } from "#domain/net-worth/holdings.ts";
import { type ListedOn, withListedBalances } from "#domain/net-worth/listed-balances.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { type Day, dayAt } from "#domain/time/day.ts";
import { type CalendarHistory, calendarOf, startOfWeek, type WeekId, weekOfDay } from "#domain/time/week.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { madeAt } from "#web/platform/new-id.ts";
import { adding, type Command, changing, type HouseholdState, together } from "#web/store/index.ts";

/** The balance of an account or a debt on a day, as someone entered it. */
export type Noted = Omit<Balance, "id">;

/** A second balance on the same day replaces the first, together with its range. */
export const notingBalance = (noted: Noted, listed?: Day): Command => notingBalances([noted], () => listed);

/**
 * Several at once, all or none. `listedOn` tells when an account or debt was added. For a balance from before that day, the
 * balance it was added with is recorded too; otherwise the older one would become the latest.
 */
export const notingBalances = (
  noted: readonly Noted[],
  listedOn: (of: Balance["of"]) => Day | undefined = () => undefined,
): Command => ({
  name: "note-balance",
  edits(household, newId) {
    const listings = listedBalancesToSave(household, noted, listedOn);
    return together("note-balance", [...listings, ...noted].map(notingOne)).edits(household, newId);
  },
});

const notingOne = (noted: Noted): Command => ({
  name: "note-balance",
  edits(household, newId) {
    const { of, day, amount, low, high } = noted;
    if (!household.of[of.kind].get(of.id)) return err("gone");
    const known = notedOn(household, of, day);
    const range = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
    const changes = { amount, low: undefined, high: undefined, ...range } as unknown as Partial<Fields<"balance">>;
    const command = known
      ? changing("note-balance", "balance", known, () => changes)
      : adding("note-balance", "balance", { of, day, amount, ...range });
    return command.edits(household, newId);
  },
});

function listedBalancesToSave(
  { of }: HouseholdState,
  noted: readonly Noted[],
  listedOn: (of: Balance["of"]) => Day | undefined,
): Noted[] {
  const early = new Map<string, { of: Balance["of"]; day: Day }>();
  for (const one of noted) {
    const day = listedOn(one.of);
    if (day !== undefined && one.day < day) early.set(`${one.of.kind}:${one.of.id}`, { of: one.of, day });
  }
  return [...early.values()].flatMap((one) => listingOf(of, one));
}

/** The balance that something was added with, if no recorded balance replaces it yet. */
function listingOf(of: HouseholdState["of"], one: { of: Balance["of"]; day: Day }): Noted[] {
  const record = of[one.of.kind].get(one.of.id);
  if (!record) return [];
  const none = { accounts: [], debts: [] };
  const listed = one.of.kind === "account" ? { ...none, accounts: [record] } : { ...none, debts: [record] };
  const balances = of.balance
    .list()
    .filter((balance) => balance.of.id === one.of.id && balance.of.kind === one.of.kind);
  return withListedBalances(listed, balances, () => one.day)
    .slice(balances.length)
    .map(({ id: _, ...noted }) => noted);
}

/** Of several balances on one day, the one with the greatest id counts. */
const notedOn = (household: HouseholdState, of: Balance["of"], day: Day): string | undefined =>
  household.of.balance
    .list()
    .filter((balance) => balance.day === day && balance.of.id === of.id && balance.of.kind === of.kind)
    .map(({ id }) => id)
    .sort()
    .at(-1);

/** The day an account or a debt was added, from its id. Without a time in the id, the day the household began. */
export function listedOn(calendars: CalendarHistory, began: WeekId, today: Day): ListedOn {
  const { timeZone } = calendarOf(weekOfDay(today, calendars), calendars);
  const first = notAfter(startOfWeek(began, calendars), today);
  return (id) => {
    const made = madeAt(id);
    return made === null ? first : notAfter(dayAt(made, timeZone), today);
  };
}

/** The balances of today as net worth has them: with what gains or loses value by itself since it was last looked at. */
export function holdingsToday(
  household: Household,
  began: WeekId,
  balances: readonly Balance[],
  today: Day,
): Result<readonly HoldingOn[], "too-large"> {
  const listed = withListedBalances(household, balances, listedOn(household.calendars, began, today));
  const book = balanceBook(household, listed);
  return book.ok ? ok(holdingsOn(book.value, today)) : book;
}

/** A device clock that was ahead must not put anything into the future. */
const notAfter = (day: Day, today: Day): Day => (day > today ? today : day);
