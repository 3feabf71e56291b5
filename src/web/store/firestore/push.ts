import { doc, runTransaction, type Transaction } from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import { limits } from "#sync/limits.ts";
import type { PushAnswer, Write, WriteAnswer } from "#sync/protocol.ts";
import { isRefused, type ReadWrite, readWrites } from "#sync/read-writes.ts";
import type { RemoteProblem, RemoteWrite } from "../replication/remote.ts";
import { type HouseholdDocument, type RecordDocument, recordsOf } from "./documents.ts";
import type { Sent } from "./firestore-line.ts";
import { householdIn } from "./household-in.ts";
import { type Judgement, judge } from "./judge.ts";
import { isDenied } from "./problems.ts";
import { partsOf, pushBytes } from "./push-parts.ts";
import { store } from "./store-push.ts";

type Answer = Result<PushAnswer, RemoteProblem>;

/**
 * How often it is tried anew: the rules also refuse what was right a moment ago, when somebody else's push came between,
 * and how soon the SDK takes that for a race is not promised.
 */
const mostTries = 8;
const mostAttempts = 10;

export async function push(sent: Sent, writes: readonly RemoteWrite[]): Promise<Answer> {
  const read = readWrites([...writes]);
  if (writes.length > limits.pushRecords || pushBytes(read) > limits.pushBytes) return err("too-large");
  const results: WriteAnswer[] = [];
  let [before, seq] = [0, 0];
  for (const part of partsOf(read)) {
    const answer = await pushPart(sent, part);
    if (!answer.ok) return answer;
    // Somebody else may have pushed between two parts: the device then knows the household up to neither.
    if (answer.value.before !== seq) before = answer.value.before;
    results.push(...answer.value.results);
    seq = answer.value.seq;
  }
  return ok({ epoch: sent.epoch, before, seq, results });
}

/**
 * Records that are said to be new are written without a look for them, which saves a read for each; where one was there,
 * the rules refuse the whole, and it is judged anew with a look.
 */
async function pushPart(sent: Sent, part: readonly ReadWrite[]): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const isLooking = tries > 1;
    try {
      const settled = (transaction: Transaction) => settle(transaction, sent, part, isLooking);
      return await runTransaction(sent.database, settled, { maxAttempts: mostAttempts });
    } catch (fault) {
      if (!isDenied(fault)) throw fault;
      if (tries === mostTries) return err("refused");
    }
  }
}

async function settle(
  transaction: Transaction,
  sent: Sent,
  part: readonly ReadWrite[],
  isLooking: boolean,
): Promise<Answer> {
  const household = await householdIn(transaction, sent);
  if (!household) return err("not-a-member");
  if (household.epoch !== sent.epoch) return err("other-epoch");
  const stored = await readStored(transaction, sent, part, isLooking);
  const judgement = await judge(sent, part, stored, household.seq);
  if (isFull(household, judgement)) return err("household-full");
  if (judgement.accepted.length > 0) store(transaction, sent, household, judgement);
  const { accepted, results } = judgement;
  return ok({ epoch: sent.epoch, before: household.seq, seq: household.seq + accepted.length, results });
}

const isFull = ({ recordCount }: HouseholdDocument, { added }: Judgement): boolean =>
  added > 0 && recordCount + added > limits.householdRecords;

async function readStored(
  transaction: Transaction,
  { database, household }: Sent,
  part: readonly ReadWrite[],
  isLooking: boolean,
): Promise<Map<string, RecordDocument>> {
  const records = recordsOf(database, household);
  const wanted = part.filter((write): write is Write => !isRefused(write) && (isLooking || write.base > 0));
  const found = await Promise.all(wanted.map(({ record }) => transaction.get(doc(records, record.id))));
  return new Map(found.flatMap((one) => (one.exists() ? [[one.id, one.data()] as const] : [])));
}
