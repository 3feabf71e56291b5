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

/** Until when something that is set aside now can be saved or brought back. */
export const keptUntil = (now: number): number => now + retentionDays * dayMs;

export interface KeepOneHousehold {
  /** Of the question that is decided by this. */
  adopted: string;
  kept: string;
  leaves: string;
  now: number;
}

type SetAsideRefusal = "decided-already" | "household-gone" | "not-the-owner";

/**
 * Keeps one of two households: the other one's records stay under a name that no screen shows, and the household itself
 * goes, with its deletion at the server noted. All in the transaction it is given, and only where the one that is kept
 * is really there.
 */
export async function setAside(
  tables: DeviceTables,
  { adopted, kept, leaves, now }: KeepOneHousehold,
): Promise<Result<SetAside, SetAsideRefusal>> {
  const [stays, goes] = await tables.households.get([[kept], [leaves]]);
  if (!stays || !goes || kept === leaves) return err("household-gone");
  if (!goes.isOwner) return err("not-the-owner");
  if ((await endPendingAdoption(tables, adopted)) === null) return err("decided-already");
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
export async function restoreSetAside(tables: DeviceTables, id: string, household: string): Promise<boolean> {
  const found = (await setAsidesOf(tables)).find((aside) => aside.id === id);
  if (!found || (await tables.records.count({ household: id })) === 0) return false;
  await copyHousehold(tables, id, household);
  await removeRecords(tables, found);
  await tables.facts.put([{ name: openHouseholdFact, value: household }]);
  return true;
}

/** Erases what its time is over for. Asked whenever the database is opened. */
export async function eraseExpired(database: Pick<DeviceDatabase, "read" | "write">, now: number): Promise<void> {
  const isOver = ({ until }: SetAside) => until !== 0 && until <= now;
  if (!(await database.read(setAsidesOf)).some(isOver)) return;
  await database.write(async (tables) => {
    for (const aside of (await setAsidesOf(tables)).filter(isOver)) await removeRecords(tables, aside);
  });
}

/** What the server still has to delete stays noted, or it would come back from there. */
async function removeRecords(tables: DeviceTables, aside: SetAside): Promise<void> {
  const rows = await tables.records.all({ household: aside.id });
  await tables.records.remove(rows.map(({ id }) => [aside.id, id]));
  const fact: FactRow = setAsideFact({ ...aside, until: 0 });
  await (aside.atServer === "owed" ? tables.facts.put([fact]) : tables.facts.remove([[fact.name]]));
}

/** Deletes a household at the server, where nobody else is in it. */
export type DeleteAlone = (household: string) => Promise<Result<unknown, string>>;

/** What the answer means; whatever passes by itself means nothing yet. */
const serverStateAfter: Readonly<Record<string, SetAside["atServer"]>> = {
  "not-a-member": "done",
  "others-are-members": "stays",
  "not-the-owner": "stays",
};

/** Has the server delete what was set aside here. Answers whether anything was settled by that. */
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

/** Someone may have brought it back meanwhile: what was noted of it since stays, but for the server's answer. */
async function recordSettled(facts: Facts, { atServer, ...aside }: SetAside): Promise<void> {
  const name = setAsideFact({ ...aside, atServer }).name;
  const [now] = await facts.get([[name]]);
  if (!now) return;
  const { until } = JSON.parse(now.value) as SetAside;
  if (until === 0) await facts.remove([[name]]);
  else await facts.put([setAsideFact({ ...aside, until, atServer })]);
}

/** Settles at once, and again whenever this device came in step with the server, until it is stopped. */
export function followSetAside(
  { database, status, householdsChanged }: Pick<DeviceStore, "database" | "status" | "householdsChanged">,
  deleteAlone: DeleteAlone,
): () => void {
  const turn = createSerialQueue();
  const settle = () =>
    turn(async () => {
      if (await settleSetAside(database, deleteAlone)) await householdsChanged();
    }).catch(() => {});
  void settle();
  return status.subscribe(() => status.get() === "in-step" && void settle());
}

const asideIn = ({ facts }: DeviceContent): SetAside[] =>
  setAsidesAmong(facts.map(({ name, value }) => [name, value] as const)).filter(({ until }) => until > 0);

/** What a file of it would hold: one household that was set aside, as if it were one. */
export const onlySetAside = (content: DeviceContent, id: string): DeviceContent => ({
  ...content,
  households: [newHouseholdRow(id, "shared")],
});

/** Everything that would be gone if this device forgot it, households that were set aside too. */
export const withSetAside = (content: DeviceContent): DeviceContent => ({
  ...content,
  households: [...content.households, ...asideIn(content).map(({ id }) => newHouseholdRow(id, "shared"))],
});

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
export const acknowledged = "";

/** Those that nobody has read about yet. */
export const lostHouseholdsIn = (facts: ReadonlyMap<string, string>): LostHousehold[] =>
  [...facts]
    .filter(([name, value]) => name.startsWith(prefix) && value !== acknowledged)
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
export async function removeAcknowledged(tables: DeviceTables, household: string): Promise<void> {
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
  const wanted = new Set(unsent.flatMap(({ id, record }) => [id, ...referencesOf(record)]));
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
