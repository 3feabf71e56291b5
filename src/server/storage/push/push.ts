import { err, ok, type Result } from "#domain/result.ts";
import type { PushAnswer } from "#sync/protocol.ts";
import { isRefused, type ReadWrite, type RefusedWrite } from "#sync/read-writes.ts";
import { isEmptied } from "#sync/record.ts";
import { inBatches } from "../batches.ts";
import { eraseHistory } from "../changes.ts";
import type { Connection, Database } from "../database.ts";
import { type Draft, draftOf, type Limits, refusedSize, type SizeRefusal } from "../documents.ts";
import type { Engine } from "../engine.ts";
import { isAccountedFor, startEpoch } from "../epochs.ts";
import { isHouseholdId, isUid } from "../household-access.ts";
import { type Author, decide, newRecordsIn } from "./decision.ts";
import { type HeldHousehold, holdHouseholds } from "./held-households.ts";
import { readKnown, type Written } from "./known.ts";
import type { Taken } from "./taken.ts";

export type PushRefusal = "not-a-member" | "other-epoch" | "household-full" | SizeRefusal;
type Answer = Result<PushAnswer, PushRefusal>;

/** What a device sends, its records read. */
export interface ReadPush {
  epoch: string;
  /** The newest version that the device got from this server. */
  seen?: number | undefined;
  writes: readonly ReadWrite[];
}

/** The least version that a write gets at a time. The clock, except in tests that count from 1. */
export type VersionFloor = (now: number) => number;

interface Asked {
  author: Author;
  epoch: string;
  seen: number;
  drafts: readonly (Draft | RefusedWrite)[];
}

/**
 * Pushes that come together are stored in one transaction, which costs little more than one alone would. Either every
 * write of a push has its answer stored, or none.
 */
export function pushing(
  { engine, write }: Database,
  limits: Limits,
  versionFloor: VersionFloor,
): (author: Author, sent: ReadPush) => Promise<Answer> {
  const rules = { limits, versionFloor };
  const settleBatch = (batch: readonly Asked[], isTrusting: boolean) =>
    write((query) => settleAll({ query, engine }, rules, batch, isTrusting), { isRepeatable: true });
  const settle = inBatches<Asked, Answer>((batch) => trusting(settleBatch, engine, batch), {
    sizeOf: ({ drafts }) => drafts.length,
    most: limits.pushRecords,
    atOnce: engine.writersAtOnce,
    isOfAll: engine.isDown,
  });
  return async (author, { epoch, seen = 0, writes }) => {
    if (!isHouseholdId(author.householdId) || !isUid(author.uid)) return err("not-a-member");
    const drafts = writes.map((write) => draftOf(write, limits));
    const refused = refusedSize(drafts, limits);
    return refused ? err(refused) : settle({ author, epoch, seen, drafts });
  };
}

/**
 * A look for records that are said to be new is a sixth of what storing them costs, and finds nothing but what is sent
 * again. So they are stored first, and where one was there, all is taken back and judged anew with a look.
 */
async function trusting<Batch>(
  settleBatch: (batch: Batch, isTrusting: boolean) => Promise<Answer[]>,
  { wasThere }: Engine,
  batch: Batch,
): Promise<Answer[]> {
  try {
    return await settleBatch(batch, true);
  } catch (fault) {
    if (!wasThere(fault)) throw fault;
    return settleBatch(batch, false);
  }
}

interface Rules {
  limits: Limits;
  versionFloor: VersionFloor;
}

async function settleAll(
  connection: Connection,
  rules: Rules,
  batch: readonly Asked[],
  isTrusting: boolean,
): Promise<Answer[]> {
  const held = await holdHouseholds(
    connection,
    batch.map(({ author }) => author),
  );
  const pushes = batch.map((asked) => ({ ...asked, household: held(asked.author) }));
  for (const push of pushes) await startEpochIfSetBack(connection, push);
  const isInDoubt = isTrusting && haveRoom(pushes, rules.limits) ? isBased : isAny;
  await readKnown(connection, pushes.flatMap(writtenIn), isInDoubt);
  const taken: Taken[] = [];
  const answers = pushes.map((push) => settleOne(push, rules, taken));
  if (taken.length > 0) await connection.engine.storePushes(connection.query, taken);
  for (const { author, accepted } of taken) {
    const emptied = accepted.filter(({ record }) => isEmptied(record)).map(({ record }) => record.id);
    if (emptied.length > 0) await eraseHistory(connection.query, author.householdId, emptied);
  }
  return answers;
}

interface HeldPush extends Asked {
  household: HeldHousehold | null;
}

/** A device that has seen what the database has no trace of: its push is refused for the new epoch, and it starts over. */
async function startEpochIfSetBack({ query }: Connection, { author, epoch, seen, household }: HeldPush): Promise<void> {
  if (household?.epoch !== epoch || (await isAccountedFor(query, household, seen, author.now))) return;
  Object.assign(household, await startEpoch(query, household, seen, author.now));
}

const isAny = () => true;
const isBased = ({ base }: Draft) => base > 0;

/** Whether no household would be full even if all of this is new. */
function haveRoom(pushes: readonly HeldPush[], { householdRecords }: Limits): boolean {
  const most = pushes.reduce((sum, { drafts }) => sum + drafts.length, 0);
  return pushes.every(({ household }) => !household || household.record_count + most <= householdRecords);
}

function writtenIn({ author, drafts, household }: HeldPush): Written[] {
  const kept = drafts.filter((draft): draft is Draft => !isRefused(draft));
  return household && kept.length > 0 ? [{ author, known: household, drafts: kept }] : [];
}

/** One push after the other, each on what the ones before it left. */
function settleOne(
  { author, epoch, drafts, household }: HeldPush,
  { limits, versionFloor }: Rules,
  taken: Taken[],
): Answer {
  if (!household) return err("not-a-member");
  if (household.epoch !== epoch) return err("other-epoch");
  const added = newRecordsIn(drafts, household);
  if (added > 0 && household.record_count + added > limits.householdRecords) return err("household-full");
  const before = household.seq;
  const { accepted, results } = decide(author, drafts, household, Math.max(before + 1, versionFloor(author.now)));
  if (accepted.length > 0) taken.push({ author, household, accepted });
  household.seq = accepted.at(-1)?.version ?? before;
  household.record_count += added;
  return ok({ epoch, before, seq: household.seq, results });
}
