import { err, ok, type Result } from "#domain/result.ts";
import { newUuid } from "#web/platform/new-id.ts";
import type { DeviceContent, DeviceDatabase, DeviceTables, FactRow, RecordRow } from "../device/device-database.ts";
import type { DeviceStore } from "../device-store.ts";
import { endPendingAdoption } from "../owner/adoption.ts";
import { createSerialQueue } from "../serial-queue.ts";
import { openHouseholdFact } from "../store-state.ts";
import { copyHousehold, copyRecords, newHouseholdRow, removeHousehold } from "./household-rows.ts";
import { referencesOf } from "./references.ts";
import { type SetAside, setAsideFact, setAsidesAmong, setAsidesOf } from "./set-aside-facts.ts";

const retentionDays = 30;
const dayMs = 86_400_000;

/** Until when something that is set aside now can be exported or restored. */
export const keptUntil = (now: number): number => now + retentionDays * dayMs;

export interface KeepOneHousehold {
  /** Identifies the pending adoption that this decides. */
  adopted: string;
  keep: string;
  discard: string;
  now: number;
}

type SetAsideRefusal = "decided-already" | "household-gone" | "not-the-owner";

/**
 * Keeps one of two households. Moves the records of the other to an id that no screen shows, removes it, and queues its
 * deletion on the server. In the given transaction, and only if both exist.
 */
export async function setAside(
  tables: DeviceTables,
  { adopted, keep, discard, now }: KeepOneHousehold,
): Promise<Result<SetAside, SetAsideRefusal>> {
  const [stays, goes] = await tables.households.get([[keep], [discard]]);
  if (!stays || !goes || keep === discard) return err("household-gone");
  if (!goes.isOwner) return err("not-the-owner");
  if ((await endPendingAdoption(tables, adopted)) === null) return err("decided-already");
  const id = newUuid();
  const records = await copyRecords(tables, discard, id);
  const aside = {
    id,
    household: discard,
    until: keptUntil(now),
    name: nameIn(records),
    atServer: "owed",
  } as const;
  await removeHousehold(tables, discard);
  await tables.facts.put([setAsideFact(aside), { name: openHouseholdFact, value: keep }]);
  return ok(aside);
}

/** Restores it as a new household, since the server never reuses a deleted id. */
export async function restoreSetAside(tables: DeviceTables, id: string, household: string): Promise<boolean> {
  const found = (await setAsidesOf(tables)).find((aside) => aside.id === id);
  if (!found || (await tables.records.count({ household: id })) === 0) return false;
  await copyHousehold(tables, id, household);
  await removeRecords(tables, found);
  await tables.facts.put([{ name: openHouseholdFact, value: household }]);
  return true;
}

/** Removes what has expired. Called whenever the database opens. */
export async function eraseExpired(database: Pick<DeviceDatabase, "read" | "write">, now: number): Promise<void> {
  const isExpired = ({ until }: SetAside) => until !== 0 && until <= now;
  if (!(await database.read(setAsidesOf)).some(isExpired)) return;
  await database.write(async (tables) => {
    for (const aside of (await setAsidesOf(tables)).filter(isExpired)) await removeRecords(tables, aside);
  });
}

/** Keeps the fact while the server still has to delete the household, or it would come back. */
async function removeRecords(tables: DeviceTables, aside: SetAside): Promise<void> {
  const rows = await tables.records.all({ household: aside.id });
  await tables.records.remove(rows.map(({ id }) => [aside.id, id]));
  const fact: FactRow = setAsideFact({ ...aside, until: 0 });
  await (aside.atServer === "owed" ? tables.facts.put([fact]) : tables.facts.remove([[fact.name]]));
}

/** Deletes a household on the server, unless it has other members. */
export type DeleteAlone = (household: string) => Promise<Result<unknown, string>>;

/** The final state for each error; temporary errors are not listed. */
const serverStateAfter: Readonly<Record<string, SetAside["atServer"]>> = {
  "not-a-member": "done",
  "others-are-members": "stays",
  "not-the-owner": "stays",
};

/** Deletes what was set aside here from the server. Returns whether anything was settled. */
export async function settleSetAside(
  database: Pick<DeviceDatabase, "read" | "write">,
  deleteAlone: DeleteAlone,
): Promise<boolean> {
  let isSettled = false;
  const owed = (await database.read(setAsidesOf)).filter(({ atServer }) => atServer === "owed");
  for (const aside of owed) {
    const deleted = await deleteAlone(aside.household);
    const atServer = deleted.ok ? "done" : (serverStateAfter[deleted.problem] ?? "owed");
    if (atServer === "owed") continue;
    await database.write(({ facts }) => recordSettled(facts, { ...aside, atServer }));
    isSettled = true;
  }
  return isSettled;
}

