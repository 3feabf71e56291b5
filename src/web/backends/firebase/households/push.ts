import { doc, runTransaction, serverTimestamp, type Transaction } from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import { limits } from "#sync/limits.ts";
import type { PushAnswer, Write, WriteAnswer } from "#sync/protocol.ts";
import { isRefused, type ReadWrite, readWrites } from "#sync/read-record.ts";
import { utf8Bytes } from "#sync/record.ts";
import type { RemoteProblem, RemoteWrite } from "../../remote.ts";
import { isDenied, type PushCaller, readHousehold } from "./client.ts";
import { type Decisions, decideWrites } from "./decide-writes.ts";
import {
  type HouseholdDocument,
  householdAt,
  pushesOf,
  type RecordDocument,
  recordsOf,
  storedWrite,
} from "./documents.ts";

type Answer = Result<PushAnswer, RemoteProblem>;

/**
 * The rules also deny a push that conflicts with another one, and the SDK does not always retry that as a conflict, so we
 * retry too.
 */
const maxTries = 8;
const maxAttempts = 10;

export async function push(sent: PushCaller, writes: readonly RemoteWrite[]): Promise<Answer> {
  const read = readWrites([...writes]);
  if (writes.length > limits.pushRecords || pushBytes(read) > limits.pushBytes) return err("too-large");
  const results: WriteAnswer[] = [];
  let [before, seq] = [0, 0];
  for (const part of splitPush(read)) {
    const answer = await pushPart(sent, part);
    if (!answer.ok) return answer;
    // If someone else pushed between two parts, the checkpoint must not move past their changes.
    if (answer.value.before !== seq) before = answer.value.before;
    results.push(...answer.value.results);
    seq = answer.value.seq;
  }
  return ok({ epoch: sent.epoch, before, seq, results });
}

/**
 * Writes new records without reading them first, which saves a read each. If one exists, the rules deny the push, and it is
 * retried with reads.
 */
async function pushPart(sent: PushCaller, part: readonly ReadWrite[]): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const isReading = tries > 1;
    try {
      const settled = (transaction: Transaction) => pushInTransaction(transaction, sent, part, isReading);
      return await runTransaction(sent.database, settled, { maxAttempts });
    } catch (fault) {
      if (!isDenied(fault)) throw fault;
      if (tries === maxTries) return err("refused");
    }
  }
}

async function pushInTransaction(
  transaction: Transaction,
  sent: PushCaller,
  part: readonly ReadWrite[],
  isReading: boolean,
): Promise<Answer> {
  const household = await readHousehold(transaction, sent);
  if (!household) return err("not-a-member");
  if (household.epoch !== sent.epoch) return err("other-epoch");
  const stored = await readStored(transaction, sent, part, isReading);
  const decisions = await decideWrites(sent, part, stored, household.seq);
  if (isFull(household, decisions)) return err("household-full");
  if (decisions.accepted.length > 0) commitPush(transaction, sent, household, decisions);
  const { accepted, results } = decisions;
  return ok({ epoch: sent.epoch, before: household.seq, seq: household.seq + accepted.length, results });
}

const isFull = ({ recordCount }: HouseholdDocument, { added }: Decisions): boolean =>
  added > 0 && recordCount + added > limits.householdRecords;

async function readStored(
  transaction: Transaction,
  { database, household }: PushCaller,
  part: readonly ReadWrite[],
  isReading: boolean,
): Promise<Map<string, RecordDocument>> {
  const records = recordsOf(database, household);
  const wanted = part.filter((write): write is Write => !isRefused(write) && (isReading || write.base > 0));
  const found = await Promise.all(wanted.map(({ record }) => transaction.get(doc(records, record.id))));
  return new Map(found.flatMap((one) => (one.exists() ? [[one.id, one.data()] as const] : [])));
}

/** Counter, log and records in one commit, because the rules check them against each other. */
function commitPush(
  transaction: Transaction,
  { database, household, uid }: PushCaller,
  { seq, recordCount }: HouseholdDocument,
  { accepted, added }: Decisions,
): void {
  const last = seq + accepted.length;
  const [ids, writes] = [accepted.map(({ id }) => id), accepted.map(({ write }) => write)];
  transaction.update(householdAt(database, household), { seq: last, recordCount: recordCount + added });
  transaction.set(doc(pushesOf(database, household), String(last)), { last, uid, at: serverTimestamp(), ids, writes });
  const records = recordsOf(database, household);
  for (const { id, version, write } of accepted) transaction.set(doc(records, id), { version, write });
}

/** Firestore documents are limited to 1 MiB; this leaves room for the fields around the bodies. */
const maxPartBytes = 900_000;

const bytesOf = (write: ReadWrite): number => (isRefused(write) ? 0 : utf8Bytes(storedWrite(write).body));

export const pushBytes = (writes: readonly ReadWrite[]): number =>
  writes.reduce((sum, write) => sum + bytesOf(write), 0);

/**
 * Splits a push into commits: each can write a record only once, and logs its writes in one document of limited size. If a
 * later part fails, the whole push is resent, and the first parts are deduplicated.
 */
export function splitPush(writes: readonly ReadWrite[]): ReadWrite[][] {
  const parts: ReadWrite[][] = [[]];
  let [ids, bytes] = [new Set<string>(), 0];
  for (const write of writes) {
    const size = bytesOf(write);
    const isAgain = !isRefused(write) && ids.has(write.record.id);
    if (isAgain || bytes + size > maxPartBytes) {
      parts.push([]);
      [ids, bytes] = [new Set(), 0];
    }
    if (!isRefused(write)) ids.add(write.record.id);
    bytes += size;
    parts.at(-1)!.push(write);
  }
  return parts;
}
