import { isSameValue } from "#sync/merge-same-value.ts";
import type { DeviceContent, DeviceDatabase, DeviceTables } from "../device/device-database.ts";
import { waitsToBeSent } from "../outbox.ts";
import { contentOf, readContent } from "../read-content.ts";
import { newMeetings } from "./meeting.ts";

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
  for (let left: DeviceContent | null = content; left; left = await emptyIfSame(anonymous, content)) {
    content = left;
    for (const id of await copy(account, content, ours)) ours.add(id);
  }
  await anonymous.erase();
  return true;
}

/** Answers which households it took; `again` names those it took a moment ago, which are not done for good yet. */
const copy = (account: DeviceDatabase, content: DeviceContent, again: ReadonlySet<string>): Promise<string[]> =>
  account.write(async (tables) => {
    const ids = content.households.map(({ id }) => id);
    const taken = await tables.facts.get(ids.map((id) => [adoptedFact(id)]));
    const adopted = ids.filter((id, index) => !taken[index] || again.has(id));
    const { households, records, outbox } = only(content, new Set(adopted));
    await tables.households.put(households);
    await tables.records.put(records);
    await tables.outbox.put(outbox);
    const facts = adopted.map((id) => ({ name: adoptedFact(id), value: "yes" }));
    await tables.facts.put([...facts, ...newMeetings(households)]);
    return adopted;
  });

/** In one transaction, so that nothing slips in between the look and the removal. Answers what is new, if anything is. */
const emptyIfSame = (anonymous: DeviceDatabase, known: DeviceContent): Promise<DeviceContent | null> =>
  anonymous.write(async (tables) => {
    const now = await contentOf(tables);
    if (!isSameValue([now.households, now.records], [known.households, known.records])) return now;
    await empty(tables, now);
    return null;
  });

async function empty(tables: DeviceTables, { households, records, outbox }: DeviceContent): Promise<void> {
  await tables.households.remove(households.map(({ id }) => [id]));
  await tables.records.remove(records.map(({ household, id }) => [household, id]));
  await tables.outbox.remove(outbox.map(({ household, id }) => [household, id]));
}

function only({ households, records }: DeviceContent, ids: ReadonlySet<string>) {
  const kept = records.filter(({ household }) => ids.has(household));
  return {
    households: households.filter(({ id }) => ids.has(id)),
    records: kept,
    outbox: kept.map((row) => waitsToBeSent(row, null)),
  };
}