type Facts = Parameters<Parameters<DeviceDatabase["write"]>[0]>[0]["facts"];

/** It may have been restored meanwhile: only updates the server state of the current fact. */
async function recordSettled(facts: Facts, { atServer, ...aside }: SetAside): Promise<void> {
  const name = setAsideFact({ ...aside, atServer }).name;
  const [now] = await facts.get([[name]]);
  if (!now) return;
  const { until } = JSON.parse(now.value) as SetAside;
  if (until === 0) await facts.remove([[name]]);
  else await facts.put([setAsideFact({ ...aside, until, atServer })]);
}

/** Settles now, and whenever this device is in step again. Returns the function that stops it. */
export function followSetAside(
  { database, status, householdsChanged }: Pick<DeviceStore, "database" | "status" | "householdsChanged">,
  deleteAlone: DeleteAlone,
): () => void {
  const enqueue = createSerialQueue();
  const settle = () =>
    enqueue(async () => {
      if (await settleSetAside(database, deleteAlone)) await householdsChanged();
    }).catch(() => {});
  void settle();
  return status.subscribe(() => status.get() === "in-step" && void settle());
}

const asideIn = ({ facts }: DeviceContent): SetAside[] =>
  setAsidesAmong(facts.map(({ name, value }) => [name, value] as const)).filter(({ until }) => until > 0);

/** The content with only one household: one that was set aside. */
export const onlySetAside = (content: DeviceContent, id: string): DeviceContent => ({
  ...content,
  households: [newHouseholdRow(id, "shared")],
});

/** The content including households that were set aside. */
export const withSetAside = (content: DeviceContent): DeviceContent => ({
  ...content,
  households: [...content.households, ...asideIn(content).map(({ id }) => newHouseholdRow(id, "shared"))],
});

/**
 * A household that was removed from this device because the user is no longer a member: they were removed, it was deleted, or
 * they left on another device. Shown until acknowledged. `unsent`: the number of changes that were never sent and are set
 * aside.
 */
export interface LostHousehold {
  household: string;
  name: string;
  unsent: number;
}

const prefix = "lost-household:";

export const lostHouseholdFact = (household: string): string => prefix + household;

/** The value of the fact once the user has read it. */
export const acknowledged = "";

/** Those that the user has not acknowledged yet. */
export const lostHouseholdsIn = (facts: ReadonlyMap<string, string>): LostHousehold[] =>
  [...facts]
    .filter(([name, value]) => name.startsWith(prefix) && value !== acknowledged)
    .map(([, value]) => JSON.parse(value) as LostHousehold);

/** Removes a lost household from this device, and sets its unsent changes aside: they exist nowhere else. */
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

/** For a household that the user just left here: removes the notice too, in case sync was faster. */
export async function removeAcknowledged(tables: DeviceTables, household: string): Promise<void> {
  await removeHousehold(tables, household);
  await tables.facts.remove([[lostHouseholdFact(household)]]);
}

/** Includes the records that the changes reference, for a readable export. Deletions are not kept. */
async function setUnsentAside(
  tables: DeviceTables,
  household: string,
  records: readonly RecordRow[],
  now: number,
): Promise<number> {
  const waiting = new Set((await tables.outbox.all({ household })).map(({ id }) => id));
  const unsent = records.filter(({ id, record }) => waiting.has(id) && !record.deleted);
  if (unsent.length === 0) return 0;
  const wanted = new Set(unsent.flatMap(({ id, record }) => [id, ...referencesOf(record)]));
  const id = newUuid();
  await copyRecords(tables, household, id, (row) => wanted.has(row.id) || row.record.kind === "household");
  const aside = { id, household, name: nameIn(records), until: keptUntil(now), atServer: "stays" } as const;
  await tables.facts.put([setAsideFact({ ...aside, unsent: unsent.length })]);
  return unsent.length;
}

function nameIn(records: readonly RecordRow[]): string {
  const name = records.find(({ record }) => record.kind === "household" && !record.deleted)?.record.fields.name;
  return typeof name === "string" ? name.trim() : "";
}
