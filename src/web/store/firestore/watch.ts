import { onSnapshot } from "@firebase/firestore";
import { backOff } from "../replication/back-off.ts";
import { householdAt } from "./documents.ts";
import type { FirestoreLine } from "./firestore-line.ts";
import { problemOf } from "./problems.ts";

/** Follows the counter. The SDK comes back by itself after a lost network; after anything else this does. */
export function watch({ database, timing }: FirestoreLine, household: string, onChanged: () => void): () => void {
  let failures = 0;
  let isStopped = false;
  let cancel = () => {};
  let unsubscribe = () => {};

  function follow(): void {
    unsubscribe = onSnapshot(
      householdAt(database, household),
      (snapshot) => {
        // Without a network the SDK makes a guess of its own.
        if (isStopped || snapshot.metadata.fromCache) return;
        failures = 0;
        onChanged();
      },
      (fault) => ended(fault),
    );
  }

  function ended(fault: unknown): void {
    if (isStopped) return;
    failures += 1;
    if (problemOf(fault) === "unreachable") cancel = timing.after(backOff(failures, timing.random), follow);
    // The pull that follows learns why, and acts on it.
    else onChanged();
  }

  follow();
  return () => {
    isStopped = true;
    cancel();
    unsubscribe();
  };
}
