import {
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  type SnapshotMetadata,
  where,
} from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import type { Memberships } from "#sync/household-api.ts";
import { limits } from "#sync/limits.ts";
import type { Checkpoint, PullAnswer } from "#sync/protocol.ts";
import type { Remote, RemoteProblem, Watch } from "../sync/remote.ts";
import { backoffDelay } from "../sync/retry.ts";
import { deleteOldLog } from "./change-log.ts";
import { type Caller, type FirestoreClient, problemOf, withAuthTimeout } from "./client.ts";
import { householdAt, invitationsOf, recordIn, recordsOf } from "./documents.ts";
import { beginHousehold, memberships } from "./household-lifecycle.ts";
import { push } from "./push.ts";

/** Firestore behind `Remote`, where there is no server of ours. */
export function firestoreRemote(line: FirestoreClient): Remote {
  const asked = <T>(ask: (caller: Caller) => Promise<Result<T, RemoteProblem>>) => withAuthTimeout(line, ask);
  const cleared = new Set<string>();
  /** Once a page is enough, one after the other, and what fails is tried by the next one. */
  async function clearOnce(uid: string, { households }: Memberships): Promise<void> {
    for (const { householdId: household } of households) {
      if (cleared.has(household)) continue;
      cleared.add(household);
      await deleteOldLog({ database: line.database, uid, household }, Date.now()).catch(() => {});
    }
  }
  return {
    begin: (household, space) => asked((caller) => beginHousehold(caller, household, space)),
    households: () =>
      asked(async (caller) => {
        const found = await memberships(caller);
        if (found.ok) void clearOnce(caller.uid, found.value);
        return found;
      }),
    push: (household, epoch, writes) => asked((caller) => push({ ...caller, household, epoch }, writes)),
    pull: (household, known) => asked((caller) => pull(caller, household, known)),
    watch(household, onChanged) {
      if (line.uid() !== null) return watch(line, household, onChanged);
      // Once, for the pull to say why.
      onChanged();
      return { wake() {}, stop() {} };
    },
  };
}

/**
 * The counter first, then the records up to it. A record that is replaced between the two looks is missing here, and
 * comes with its new version after this checkpoint.
 */
async function pull(
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

/**
 * Follows the counter, and who took an invitation: somebody waits for an answer then. The SDK comes back by itself after a
 * lost network; after anything else this does.
 */
function watch({ database, timing }: FirestoreClient, household: string, onChanged: () => void): Watch {
  let failures = 0;
  let isStopped = false;
  let cancel = () => {};
  let unsubscribe = () => {};

  function follow(): void {
    const waiting = query(invitationsOf(database, household), where("state", "==", "waiting"));
    const stops = [onSnapshot(householdAt(database, household), heard, ended), onSnapshot(waiting, heard, ended)];
    unsubscribe = () => {
      for (const stop of stops) stop();
    };
  }

  function heard({ metadata }: { metadata: SnapshotMetadata }): void {
    // Without a network the SDK makes a guess of its own.
    if (isStopped || metadata.fromCache) return;
    failures = 0;
    onChanged();
  }

  function ended(fault: unknown): void {
    if (isStopped) return;
    unsubscribe();
    cancel();
    failures += 1;
    if (problemOf(fault) === "unreachable") cancel = timing.after(backoffDelay(failures, timing.random), follow);
    // The pull that follows learns why, and acts on it.
    else onChanged();
  }

  follow();
  return {
    // Of a network that comes back the SDK hears by itself.
    wake() {},
    stop() {
      isStopped = true;
      cancel();
      unsubscribe();
    },
  };
}
