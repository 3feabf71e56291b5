import type { DeviceTables, RecordRow } from "../device/device-database.ts";
import { removeHousehold } from "../household-rows.ts";
import { newUuid } from "../new-uuid.ts";
import { copyRecords } from "./copy-household.ts";
import { pointersOf } from "./pointers.ts";
import { keptUntil } from "./set-aside.ts";
import { setAsideFact } from "./set-aside-facts.ts";

/**
 * A household that left this device because it is no longer this person's: they were removed, it was deleted, or they left
 * it on another device. Told until they have read it. `unsent`: how many of their changes the server never had; those are
 * set aside.
 */
export interface LostHousehold {
  household: string;
  name: string;
  unsent: number;
}

const prefix = "lost-household:";

export const lostHouseholdFact = (household: string): string => prefix + household;

/** In place of what there is to tell, once it was read. */
export const isRead = "";

/** Those that nobody has read about yet. */
export const lostHouseholdsIn = (facts: ReadonlyMap<string, string>): LostHousehold[] =>
  [...facts]
    .filter(([name, value]) => name.startsWith(prefix) && value !== isRead)
    .map(([, value]) => JSON.parse(value) as LostHousehold);

/**
 * Takes a household off this device. The rest of it belongs to the others now; what this person wrote and could not send
 * yet is theirs, and nowhere else.
 */
export async function loseHousehold(tables: DeviceTables, household: string, now: number): Promise<LostHousehold> {
  const [row] = await tables.households.get([[household]]);
  if (!row) return { household, name: "", unsent: 0 };
  const records = await tables.records.all({ household });
  const lost = { household, name: nameIn(records), unsent: await setUnsentAside(tables, household, records, now) };
  await removeHousehold(tables, household);
  if (row.space === "shared" || lost.unsent > 0)
    await tables.facts.put([{ name: lostHouseholdFact(household), value: JSON.stringify(lost) }]);
  return lost;
}

/** For whoever did it themselves, just now and here: they need not be told, even where the server was faster to say so. */
export async function removeKnowingly(tables: DeviceTables, household: string): Promise<void> {
  await removeHousehold(tables, household);
  await tables.facts.remove([[lostHouseholdFact(household)]]);
}

/** With what the changes point at, so that a file of them says who and what for. A deletion leaves nothing to keep. */
async function setUnsentAside(
  tables: DeviceTables,
  household: string,
  records: readonly RecordRow[],
  now: number,
): Promise<number> {
  const waiting = new Set((await tables.outbox.all({ household })).map(({ id }) => id));
  const unsent = records.filter(({ id, record }) => waiting.has(id) && !record.deleted);
  if (unsent.length === 0) return 0;
  const wanted = new Set(unsent.flatMap(({ id, record }) => [id, ...pointersOf(record)]));
  const id = newUuid();
  await copyRecords(tables, household, id, (row) => wanted.has(row.id) || row.record.kind === "household");
  const aside = { id, household, name: nameIn(records), until: keptUntil(now), atServer: "stays" } as const;
  await tables.facts.put([setAsideFact({ ...aside, unsent: unsent.length })]);
  return unsent.length;
}

function nameIn(records: readonly RecordRow[]): string {
  const name = records.find(({ record }) => record.kind === "household" && !record.deleted)?.record.name;
  return typeof name === "string" ? name.trim() : "";
}
