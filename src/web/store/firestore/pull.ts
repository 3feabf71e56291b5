import { getDocFromServer, getDocsFromServer, limit, orderBy, query, where } from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import { limits } from "#sync/limits.ts";
import type { Checkpoint, PullAnswer } from "#sync/protocol.ts";
import type { RemoteProblem } from "../replication/remote.ts";
import { householdAt, recordsOf } from "./documents.ts";
import type { Caller } from "./firestore-line.ts";
import { recordIn } from "./stored-write.ts";

/**
 * The counter first, then the records up to it. A record that is replaced between the two looks is missing here, and
 * comes with its new version after this checkpoint.
 */
export async function pull(
  { database }: Caller,
  household: string,
  known: Checkpoint,
): Promise<Result<PullAnswer, RemoteProblem>> {
  const now = (await getDocFromServer(householdAt(database, household))).data();
  if (!now || now.erasing) return err("not-a-member");
  const { epoch, restoredAt } = now;
  const after = known.epoch === epoch ? known.seq : 0;
  const lost = restoredAt > 0 && known.epoch !== epoch ? [[restoredAt, Number.MAX_SAFE_INTEGER] as const] : [];
  const page = after < now.seq ? await recordsBetween({ database }, household, after, now.seq) : [];
  const hasMore = page.length > limits.pullRecords;
  const handed = page.slice(0, limits.pullRecords);
  const records = handed.flatMap(({ id, version, write }) => recordIn(id, version, write) ?? []);
  return ok({ epoch, seq: hasMore ? handed.at(-1)!.version : now.seq, lost, records, hasMore });
}

async function recordsBetween({ database }: Pick<Caller, "database">, household: string, after: number, last: number) {
  const wanted = query(
    recordsOf(database, household),
    where("version", ">", after),
    where("version", "<=", last),
    orderBy("version"),
    limit(limits.pullRecords + 1),
  );
  return (await getDocsFromServer(wanted)).docs.map((one) => ({ id: one.id, ...one.data() }));
}
