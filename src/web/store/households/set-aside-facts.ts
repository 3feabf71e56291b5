import type { DeviceTables, FactRow } from "../device/device-database.ts";

/**
 * A household that the user decided not to keep, or the unsent changes of one that they lost. The records are stored under
 * `id`, only on this device and only until `until`. `atServer`: its deletion there is `owed` or `done`, or it `stays` because
 * it has other members.
 */
export interface SetAside {
  id: string;
  /** The original household id. */
  household: string;
  name: string;
  /** Milliseconds; 0 once its records are removed. */
  until: number;
  atServer: "owed" | "done" | "stays";
  /** The number of unsent changes; only for lost households. */
  unsent?: number;
}

const prefix = "set-aside:";

export const setAsideFact = ({ id, ...rest }: SetAside): FactRow => ({
  name: prefix + id,
  value: JSON.stringify(rest),
});

/** Queues the deletion on the server of a household that is no longer on this device. */
export const owedDeletion = (household: string): FactRow =>
  setAsideFact({ id: household, household, name: "", until: 0, atServer: "owed" });

/** Filters facts; skips unreadable ones. */
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

/** Those that can still be exported or restored, sorted by expiration. */
export const setAsidesNow = (facts: ReadonlyMap<string, string>, now: number): SetAside[] =>
  setAsidesAmong(facts)
    .filter(({ until }) => until > now)
    .sort((one, other) => one.until - other.until);

/**
 * Households that the server still lists although they were set aside here. They don't come back: their deletion is queued
 * again, since a sync round may have recreated a deleted one at that moment.
 */
export async function leavingHouseholds(tables: DeviceTables, there: readonly string[]): Promise<ReadonlySet<string>> {
  const leaving = (await setAsidesOf(tables)).filter(
    ({ household, atServer }) => atServer !== "stays" && there.includes(household),
  );
  await tables.facts.put(leaving.map((aside) => setAsideFact({ ...aside, atServer: "owed" })));
  return new Set(leaving.map(({ household }) => household));
}
