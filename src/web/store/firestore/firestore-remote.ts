import type { Result } from "#domain/result.ts";
import type { Remote, RemoteProblem } from "../replication/remote.ts";
import { askedBy } from "./asked-by.ts";
import type { Caller, FirestoreLine } from "./firestore-line.ts";
import { begin, memberships } from "./memberships.ts";
import { pull } from "./pull.ts";
import { push } from "./push.ts";
import { watch } from "./watch.ts";

/** Firestore behind `Remote`, where there is no server of ours. */
export function firestoreRemote(line: FirestoreLine): Remote {
  const asked = <T>(ask: (caller: Caller) => Promise<Result<T, RemoteProblem>>) => askedBy(line, ask);
  return {
    begin: (household, space) => asked((caller) => begin(caller, household, space)),
    households: () => asked(memberships),
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
