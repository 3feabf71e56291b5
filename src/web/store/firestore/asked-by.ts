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
  if (uid === null) return err("signed-out");
  const answer = await inTime(timing, () => ask({ database, uid }));
  // Another tab let somebody else in meanwhile: what Firestore refused to them says nothing of whoever asked.
  return answer.ok || line.uid() === uid ? answer : err("signed-out");
}
