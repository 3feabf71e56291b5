import type { Membership } from "#sync/household-api.ts";
import { isSameValue } from "#sync/merge.ts";
import {
  asWaiting,
  type DeviceContent,
  type DeviceDatabase,
  type DeviceTables,
  type FactRow,
  type HouseholdRow,
} from "../device/device-database.ts";
import { contentOf, readContent } from "../device/read-content.ts";

/** Marks anonymous households that an account has adopted, so that a crash midway adopts none twice. */
const adoptedFact = (household: string) => `adopted:${household}`;

/**
 * Moves the households used without an account into the account: copies everything in one transaction, queues it to be sent,
 * and only then removes the original. Also takes what another tab writes meanwhile. Households that the account already has
 * stay, until the user decides which to keep.
 */
export async function adopt(anonymous: DeviceDatabase, account: DeviceDatabase): Promise<boolean> {
  let content = await readContent(anonymous);
  if (content.households.length === 0) return false;
  const ours = new Set<string>();
  for (let left: DeviceContent | null = content; left; left = await removeIfUnchanged(anonymous, content)) {
    content = left;
    for (const id of await copyToAccount(account, content, ours)) ours.add(id);
  }
  await anonymous.erase();
  return true;
}

/** Returns the ids of copied households. `again`: those copied in an earlier pass, which may have changed since. */
const copyToAccount = (
  account: DeviceDatabase,
  content: DeviceContent,
  again: ReadonlySet<string>,
): Promise<string[]> =>
  account.write(async (tables) => {
    const ids = content.households.map(({ id }) => id);
    const markers = await tables.facts.get(ids.map((id) => [adoptedFact(id)]));
    const adopted = ids.filter((id, index) => !markers[index] || again.has(id));
    const { households, records, outbox } = recordsOfHouseholds(content, new Set(adopted));
    await tables.households.put(households);
    await tables.records.put(records);
    await tables.outbox.put(outbox);
    const facts = adopted.map((id) => ({ name: adoptedFact(id), value: "yes" }));
    await tables.facts.put([...facts, ...newPendingAdoptions(households)]);
    return adopted;
  });

/** In one transaction, so that no write is lost between the check and the removal. Returns the new content, or null if unchanged. */
const removeIfUnchanged = (anonymous: DeviceDatabase, known: DeviceContent): Promise<DeviceContent | null> =>
  anonymous.write(async (tables) => {
    const now = await contentOf(tables);
    if (!isSameValue([now.households, now.records], [known.households, known.records])) return now;
    await removeContent(tables, now);
    return null;
  });

async function removeContent(tables: DeviceTables, { households, records, outbox }: DeviceContent): Promise<void> {
  await tables.households.remove(households.map(({ id }) => [id]));
  await tables.records.remove(records.map(({ household, id }) => [household, id]));
  await tables.outbox.remove(outbox.map(({ household, id }) => [household, id]));
}

function recordsOfHouseholds({ households, records }: DeviceContent, ids: ReadonlySet<string>) {
  const own = records.filter(({ household }) => ids.has(household));
  return {
    households: households.filter(({ id }) => ids.has(id)),
    records: own,
    outbox: own.map((row) => asWaiting(row, null)),
  };
}

/** A household that was adopted from this device, and those that the account already had. The user has not decided yet. */
export interface PendingAdoption {
  adopted: string;
  others: readonly string[];
}

const prefix = "meeting:";
const factOf = (adopted: string) => `${prefix}${adopted}`;

/** The server has not listed the account's households yet. */
const notYetKnown = "";

/** Stored in the same transaction as the adoption, so that a reload loses no decision. Private spaces need none. */
export const newPendingAdoptions = (adopted: readonly HouseholdRow[]): FactRow[] =>
  adopted.filter(({ space }) => space === "shared").map(({ id }) => ({ name: factOf(id), value: notYetKnown }));

/**
 * Adds the households that the server lists to pending adoptions. Households that were adopted together don't conflict, and
 * an account without households needs no decision. Later lists change nothing. Returns whether a decision is now pending.
 */
export async function recordExistingHouseholds(tables: DeviceTables, there: readonly Membership[]): Promise<boolean> {
  const facts = await tables.facts.all();
  const undecided = facts.filter(({ name, value }) => name.startsWith(prefix) && value === notYetKnown);
  if (undecided.length === 0) return false;
  const shared = there.filter(({ space }) => space === "shared").map(({ householdId }) => householdId);
  const others = shared.filter((id) => !undecided.some(({ name }) => name === factOf(id)));
  if (others.length > 0) await tables.facts.put(undecided.map(({ name }) => ({ name, value: others.join(" ") })));
  else await tables.facts.remove(undecided.map(({ name }) => [name]));
  return others.length > 0;
}

interface DeviceFacts {
  facts: ReadonlyMap<string, string>;
  rows: ReadonlyMap<string, HouseholdRow>;
}

/** The pending decisions whose households are still here. */
export const pendingAdoptionsIn = ({ facts, rows }: DeviceFacts): PendingAdoption[] =>
  [...facts]
    .filter(([name, value]) => name.startsWith(prefix) && value !== notYetKnown)
    .map(([name, value]) => ({
      adopted: name.slice(prefix.length),
      others: value.split(" ").filter((id) => rows.has(id)),
    }))
    .filter(({ adopted, others }) => rows.has(adopted) && others.length > 0);

/** Ends a pending decision. Returns null if another tab has decided already. */
export async function endPendingAdoption(tables: DeviceTables, adopted: string): Promise<string | null> {
  const [fact] = await tables.facts.get([[factOf(adopted)]]);
  if (!fact) return null;
  await tables.facts.remove([[fact.name]]);
  return fact.value;
}

/** Restores a decision, for undo. */
export const reopenPendingAdoption = (tables: DeviceTables, adopted: string, value: string): Promise<void> =>
  tables.facts.put([{ name: factOf(adopted), value }]);
