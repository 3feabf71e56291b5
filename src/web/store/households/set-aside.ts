import { err, ok, type Result } from "#domain/result.ts";
import type { DeviceDatabase, DeviceTables, FactRow } from "../device/device-database.ts";
import { removeHousehold } from "../household-rows.ts";
import { newUuid } from "../new-uuid.ts";
import { endMeeting } from "../owner/meeting.ts";
import { openHouseholdFact } from "../store-state.ts";
import { copyHousehold, copyRecords } from "./copy-household.ts";
import { type SetAside, setAsideFact, setAsidesOf } from "./set-aside-facts.ts";

const daysKept = 30;
const dayMs = 86_400_000;

/** Until when something that is set aside now can be saved or brought back. */
export const keptUntil = (now: number): number => now + daysKept * dayMs;

export interface KeepingOne {
  /** Of the question that is decided by this. */
  brought: string;
  kept: string;
  leaves: string;
  now: number;
}

export type SetAsideRefusal = "decided-already" | "household-gone" | "not-the-owner";

/**
 * Keeps one of two households: the other one's records stay under a name that no screen shows, and the household itself
 * goes, with its deletion at the server noted. All in the transaction it is given, and only where the one that is kept
 * is really there.
 */
export async function setAside(
  tables: DeviceTables,
  { brought, kept, leaves, now }: KeepingOne,
): Promise<Result<SetAside, SetAsideRefusal>> {
  const [stays, goes] = await tables.households.get([[kept], [leaves]]);
  if (!stays || !goes || kept === leaves) return err("household-gone");
  if (!goes.isOwner) return err("not-the-owner");
  if ((await endMeeting(tables, brought)) === null) return err("decided-already");
  const id = newUuid();
  const records = await copyRecords(tables, leaves, id);
  const name = records.find(({ record }) => record.kind === "household")?.record.name;
  const aside = { ...{ id, household: leaves, until: keptUntil(now) }, name: textOf(name), atServer: "owed" } as const;
  await removeHousehold(tables, leaves);
  await tables.facts.put([setAsideFact(aside), { name: openHouseholdFact, value: kept }]);
  return ok(aside);
}

const textOf = (name: unknown): string => (typeof name === "string" ? name.trim() : "");

/** Makes it a household again, a new one, since its old name may be gone for good at the server. */
export async function bringBack(tables: DeviceTables, id: string, household: string): Promise<boolean> {
  const found = (await setAsidesOf(tables)).find((aside) => aside.id === id);
  if (!found || (await tables.records.count({ household: id })) === 0) return false;
  await copyHousehold(tables, id, household);
  await emptyOut(tables, found);
  await tables.facts.put([{ name: openHouseholdFact, value: household }]);
  return true;
}

/** Erases what its time is over for. Asked whenever the database is opened. */
export async function eraseExpired(database: Pick<DeviceDatabase, "read" | "write">, now: number): Promise<void> {
  const isOver = ({ until }: SetAside) => until !== 0 && until <= now;
  if (!(await database.read(setAsidesOf)).some(isOver)) return;
  await database.write(async (tables) => {
    for (const aside of (await setAsidesOf(tables)).filter(isOver)) await emptyOut(tables, aside);
  });
}

/** What the server still has to delete stays noted, or it would come back from there. */
async function emptyOut(tables: DeviceTables, aside: SetAside): Promise<void> {
  const rows = await tables.records.all({ household: aside.id });
  await tables.records.remove(rows.map(({ id }) => [aside.id, id]));
  const fact: FactRow = setAsideFact({ ...aside, until: 0 });
  await (aside.atServer === "owed" ? tables.facts.put([fact]) : tables.facts.remove([[fact.name]]));
}
