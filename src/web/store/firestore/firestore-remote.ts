import type { Result } from "#domain/result.ts";
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
  /** Once a page is enough, and what fails is tried by the next one. */
  function clearOnce(household: string): void {
    const uid = line.uid();
    if (uid === null || cleared.has(household)) return;
    cleared.add(household);
    clearOldLog({ database: line.database, uid, household }, Date.now()).catch(() => {});
  }
  return {
    begin: (household, space) => asked((caller) => begin(caller, household, space)),
    async households() {
      const found = await asked(memberships);
      if (found.ok) for (const { householdId } of found.value.households) clearOnce(householdId);
      return found;
    },
    push: (household, epoch, writes) => asked((caller) => push({ ...caller, household, epoch }, writes)),
    pull: (household, known) => asked((caller) => pull(caller, household, known)),
    watch(household, onChanged) {
      if (line.uid() !== null) return watch(line, household, onChanged);
      // Once, for the pull to say why.
      onChanged();
      return () => {};
    },
  };
}
