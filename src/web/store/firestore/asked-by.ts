import { err, type Result } from "#domain/result.ts";
import type { RemoteProblem } from "../replication/remote.ts";
import type { Caller, FirestoreLine } from "./firestore-line.ts";
import { inTime } from "./problems.ts";

/** Asks as whoever is signed in, and waits no longer than for our own server. */
export async function askedBy<T, Problem extends string>(
  line: FirestoreLine,
  ask: (caller: Caller) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem | RemoteProblem>> {
  const [{ database, timing }, uid] = [line, line.uid()];
  return uid === null ? err("signed-out") : inTime(timing, () => ask({ database, uid }));
}
