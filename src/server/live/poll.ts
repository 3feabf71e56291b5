import type { Kysely } from "kysely";
import type { Tables } from "../storage/tables.ts";

const askedAtOnce = 500;

/**
 * Finds which of some households have changed since the last call: their counter, their epoch or who is in them. One
 * that was not asked for before counts as changed, since nobody knows since when it is as it is.
 */
export function changeFinder(query: Kysely<Tables>): (householdIds: readonly string[]) => Promise<string[]> {
  let known = new Map<string, string>();
  return async (householdIds) => {
    const now = new Map<string, string>();
    for (let at = 0; at < householdIds.length; at += askedAtOnce)
      for (const [id, state] of await statesOf(query, householdIds.slice(at, at + askedAtOnce))) now.set(id, state);
    const changed = householdIds.filter((id) => now.get(id) === undefined || now.get(id) !== known.get(id));
    known = now;
    return changed;
  };
}

async function statesOf(query: Kysely<Tables>, householdIds: readonly string[]): Promise<[string, string][]> {
  const rows = await query
    .selectFrom("households")
    .select(({ selectFrom, fn }) => [
      ...(["id", "epoch", "seq"] as const),
      selectFrom("members")
        .whereRef("members.household_id", "=", "households.id")
        .where("removed_at", "is", null)
        .select(fn.countAll<number>().as("count"))
        .as("members"),
    ])
    .where("id", "in", householdIds)
    .execute();
  return rows.map(({ id, epoch, seq, members }) => [id, `${epoch} ${seq} ${members}`]);
}
