import type { FirebaseApp } from "@firebase/app";
import { type Firestore, initializeFirestore, memoryLocalCache, setLogLevel } from "@firebase/firestore";
import { err, type Result } from "#domain/result.ts";
import { codeOf, endedCodes } from "#web/platform/firebase/auth-client.ts";
import type { RemoteProblem } from "../sync/remote.ts";
import type { Timing } from "../sync/retry.ts";

/** What talking to Firestore needs. */
export interface FirestoreClient {
  database: Firestore;
  /** Whoever is signed in now. */
  uid(): string | null;
  timing: Timing;
}

/** Somebody who asks. */
export interface Caller {
  database: Firestore;
  uid: string;
}

/** Somebody who asks about one household. */
export interface HouseholdCaller extends Caller {
  household: string;
}

/** A push as one person sends it to one household. */
export interface PushCaller extends HouseholdCaller {
  epoch: string;
}

/** Asks as whoever is signed in, and waits no longer than for our own server. */
export async function withAuthTimeout<T, Problem extends string>(
  line: FirestoreClient,
  ask: (caller: Caller) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem | RemoteProblem>> {
  const [{ database, timing }, uid] = [line, line.uid()];
  if (uid === null) return err("signed-out");
  const answer = await withTimeout(timing, () => ask({ database, uid }));
  // Another tab let somebody else in meanwhile: what Firestore refused to them says nothing of whoever asked.
  return answer.ok || line.uid() === uid ? answer : err("signed-out");
}

/** The same as for our own server. */
const timeoutMs = 30_000;

const problemOfCode: Readonly<Record<string, RemoteProblem>> = {
  "permission-denied": "not-a-member",
  unauthenticated: "signed-out",
  "invalid-argument": "refused",
};

export const isDenied = (fault: unknown): boolean => codeOf(fault) === "permission-denied";

/** A spent quota, a lost network, too many writers at once and whatever has no name here pass by themselves. */
export function problemOf(fault: unknown): RemoteProblem {
  const code = codeOf(fault);
  if (endedCodes.includes(code)) return "signed-out";
  return Object.hasOwn(problemOfCode, code) ? problemOfCode[code]! : "unreachable";
}

/** Waits no longer than for our own server, and never throws. What comes too late is as good as a lost answer. */
export async function withTimeout<T, Problem extends string>(
  { after }: Timing,
  work: () => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem | RemoteProblem>> {
  let cancel = () => {};
  const late = new Promise<Result<T, RemoteProblem>>((resolve) => {
    cancel = after(timeoutMs, () => resolve(err("unreachable")));
  });
  const answer: Promise<Result<T, Problem | RemoteProblem>> = work().catch((fault: unknown) => err(problemOf(fault)));
  return Promise.race([answer, late]).finally(cancel);
}

/** The device keeps the household itself, so the SDK keeps nothing beyond the page: two stores would disagree. */
export function openFirestore(app: FirebaseApp): Firestore {
  // A lost network is nothing to report: the page says so in its own words.
  setLogLevel("silent");
  return initializeFirestore(app, { localCache: memoryLocalCache() });
}
