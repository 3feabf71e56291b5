import { type Kysely, sql } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { Checkpoint, PullAnswer } from "#sync/protocol.ts";
import { recordOf } from "./documents.ts";
import { openHousehold } from "./household-access.ts";
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
}

/** Reads the records after the checkpoint, in the order of their versions. Wants one moment: run it in `read`. */
export async function pull(
  query: Kysely<Tables>,
  { householdId, uid, known, page }: PullAsked,
): Promise<Result<PullAnswer, PullRefusal>> {
  const household = await openHousehold(query, householdId, uid);
  if (!household) return err("not-a-member");
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
  const { epoch, restored_seq: restoredAt } = household;
  return ok({ epoch, seq, restoredAt, records: handed.map(recordOf), hasMore });
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
