import { isDeepStrictEqual } from "node:util";
import type { AnyRecord } from "#sync/record.ts";
import type { Device } from "./device.ts";
import type { Acknowledged } from "./people.ts";
import type { World } from "./world.ts";

type ById = Map<string, AnyRecord>;

/** What must hold once everything has come to rest. */
export async function findFaults(world: World): Promise<string[]> {
  const versions = await acceptedVersions(world);
  const latest = (household: string): ById => latestOf(versions.get(household) ?? []);
  const faults: string[] = [];
  for (const device of world.devices) faults.push(...(await faultsOf(device, latest(device.household))));
  faults.push(...lostWrites(world, versions));
  faults.push(...strayWords(world, versions));
  return faults;
}

async function acceptedVersions({ side, ours, theirs }: World): Promise<Map<string, AnyRecord[]>> {
  const accepted = new Map<string, AnyRecord[]>();
  for (const household of [ours, theirs]) accepted.set(household, await side.acceptedIn(household));
  return accepted;
}

const latestOf = (versions: readonly AnyRecord[]): ById => new Map(versions.map((record) => [record.id, record]));

/** Device and server agree, nothing waits, and every tab shows what the device has. */
async function faultsOf({ uid, household, database, tabs }: Device, server: ById): Promise<string[]> {
  const faults: string[] = [];
  const rows = await database.read(({ records }) => records.all({ household }));
  const here: ById = new Map(rows.map(({ id, record }) => [id, record]));
  if (!isDeepStrictEqual(sorted(here), sorted(server))) faults.push(`a device of ${uid} differs from the server`);
  if ((await database.read(({ outbox }) => outbox.count())) > 0)
    faults.push(`a device of ${uid} still has unsent records`);
  const live = new Map([...here].filter(([, { deleted }]) => !deleted));
  for (const tab of tabs) {
    const { of } = tab.state.get().households.get(household)!;
    const shown: AnyRecord[] = [...of.transaction.records(), ...of.balance.records(), ...of.overridden.records()];
    if (!isDeepStrictEqual(sorted(new Map(shown.map((record) => [record.id, record]))), sorted(live)))
      faults.push(`a tab of ${uid} shows other records than its device has`);
  }
  return faults;
}

const sorted = (records: ById) => [...records.values()].sort((one, other) => (one.id < other.id ? -1 : 1));

/**
 * What a device acknowledged is in the record, or was accepted once and overruled since, which the change log shows, or
 * was replaced on the same device before it was ever sent.
 */
function lostWrites({ acknowledged }: World, versions: Map<string, AnyRecord[]>): string[] {
  const wasReplaced = (one: Acknowledged, at: number) =>
    acknowledged.some((later, index) => index > at && isSamePlace(later, one));
  return acknowledged
    .filter((one, at) => !wasReplaced(one, at))
    .filter(({ device, id, field, value }) => {
      const ofRecord = versions.get(device.household)!.filter((record) => record.id === id);
      return !ofRecord.some((record) => valueIn(record, field) === value);
    })
    .map(({ device, field, value }) => `${device.uid} was told that ${field} ${value} is kept, and it is nowhere`);
}

export const valueIn = (record: AnyRecord, field: Acknowledged["field"]): unknown =>
  field === "deleted" ? record.deleted : record.fields[field];

const isSamePlace = (one: Acknowledged, other: Acknowledged): boolean =>
  one.device === other.device && one.id === other.id && one.field === other.field;

/** Words name who wrote them, so whatever of the stranger's is in our household strayed, and the other way round. */
function strayWords({ ours, theirs }: World, versions: Map<string, AnyRecord[]>): string[] {
  const has = (household: string, word: string) => JSON.stringify(versions.get(household)).includes(word);
  const faults = [];
  if (has(ours, "of tom")) faults.push("a stranger's words are in our household");
  if (has(theirs, "of maya") || has(theirs, "of noor")) faults.push("our words are in a stranger's household");
  return faults;
}
