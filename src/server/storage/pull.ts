import { type Kysely, sql } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { Checkpoint, PullAnswer } from "#sync/protocol.ts";
import type { Database } from "./database.ts";
import { recordOf } from "./documents.ts";
import { isAccountedFor, lostVersionsOf, seenBy, startEpochIfSetBack } from "./epochs.ts";
import { type OpenHousehold, openHousehold } from "./household-access.ts";
import type { DocumentRow, Tables } from "./tables.ts";

export type PullRefusal = "not-a-member";

/** What one answer may hold. */
interface Page {
  records: number;
  bytes: number;
}

interface PullAsked {
  householdId: string;
  uid: string;
  known: Checkpoint;
  page: Page;
  now: number;
  /** Waits after heavy work that took so many milliseconds, so that others get their turn. */
  pace(took: number): Promise<void>;
}

/** Gives the records after the checkpoint. A device may be the first to show that the database was set back. */
export async function pull(
  { read, write }: Pick<Database, "read" | "write">,
  asked: PullAsked,
): Promise<Result<PullAnswer, PullRefusal>> {
  const { householdId, uid, known, now, pace } = asked;
  const seen = seenBy(known);
  let took = 0;
  const readPage = (isChecked: boolean) =>
    read(async (query) => {
      // Only from here on, because before this it may have waited for others.
      const started = performance.now();
      const household = await openHousehold(query, householdId, uid);
      if (!household) return err("not-a-member" as const);
      if (isChecked && !(await isAccountedFor(query, household, seen, now))) return "set-back";
      const page = await pageOf(query, household, asked);
      took += performance.now() - started;
      return ok(page);
    });
  const first = await readPage(true);
  if (first === "set-back") await write((query) => startEpochIfSetBack(query, { householdId, uid, seen, now }));
  const answer = first === "set-back" ? ((await readPage(false)) as Result<PullAnswer, PullRefusal>) : first;
  // More to come means a device that is new or was away for long. It must not slow everyone else down.
  if (answer.ok && answer.value.hasMore) await pace(took);
  return answer;
}

/** Reads records in the order of their versions. All queries must see the same moment: run it in `read`. */
async function pageOf(
  query: Kysely<Tables>,
  { id: householdId, ...household }: OpenHousehold,
  { known, page }: PullAsked,
): Promise<PullAnswer> {
  const after = known.epoch === household.epoch ? known.seq : 0;
  const sizes = await sizesAfter(query, householdId, after, page.records + 1);
  // Letters are at most as many as bytes, so this holds the page and little more in memory.
  const last =
    sizes[
      countWithin(
        sizes.slice(0, page.records).map(({ letters }) => letters),
        page.bytes,
      ) - 1
    ];
  const rows = last ? await rowsBetween(query, householdId, after, last.version) : [];
  const handed = rows.slice(
    0,
    countWithin(
      rows.map(({ body }) => Buffer.byteLength(body)),
      page.bytes,
    ),
  );
  const hasMore = handed.length < sizes.length;
  const seq = hasMore ? handed.at(-1)!.version : household.seq;
  const { epoch } = household;
  const lost = known.epoch === epoch ? [] : await lostVersionsOf(query, householdId);
  return { epoch, seq, lost, records: handed.map(recordOf), hasMore };
}

/** How many of these there are up to and with the one that passes the limit. */
function countWithin(sizes: readonly number[], limit: number): number {
  let total = 0;
  const passing = sizes.findIndex((size) => {
    total += size;
    return total > limit;
  });
  return passing < 0 ? sizes.length : passing + 1;
}

const documentsAfter = (query: Kysely<Tables>, householdId: string, after: number) =>
  query.selectFrom("documents").where("household_id", "=", householdId).where("version", ">", after).orderBy("version");

const sizesAfter = (query: Kysely<Tables>, householdId: string, after: number, most: number) =>
  documentsAfter(query, householdId, after)
    .select(["version", sql<number>`length(body)`.as("letters")])
    .limit(most)
    .execute();

const rowsBetween = (
  query: Kysely<Tables>,
  householdId: string,
  after: number,
  last: number,
): Promise<Pick<DocumentRow, "version" | "body">[]> =>
  documentsAfter(query, householdId, after).select(["version", "body"]).where("version", "<=", last).execute();
