import { sql } from "kysely";
import type { Connection } from "../database.ts";
import type { HouseholdRow, MemberRow } from "../tables.ts";
import type { Author, Known } from "./decision.ts";

type Counters = Pick<HouseholdRow, "id" | "epoch" | "seq" | "record_count">;

/** A household as pushes count on in it, and what is known of its records by then: nothing at first. */
export type HeldHousehold = Counters & Known;

/** The household that someone pushes to, if they are in it. One for all of its members: each goes on where another stopped. */
export type Held = (author: Author) => HeldHousehold | null;

/**
 * Takes the counter rows. Where another writer had to be waited for, the members are older than the wait, and are looked
 * at again: someone may have been removed. Who came in during the wait is not in yet: their household was not taken.
 */
export async function holdHouseholds(connection: Connection, authors: readonly Author[]): Promise<Held> {
  const seen = await take(connection, authors);
  const again = () => seen.map(({ id, uid }) => ({ householdId: id, uid }));
  const rows = seen.some(({ waited }) => waited) ? await take(connection, again()) : seen;
  const households = new Map(
    rows.map(({ id, epoch, seq, record_count }) => [id, heldFrom({ id, epoch, seq, record_count })]),
  );
  const members = new Set(rows.map(({ id, uid }) => `${id} ${uid}`));
  return ({ householdId, uid }) => (members.has(`${householdId} ${uid}`) ? households.get(householdId)! : null);
}

const heldFrom = (counters: Counters): HeldHousehold => ({ ...counters, documents: new Map(), earlier: new Map() });

type Named = Pick<Author, "householdId" | "uid">;
type TakenRow = Counters & Pick<MemberRow, "uid"> & { waited: boolean | 0 };

/** In the order of their names, so that nodes which want the same ones never wait in a circle. */
async function take({ query, engine }: Connection, authors: readonly Named[]): Promise<readonly TakenRow[]> {
  const named = authors.map(({ householdId, uid }) => [householdId, uid]).sort();
  const isMember = sql`(
    select removed_at is null from members where members.household_id = value ->> 0 and members.uid = value ->> 1
  )`;
  const { rows } = await sql<TakenRow>`
    select households.id, epoch, seq, record_count, value ->> 1 as uid, waited
    from ${engine.eachOf(sql.val(JSON.stringify(named)))}
    ${engine.takeHouseholds(sql`households.id = value ->> 0 and ${isMember}`)}
  `.execute(query);
  return rows;
}
