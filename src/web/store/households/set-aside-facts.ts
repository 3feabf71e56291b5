import type { DeviceTables, FactRow } from "../device/device-database.ts";

/**
 * A household that someone decided not to keep, or what they had not sent yet when a household was taken from them. The
 * records are on this device under `id`, until a time, and nowhere else. `atServer`: its deletion there is `owed` or
 * `done`, or it `stays` because others are in it too.
 */
export interface SetAside {
  id: string;
  /** What it was called among households. */
  household: string;
  name: string;
  /** Milliseconds; 0 where nothing of it is here any more. */
  until: number;
  atServer: "owed" | "done" | "stays";
  /** How many changes were not sent; only where the household was taken from them. */
  unsent?: number;
}

const prefix = "set-aside:";

export const setAsideFact = ({ id, ...rest }: SetAside): FactRow => ({
  name: prefix + id,
  value: JSON.stringify(rest),
});

/** Notes that the server is to delete a household of which nothing is here any more, if it has it. */
export const owedDeletion = (household: string): FactRow =>
  setAsideFact({ id: household, household, name: "", until: 0, atServer: "owed" });

/** Those of a list of facts; what can't be read is none. */
export const setAsidesAmong = (facts: Iterable<readonly [name: string, value: string]>): SetAside[] =>
  [...facts].flatMap(([name, value]) => (name.startsWith(prefix) ? read(name.slice(prefix.length), value) : []));

function read(id: string, value: string): SetAside[] {
  try {
    return [{ ...(JSON.parse(value) as Omit<SetAside, "id">), id }];
  } catch {
    return [];
  }
}

export const setAsidesOf = async ({ facts }: DeviceTables): Promise<SetAside[]> =>
  setAsidesAmong((await facts.all()).map(({ name, value }) => [name, value] as const));

/** Those that can still be saved as a file or brought back, the one that goes first first. */
export const setAsidesNow = (facts: ReadonlyMap<string, string>, now: number): SetAside[] =>
  setAsidesAmong(facts)
    .filter(({ until }) => until > now)
    .sort((one, other) => one.until - other.until);

/**
 * Households that the server still names though they were set aside here. They don't come back to this device: the
 * deletion that is owed follows. One that was there again after it was deleted had been begun anew at that moment.
 */
export async function leavingHouseholds(tables: DeviceTables, there: readonly string[]): Promise<ReadonlySet<string>> {
  const leaving = (await setAsidesOf(tables)).filter(
    ({ household, atServer }) => atServer !== "stays" && there.includes(household),
  );
  await tables.facts.put(leaving.map((aside) => setAsideFact({ ...aside, atServer: "owed" })));
  return new Set(leaving.map(({ household }) => household));
}
