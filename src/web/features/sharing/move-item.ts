import type { AccountRef } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import type { Ledger } from "#domain/ledger/ledger.ts";
import { err, type Result } from "#domain/result.ts";
import { type Day, dayAt } from "#domain/time/day.ts";
import { calendarOf, weekAt } from "#domain/time/week.ts";
import { ledgerOf } from "#web/household/figures/household-ledger.ts";
import { householdOf } from "#web/household/figures/household-of.ts";
import { ownSpaceOf } from "#web/household/figures/own-spaces.ts";
import { currentTime } from "#web/platform/clock.ts";
import { newId } from "#web/platform/new-id.ts";
import {
  beginHousehold,
  currentDevice,
  DeviceError,
  type DeviceStore,
  type HouseholdState,
  moveItem,
  openHouseholdOf,
} from "#web/store/index.ts";

interface Move {
  kind: "account" | "debt" | "goal";
  id: string;
  from: string;
  /** Null if the private space does not exist yet. */
  to: string | null;
}

/** Moves an item between the shared household and the private space, all or nothing. */
export async function moveBetween(store: DeviceStore, { kind, id, from, to }: Move): Promise<Result<unknown, string>> {
  try {
    // Balances count entries, which are read last.
    await store.entriesLoaded;
    const balance = kind === "goal" ? undefined : movedBalance(store, from, { kind, id });
    const target = to ?? (await beginHousehold(store, "private"));
    const personId = personHere(store);
    const move = { id, from, to: target, newId: () => newId(Date.now()), personId, ...(balance && { balance }) };
    const moved = await store.database.write((tables) => moveItem(tables, move));
    await store.householdsChanged();
    return moved;
  } catch (error) {
    return err(error instanceof DeviceError ? error.problem : "device");
  }
}

/** The person whose account this is, otherwise the first one. */
function personHere(store: DeviceStore): string | undefined {
  const device = currentDevice.get();
  const uid = device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : undefined;
  const people = openHouseholdOf(store.state.get())?.of.person.list() ?? [];
  return (people.find((person) => uid !== undefined && person.uid === uid) ?? people[0])?.id;
}

/** Today's balance, if it differs from the last stated one: the entries behind it stay where they are. */
function movedBalance(store: DeviceStore, from: string, of: AccountRef): Omit<Balance, "id" | "of"> | undefined {
  const state = store.state.get();
  const [open, source] = [openHouseholdOf(state), state.households.get(from)];
  if (!open || !source) return undefined;
  const now = currentTime();
  const found = ledgerNow(open, source, now);
  const balance = found?.ledger.on(of, found.today);
  const stated = found?.ledger.account(of)?.statements.findLast(({ day }) => day <= found.today);
  if (!found || !balance || balance.amount === stated?.amount) return undefined;
  const { amount, low, high } = balance;
  const range = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
  return { day: found.today, amount, ...range, recordedAt: now };
}

/** The ledger of the shared household, or of one of the user's private spaces. */
function ledgerNow(
  open: HouseholdState,
  source: HouseholdState,
  now: number,
): { ledger: Ledger; today: Day } | undefined {
  const household = householdOf(open);
  if (!household) return undefined;
  const week = weekAt(now, household.calendars);
  const today = dayAt(now, calendarOf(week, household.calendars).timeZone);
  const began = open.of.household.list()[0]?.began ?? week;
  if (source.space === "private") return { today, ledger: ownSpaceOf(source, household, began, today).ledger };
  const shared = householdOf(source);
  return shared ? { today, ledger: ledgerOf(source, shared, began, today) } : undefined;
}
