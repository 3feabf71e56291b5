import type { DeviceContent, DeviceTables } from "./device-database.ts";
import { openDexieDatabase } from "./dexie-database.ts";
import { eraseRawDatabase, isOnDevice } from "./raw-database.ts";
import { readContent } from "./read-content.ts";

const copyOf = (name: string) => `${name}.repair`;

const complete = { name: "repair", value: "complete" };

/**
 * Puts what was salvaged into a database of the same name. It is complete in a copy before the damaged one goes, so that
 * at every moment one of them has everything; where this is cut short, the next opening ends it.
 */
export async function repair(name: string, content: DeviceContent): Promise<void> {
  await eraseRawDatabase(copyOf(name));
  const copy = await openDexieDatabase(copyOf(name), { onTakenOver() {} });
  try {
    await copy.write((tables) => putAll(tables, { ...content, facts: [...content.facts, complete] }));
  } finally {
    copy.close();
  }
  await eraseRawDatabase(name);
  await endRepair(name);
}

/** Ends a repair that was cut short. A copy that never became complete goes: what it was made from is still there. */
export async function endRepair(name: string): Promise<void> {
  if (!(await isOnDevice(copyOf(name)))) return;
  const copy = await openDexieDatabase(copyOf(name), { onTakenOver() {} });
  try {
    const content = await readContent(copy);
    if (content.facts.some((fact) => fact.name === complete.name)) await takeOver(name, content);
  } finally {
    copy.close();
  }
  await eraseRawDatabase(copyOf(name));
}

async function takeOver(name: string, content: DeviceContent): Promise<void> {
  const facts = content.facts.filter((fact) => fact.name !== complete.name);
  const database = await openDexieDatabase(name, { onTakenOver() {} });
  try {
    await database.write((tables) => putAll(tables, { ...content, facts }));
  } finally {
    database.close();
  }
}

async function putAll(tables: DeviceTables, { households, records, outbox, facts }: DeviceContent): Promise<void> {
  await tables.households.put(households);
  await tables.records.put(records);
  await tables.outbox.put(outbox);
  await tables.facts.put(facts);
}

/** Gives up what is there. Only after someone has said so. */
export async function eraseAll(name: string): Promise<void> {
  await eraseRawDatabase(copyOf(name));
  await eraseRawDatabase(name);
}
