import {
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  type SnapshotMetadata,
  where,
} from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import type { Memberships } from "#sync/household-api.ts";
import { limits } from "#sync/limits.ts";
import type { Checkpoint, PullAnswer } from "#sync/protocol.ts";
import { backoffDelay } from "#web/platform/timing.ts";
import type { Remote, RemoteProblem, Watch } from "../../remote.ts";
import { deleteOldLog } from "./change-log.ts";
import {
  type Caller,
  type FirestoreClient,
  type HouseholdCaller,
  problemOf,
  readHousehold,
  withAuthTimeout,
} from "./client.ts";
import { type HouseholdDocument, householdAt, invitationsOf, recordIn, recordsOf } from "./documents.ts";
import { beginHousehold, memberships } from "./household-lifecycle.ts";
import { push } from "./push.ts";

/** Implements `Remote` on Firestore, without a server of ours. */
export function firestoreRemote(client: FirestoreClient): Remote {
  const call = <T>(work: (caller: Caller) => Promise<Result<T, RemoteProblem>>) => withAuthTimeout(client, work);
  const cleaned = new Set<string>();
  /** Once per page load. Failures are left to the next one. */
  async function deleteOldLogsOnce(uid: string, { households }: Memberships): Promise<void> {
    for (const { householdId: household } of households) {
      if (cleaned.has(household)) continue;
      cleaned.add(household);
      await deleteOldLog({ database: client.database, uid, household }, Date.now()).catch(() => {});
    }
  }
  return {
    begin: (household, space) => call((caller) => beginHousehold(caller, household, space)),
    households: () =>
      call(async (caller) => {
        const found = await memberships(caller);
        if (found.ok) void deleteOldLogsOnce(caller.uid, found.value);
        return found;
      }),
    push: (household, epoch, writes) => call((caller) => push({ ...caller, household, epoch }, writes)),
    pull: (household, known) => call((caller) => pull(caller, household, known)),
    watch(household, onChanged) {
      if (client.uid() !== null) return watch(client, household, onChanged);
      // One call, so that a pull reports why.
      onChanged();
      return { wake() {}, stop() {} };
    },
  };
}

/**
 * Reads the counter first, then the records up to it. A record that changes in between is missing here, and comes with its new
 * version after this checkpoint.
 */
async function pull(
  { database }: Caller,
  household: string,
  known: Checkpoint,
): Promise<Result<PullAnswer, RemoteProblem>> {
  const now = await currentHousehold({ database, household }, known);
  if (!now) return err("not-a-member");
  const { epoch, restoredAt } = now;
  const after = known.epoch === epoch ? known.seq : 0;
  const lost = restoredAt > 0 && known.epoch !== epoch ? [[restoredAt, Number.MAX_SAFE_INTEGER] as const] : [];
  const page = after < now.seq ? await recordsBetween({ database }, household, after, now.seq) : [];
  const hasMore = page.length > limits.pullRecords;
  const handed = page.slice(0, limits.pullRecords);
  const records = handed.flatMap(({ id, version, write }) => recordIn(id, version, write) ?? []);
  return ok({ epoch, seq: hasMore ? handed.at(-1)!.version : now.seq, lost, records, hasMore });
}

/**
 * While a page watches the household, the SDK answers reads of it from what the watch has brought so far, which may be older
 * than this device's own last push. That is no database that was set back: a transaction asks the database itself.
 */
async function currentHousehold(
  place: Pick<HouseholdCaller, "database" | "household">,
  known: Checkpoint,
): Promise<HouseholdDocument | null> {
  const found = (await getDocFromServer(householdAt(place.database, place.household))).data();
  if (!found || found.erasing) return null;
  const isOlder = found.epoch === known.epoch && found.seq < known.seq;
  return isOlder ? runTransaction(place.database, (transaction) => readHousehold(transaction, place)) : found;
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

/**
 * Watches the counter, and accepted invitations that wait for confirmation. The SDK reconnects by itself after a lost network;
 * all other failures are retried here.
 */
function watch({ database, timing }: FirestoreClient, household: string, onChanged: () => void): Watch {
  let failures = 0;
  let isStopped = false;
  let cancel = () => {};
  let unsubscribe = () => {};

  function follow(): void {
    const waiting = query(invitationsOf(database, household), where("state", "==", "waiting"));
    const stops = [
      onSnapshot(householdAt(database, household), onUpdate, onError),
      onSnapshot(waiting, onUpdate, onError),
    ];
    unsubscribe = () => {
      for (const stop of stops) stop();
    };
  }

  function onUpdate({ metadata }: { metadata: SnapshotMetadata }): void {
    // Offline, the SDK reports cached data.
    if (isStopped || metadata.fromCache) return;
    failures = 0;
    onChanged();
  }

  function onError(fault: unknown): void {
    if (isStopped) return;
    unsubscribe();
    cancel();
    failures += 1;
    if (problemOf(fault) === "unreachable") cancel = timing.after(backoffDelay(failures, timing.random), follow);
    // The next pull finds out why, and handles it.
    else onChanged();
  }

  follow();
  return {
    // The SDK detects by itself that the network is back.
    wake() {},
    stop() {
      isStopped = true;
      cancel();
      unsubscribe();
    },
  };
}
