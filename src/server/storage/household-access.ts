import { type Kysely, sql } from "kysely";
import { inBatches } from "./batches.ts";
import type { Database } from "./database.ts";
import type { HouseholdRow, MemberRow, Tables } from "./tables.ts";

// Raw SQL here and in the push: building a query costs more than running it, and every request needs these.

/** A household as one of its members sees it. */
export type OpenHousehold = Omit<HouseholdRow, "created_at"> & Pick<MemberRow, "role" | "joined_at">;

/** Other ids can't exist, and PostgreSQL would reject some of them as text. */
const householdIdForm = /^[0-9a-f-]{36}$/;
const uidForm = /^[\x21-\x7e]{1,128}$/;

export const isHouseholdId = (id: string): boolean => householdIdForm.test(id);
export const isUid = (uid: string): boolean => uidForm.test(uid);

/** The household, if it exists and this person is a current member. Nobody else learns which of the two was missing. */
export async function openHousehold(query: Kysely<Tables>, id: string, uid: string): Promise<OpenHousehold | null> {
  if (!isHouseholdId(id) || !isUid(uid)) return null;
  const { rows } = await sql<OpenHousehold>`
    select id, space, epoch, seq, record_count, role, joined_at
    from households inner join members on members.household_id = households.id
    where households.id = ${id} and members.uid = ${uid} and members.removed_at is null
  `.execute(query);
  return rows[0] ?? null;
}

export type HouseholdState = Pick<HouseholdRow, "epoch" | "seq">;

/**
 * The state of a household for one of its members; null for anyone else. The streams that react to a change request it in
 * the same turn of the event loop and share one query.
 */
export function householdStates(
  database: Pick<Database, "query" | "engine">,
): (id: string, uid: string) => Promise<HouseholdState | null> {
  const find = inBatches((keys: readonly MemberKey[]) => findStates(database, keys), {
    sizeOf: () => 1,
    most: 500,
    concurrency: 2,
    isSystemWide: database.engine.isDown,
  });
  return async (id, uid) => (isHouseholdId(id) && isUid(uid) ? find([id, uid]) : null);
}

type MemberKey = readonly [householdId: string, uid: string];

async function findStates(
  { query, engine }: Pick<Database, "query" | "engine">,
  keys: readonly MemberKey[],
): Promise<(HouseholdState | null)[]> {
  const { rows } = await sql<HouseholdState & { id: string; uid: string }>`
    select households.id, epoch, seq, members.uid
    from ${engine.jsonElements(sql.val(JSON.stringify(keys)))}
    ${engine.lookUp("households", sql`households.id = value ->> 0`)}
    ${engine.lookUp(
      "members",
      sql`members.household_id = households.id and members.uid = value ->> 1 and members.removed_at is null`,
    )}
  `.execute(query);
  const states = new Map(rows.map((row) => [`${row.id} ${row.uid}`, row]));
  return keys.map(([id, uid]) => states.get(`${id} ${uid}`) ?? null);
}

/**
 * `openHousehold` for writers: locks the counter row first, so that writers of one household are serialized. Only a member
 * can lock it, or strangers could block a household. That membership check may be older than the wait, so it is repeated.
 */
export async function lockHousehold(query: Kysely<Tables>, id: string, uid: string): Promise<OpenHousehold | null> {
  if (!isHouseholdId(id) || !isUid(uid)) return null;
  const { numAffectedRows } = await sql`
    update households set seq = seq where id = ${id} and exists (
      select uid from members where household_id = ${id} and uid = ${uid} and removed_at is null
    )
  `.execute(query);
  return numAffectedRows ? openHousehold(query, id, uid) : null;
}
