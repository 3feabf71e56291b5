import { onSnapshot, query, type SnapshotMetadata, where } from "@firebase/firestore";
import { backOff } from "../replication/back-off.ts";
import type { Watch } from "../replication/remote.ts";
import { householdAt, invitationsOf } from "./documents.ts";
import type { FirestoreLine } from "./firestore-line.ts";
import { problemOf } from "./problems.ts";

/**
 * Follows the counter, and who took an invitation: somebody waits for an answer then. The SDK comes back by itself after a
 * lost network; after anything else this does.
 */
export function watch({ database, timing }: FirestoreLine, household: string, onChanged: () => void): Watch {
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
    if (problemOf(fault) === "unreachable") cancel = timing.after(backOff(failures, timing.random), follow);
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
