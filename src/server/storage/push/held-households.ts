import { sql } from "kysely";
import type { Connection } from "../database.ts";
import type { HouseholdRow, MemberRow } from "../tables.ts";
import type { Author } from "./decision.ts";

/** A household as pushes count on in it. */
export type HeldHousehold = Pick<HouseholdRow, "id" | "epoch" | "seq" | "record_count">;

/** The household that someone pushes to, if they are in it. One for all of its members: each goes on where another stopped. */
export type Held = (author: Author) => HeldHousehold | null;

/**
 * Takes the counter rows, then reads them: a look at the members that is older than the wait would not do. Taken in the
 * order of their names, so that nodes which want the same ones never wait in a circle. Who came in during the wait is not
 * in yet: their household was not taken.
 */
export async function holdHouseholds(connection: Connection, authors: readonly Author[]): Promise<Held> {
  const { query, engine } = connection;
  const named = JSON.stringify(authors.map(({ householdId, uid }) => [householdId, uid]));
  const theirs = sql`${engine.eachOf(sql.val(named))}
    inner join members on members.household_id = value ->> 0 and members.uid = value ->> 1
    inner join households on households.id = members.household_id
    where members.removed_at is null`;
  const taken = await sql<Pick<HouseholdRow, "id">>`
    select households.id from ${theirs} order by households.id ${engine.forUpdate}
  `.execute(query);
  const isTaken = new Set(taken.rows.map(({ id }) => id));
  const { rows: read } = await sql<HeldHousehold & Pick<MemberRow, "uid">>`
    select households.id, epoch, seq, record_count, members.uid from ${theirs}
  `.execute(query);
  const rows = read.filter(({ id }) => isTaken.has(id));
  const households = new Map(rows.map(({ uid: _, ...household }) => [household.id, household]));
  const members = new Set(rows.map(({ id, uid }) => `${id} ${uid}`));
  return ({ householdId, uid }) => (members.has(`${householdId} ${uid}`) ? households.get(householdId)! : null);
}
