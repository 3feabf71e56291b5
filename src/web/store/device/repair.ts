import type { DeviceContent, DeviceTables } from "./device-database.ts";
import { openDexieDatabase } from "./dexie-database.ts";
import { eraseRawDatabase, isOnDevice } from "./raw-database.ts";
import { readContent } from "./read-content.ts";

const copyOf = (name: string) => `${name}.repair`;

const complete = { name: "repair", value: "complete" };

/**
 * Replaces a damaged database with salvaged content. Writes a complete copy before it deletes the damaged one, so that one of
 * them is always complete. If interrupted, the next opening finishes it.
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

/** Finishes an interrupted repair. Deletes an incomplete copy, since its source still exists. */
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

/** Deletes the database and its repair copy. Callers must have the user's confirmation. */
export async function eraseAll(name: string): Promise<void> {
  await eraseRawDatabase(copyOf(name));
  await eraseRawDatabase(name);
}
