import type { Kysely } from "kysely";
import { err, ok, type Result } from "#domain/result.ts";
import type { Pull, PullAnswer } from "#sync/protocol.ts";
import { recordOf } from "./documents.ts";
import { openHousehold } from "./household-access.ts";
import type { Tables } from "./tables.ts";

export type PullRefusal = "not-a-member";

/** Reads the records after the checkpoint, in the order of their versions. Wants one moment: run it in `read`. */
export async function pull(
  query: Kysely<Tables>,
  { householdId, uid, known, limit }: { householdId: string; uid: string; known: Pull; limit: number },
): Promise<Result<PullAnswer, PullRefusal>> {
  const household = await openHousehold(query, householdId, uid);
  if (!household) return err("not-a-member");
  const rows = await query
    .selectFrom("documents")
    .select(["version", "body"])
    .where("household_id", "=", householdId)
    .where("version", ">", known.epoch === household.epoch ? known.seq : 0)
    .orderBy("version")
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const seq = hasMore ? page.at(-1)!.version : household.seq;
  return ok({ epoch: household.epoch, seq, records: page.map(recordOf), hasMore });
}
