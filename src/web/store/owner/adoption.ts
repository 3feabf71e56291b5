import type { Membership } from "#sync/household-api.ts";
import { isSameValue } from "#sync/merge-same-value.ts";
import {
  asWaiting,
  type DeviceContent,
  type DeviceDatabase,
  type DeviceTables,
  type FactRow,
  type HouseholdRow,
} from "../device/device-database.ts";
import { contentOf, readContent } from "../device/read-content.ts";

/** Anonymous households that an account has taken over are named here, so that a crash in between takes none twice. */
const adoptedFact = (household: string) => `adopted:${household}`;

/**
 * Makes what was written here without an account the account's own: everything in one transaction, all of it to be sent,
 * and only then removed from where it was. What another tab writes in the meantime is taken along. A household that the
 * account has already stays beside it, until someone decides otherwise.
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

/** Answers which households it took; `again` names those it took a moment ago, which are not done for good yet. */
const copyToAccount = (
  account: DeviceDatabase,
  content: DeviceContent,
  again: ReadonlySet<string>,
): Promise<string[]> =>
  account.write(async (tables) => {
    const ids = content.households.map(({ id }) => id);
    const taken = await tables.facts.get(ids.map((id) => [adoptedFact(id)]));
    const adopted = ids.filter((id, index) => !taken[index] || again.has(id));
    const { households, records, outbox } = recordsOfHouseholds(content, new Set(adopted));
    await tables.households.put(households);
    await tables.records.put(records);
    await tables.outbox.put(outbox);
    const facts = adopted.map((id) => ({ name: adoptedFact(id), value: "yes" }));
    await tables.facts.put([...facts, ...newPendingAdoptions(households)]);
    return adopted;
  });

/** In one transaction, so that nothing slips in between the look and the removal. Answers what is new, if anything is. */
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
  const kept = records.filter(({ household }) => ids.has(household));
  return {
    households: households.filter(({ id }) => ids.has(id)),
    records: kept,
    outbox: kept.map((row) => asWaiting(row, null)),
  };
}

/** A household that was here without an account, and those that the account had already. Nobody has decided yet. */
export interface PendingAdoption {
  adopted: string;
  others: readonly string[];
}

const prefix = "meeting:";
const factOf = (brought: string) => `${prefix}${brought}`;

/** Only the server knows what the account has, and it has not been asked yet. */
const notYetKnown = "";

/** Noted with the adoption itself, so that a reload in between forgets no question. A private space asks none. */
export const newPendingAdoptions = (adopted: readonly HouseholdRow[]): FactRow[] =>
  adopted.filter(({ space }) => space === "shared").map(({ id }) => ({ name: factOf(id), value: notYetKnown }));

/**
 * The server has said what the account has. What came along together asks nothing of each other, and where the account
 * had nothing there is nothing to ask. What comes later is not met any more. Answers whether there is a new question.
 */
export async function recordExistingHouseholds(tables: DeviceTables, there: readonly Membership[]): Promise<boolean> {
  const facts = await tables.facts.all();
  const asking = facts.filter(({ name, value }) => name.startsWith(prefix) && value === notYetKnown);
  if (asking.length === 0) return false;
  const shared = there.filter(({ space }) => space === "shared").map(({ householdId }) => householdId);
  const others = shared.filter((id) => !asking.some(({ name }) => name === factOf(id)));
  if (others.length > 0) await tables.facts.put(asking.map(({ name }) => ({ name, value: others.join(" ") })));
  else await tables.facts.remove(asking.map(({ name }) => [name]));
  return others.length > 0;
}

interface DeviceFacts {
  facts: ReadonlyMap<string, string>;
  rows: ReadonlyMap<string, HouseholdRow>;
}

/** The questions that are open, as far as both sides are still here. */
export const pendingAdoptionsIn = ({ facts, rows }: DeviceFacts): PendingAdoption[] =>
  [...facts]
    .filter(([name, value]) => name.startsWith(prefix) && value !== notYetKnown)
    .map(([name, value]) => ({
      brought: name.slice(prefix.length),
      others: value.split(" ").filter((id) => rows.has(id)),
    }))
    .filter(({ brought, others }) => rows.has(brought) && others.length > 0);

/** Ends a question, once: of two tabs that decide at the same moment the second is told that it was. */
export async function endPendingAdoption(tables: DeviceTables, brought: string): Promise<string | null> {
  const [fact] = await tables.facts.get([[factOf(brought)]]);
  if (!fact) return null;
  await tables.facts.remove([[fact.name]]);
  return fact.value;
}

/** Asks again what was decided a moment ago. */
export const reopenPendingAdoption = (tables: DeviceTables, brought: string, value: string): Promise<void> =>
  tables.facts.put([{ name: factOf(brought), value }]);
