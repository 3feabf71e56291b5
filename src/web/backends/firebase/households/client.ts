import type { FirebaseApp } from "@firebase/app";
import {
  type DocumentReference,
  type Firestore,
  getDocsFromServer,
  initializeFirestore,
  limit,
  memoryLocalCache,
  type Query,
  query,
  runTransaction,
  setLogLevel,
  type Transaction,
} from "@firebase/firestore";
import { err, type Result } from "#domain/result.ts";
import type { Timing } from "#web/platform/timing.ts";
import type { RemoteProblem } from "../../remote.ts";
import { codeOf, endedCodes } from "../auth/auth-client.ts";
import { type HouseholdDocument, householdAt } from "./documents.ts";

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

/** Null if the caller may not read it, or while it is erased. Catches the denial, which must not fail the transaction. */
export async function readHousehold(
  transaction: Transaction,
  { database, household }: Pick<HouseholdCaller, "database" | "household">,
): Promise<HouseholdDocument | null> {
  try {
    const found = (await transaction.get(householdAt(database, household))).data();
    return found && !found.erasing ? found : null;
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    return null;
  }
}

/** Reads a household, decides, and writes, in one transaction. If only the rules deny it, it changed meanwhile: `refused`. */
export async function decideInTransaction<T>(
  place: HouseholdCaller,
  decide: (transaction: Transaction, household: HouseholdDocument) => Result<T, string> | Promise<Result<T, string>>,
): Promise<Result<T, string>> {
  try {
    return await runTransaction(place.database, async (transaction) => {
      const household = await readHousehold(transaction, place);
      return household ? decide(transaction, household) : err("not-a-member");
    });
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    return err("refused");
  }
}

/** Below the commit limit, with room for reads by the rules. */
const batchSize = 200;

/** Applies `work` to all matching documents. It must change each one so that it no longer matches. */
export async function forEachInBatches<Data extends object>(
  documents: Query<Data>,
  work: (transaction: Transaction, ref: DocumentReference<Data>) => void,
): Promise<void> {
  for (;;) {
    const some = await getDocsFromServer(query(documents, limit(batchSize)));
    if (some.empty) return;
    await runTransaction(documents.firestore, async (transaction) => {
      for (const { ref } of some.docs) work(transaction, ref);
    });
  }
}
