import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Checkpoint, LostVersions } from "#sync/protocol.ts";
import { changeLog, changeRetention } from "./changes.ts";
import { lockHousehold } from "./household-access.ts";
import type { HouseholdRow, Tables } from "./tables.ts";

/**
 * A database can be set back: by a restore, an older copy of its files, a machine snapshot, or a lagging replica that took
 * over. Devices then know versions that the database has no trace of. Each such gap is stored, and the household gets a
 * new epoch, which makes every device start over and send what the gap lost.
 *
 * Versions follow the clock, so a version that was assigned before the set-back is never assigned again.
 */
type Query = Kysely<Tables>;
type Counter = Pick<HouseholdRow, "id" | "seq">;

const day = 86_400_000;

/** After a restore: every device of every household starts over. */
export async function newEpoch(query: Query, now: number): Promise<string> {
  const epoch = randomUUID();
  const next = sql<number>`case when seq < ${sql.lit(now)} then ${sql.lit(now)} else seq + 1 end`;
  await sql`
    insert into lost_versions (household_id, after_version, through_version) select id, seq, ${next} from households
  `.execute(query);
  await query.updateTable("households").set({ epoch, seq: next }).execute();
  const site = query.insertInto("site_facts").values({ name: siteFact, value: epoch });
  await site.onConflict((conflict) => conflict.column("name").doUpdateSet({ value: epoch })).execute();
  return epoch;
}

const siteFact = "restored";

/**
 * The name of this installation, which each restore changes. A device that is refused by a server with another name knows
 * that a restore may have lost its membership, and keeps its copy.
 */
export async function siteName(query: Query): Promise<string> {
  const names = query.selectFrom("site_facts").select("value").where("name", "in", [siteFact, "installation"]);
  return (await names.orderBy("name", "desc").executeTakeFirstOrThrow()).value;
}

export async function lostVersionsOf(query: Query, householdId: string): Promise<LostVersions> {
  const gaps = query.selectFrom("lost_versions").selectAll().where("household_id", "=", householdId);
  const rows = await gaps.orderBy("after_version").execute();
  return rows.map(({ after_version, through_version }) => [after_version, through_version]);
}

/** The newest version that a device received from the server, by its checkpoint. */
export const seenBy = ({ seq, seen = seq }: Pick<Checkpoint, "seq" | "seen">): number => Math.max(seq, seen);

/**
 * Whether the database accounts for a version that a device has seen: by the version itself, which is a document or a
 * change, or by a stored gap that contains it. Old changes are purged, so versions older than that can't be checked and
 * count as accounted for.
 */
export async function isAccountedFor(query: Query, { id, seq }: Counter, seen: number, now: number): Promise<boolean> {
  if (seen === 0 || seen === seq || seen < now - changeRetention) return true;
  if (seen < seq && (await isLogged(query, id, seen))) return true;
  return (await lostVersionsOf(query, id)).some(([after, through]) => seen > after && seen <= through);
}

async function isLogged(query: Query, householdId: string, version: number): Promise<boolean> {
  const logged = query.selectFrom(changeLog.as("log")).select("seq");
  const found = logged.where("household_id", "=", householdId).where("seq", "=", version);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * Starts a new epoch of one household if a device has seen a version that the database does not account for. If two devices
 * report the same gap at once, the second one finds it stored.
 */
export async function startEpochIfSetBack(
  query: Query,
  { householdId, uid, seen, now }: { householdId: string; uid: string; seen: number; now: number },
): Promise<void> {
  const household = await lockHousehold(query, householdId, uid);
  if (household && !(await isAccountedFor(query, household, seen, now))) await startEpoch(query, household, seen, now);
}

/** Starts a new epoch of a household that this transaction has locked. */
export async function startEpoch(
  query: Query,
  { id, seq }: Counter,
  seen: number,
  now: number,
): Promise<Pick<HouseholdRow, "epoch" | "seq">> {
  const next = Math.max(now, seq + 1, Math.min(seen, now + day));
  const gaps = seen > seq ? [[seq, next] as const] : [await gapAround(query, { id, seq }, seen), [seq, next] as const];
  const rows = gaps.map(([after_version, through_version]) => ({ household_id: id, after_version, through_version }));
  await query.insertInto("lost_versions").values(rows).execute();
  const started = { epoch: randomUUID(), seq: next };
  await query.updateTable("households").set(started).where("id", "=", id).execute();
  return started;
}

/** The gap around a version: between two logged versions, or from the end of an earlier gap. */
async function gapAround(query: Query, { id, seq }: Counter, version: number): Promise<readonly [number, number]> {
  const log = query.selectFrom(changeLog.as("log")).where("household_id", "=", id);
  const before = log.where("seq", "<", version).select(({ fn }) => fn.max("seq").as("seq"));
  const after = log.where("seq", ">", version).select(({ fn }) => fn.min("seq").as("seq"));
  const [{ seq: last }, { seq: next }] = [
    await before.executeTakeFirstOrThrow(),
    await after.executeTakeFirstOrThrow(),
  ];
  const earlier = (await lostVersionsOf(query, id))
    .map(([, through]) => through)
    .filter((through) => through < version);
  return [Math.max(last ?? 0, ...earlier), (next ?? seq + 1) - 1];
}
