import type { DeviceContent, DeviceDatabase } from "../device/device-database.ts";
import { waitsToBeSent } from "../outbox.ts";
import { readContent } from "../read-content.ts";

/** Anonymous households that an account has taken over are named here, so that a crash in between takes none twice. */
const adoptedFact = (household: string) => `adopted:${household}`;

/**
 * Makes what was written here without an account the account's own: everything in one transaction, all of it to be sent,
 * and only then removed from where it was. A household that the account has already stays beside it.
 */
export async function adopt(anonymous: DeviceDatabase, account: DeviceDatabase): Promise<boolean> {
  const content = await readContent(anonymous);
  if (content.households.length === 0) return false;
  await account.write(async (tables) => {
    const names = content.households.map(({ id }) => adoptedFact(id));
    const taken = await tables.facts.get(names.map((name) => [name]));
    const adopted = new Set(content.households.filter((_, index) => !taken[index]).map(({ id }) => id));
    const { households, records, outbox } = only(content, adopted);
    await tables.households.put(households);
    await tables.records.put(records);
    await tables.outbox.put(outbox);
    await tables.facts.put([...adopted].map((id) => ({ name: adoptedFact(id), value: "yes" })));
  });
  await anonymous.erase();
  return true;
}

function only({ households, records }: DeviceContent, ids: ReadonlySet<string>) {
  const kept = records.filter(({ household }) => ids.has(household));
  return {
    households: households.filter(({ id }) => ids.has(id)),
    records: kept,
    outbox: kept.map((row) => waitsToBeSent(row, null)),
  };
}
