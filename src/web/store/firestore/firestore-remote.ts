import type { Result } from "#domain/result.ts";
import type { Memberships } from "#sync/household-api.ts";
import type { Remote, RemoteProblem } from "../replication/remote.ts";
import { askedBy } from "./asked-by.ts";
import { clearOldLog } from "./clear-away.ts";
import type { Caller, FirestoreLine } from "./firestore-line.ts";
import { begin, memberships } from "./memberships.ts";
import { pull } from "./pull.ts";
import { push } from "./push.ts";
import { watch } from "./watch.ts";

/** Firestore behind `Remote`, where there is no server of ours. */
export function firestoreRemote(line: FirestoreLine): Remote {
  const asked = <T>(ask: (caller: Caller) => Promise<Result<T, RemoteProblem>>) => askedBy(line, ask);
  const cleared = new Set<string>();
  /** Once a page is enough, one after the other, and what fails is tried by the next one. */
  async function clearOnce(uid: string, { households }: Memberships): Promise<void> {
    for (const { householdId: household } of households) {
      if (cleared.has(household)) continue;
      cleared.add(household);
      await clearOldLog({ database: line.database, uid, household }, Date.now()).catch(() => {});
    }
  }
  return {
    begin: (household, space) => asked((caller) => begin(caller, household, space)),
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
