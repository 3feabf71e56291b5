import type { FirebaseApp } from "@firebase/app";
import { type Firestore, initializeFirestore, memoryLocalCache, setLogLevel } from "@firebase/firestore";
import { err, type Result } from "#domain/result.ts";
import { codeOf, endedCodes } from "#web/platform/firebase/auth-client.ts";
import type { RemoteProblem } from "../sync/remote.ts";
import type { Timing } from "../sync/retry.ts";

/** The Firestore database with the signed-in account. */
export interface FirestoreClient {
  database: Firestore;
  /** The account that is signed in now. */
  uid(): string | null;
  timing: Timing;
}

export interface Caller {
  database: Firestore;
  uid: string;
}

export interface HouseholdCaller extends Caller {
  household: string;
}

export interface PushCaller extends HouseholdCaller {
  epoch: string;
}

/** Calls as the signed-in account, with the same timeout as for our own server. */
export async function withAuthTimeout<T, Problem extends string>(
  client: FirestoreClient,
  call: (caller: Caller) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem | RemoteProblem>> {
  const [{ database, timing }, uid] = [client, client.uid()];
  if (uid === null) return err("signed-out");
  const answer = await withTimeout(timing, () => call({ database, uid }));
  // If another account signed in meanwhile, a refusal concerns that account and not the caller.
  return answer.ok || client.uid() === uid ? answer : err("signed-out");
}

/** As for our own server. */
const timeoutMs = 30_000;

const problemOfCode: Readonly<Record<string, RemoteProblem>> = {
  "permission-denied": "not-a-member",
  unauthenticated: "signed-out",
  "invalid-argument": "refused",
};

export const isDenied = (fault: unknown): boolean => codeOf(fault) === "permission-denied";

/** Exceeded quotas, lost networks, write contention and unknown errors count as temporary. */
export function problemOf(fault: unknown): RemoteProblem {
  const code = codeOf(fault);
  if (endedCodes.includes(code)) return "signed-out";
  return Object.hasOwn(problemOfCode, code) ? problemOfCode[code]! : "unreachable";
}

/** Times out as requests to our own server do, and never throws. A late response counts as lost. */
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

/** The SDK must not persist anything: the device has its own store, and two would conflict. */
export function openFirestore(app: FirebaseApp): Firestore {
  // The page shows connection problems itself.
  setLogLevel("silent");
  return initializeFirestore(app, { localCache: memoryLocalCache() });
}
