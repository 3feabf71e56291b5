import type { LostVersions, PullAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { Remote, RemoteProblem } from "#web/backends/remote.ts";
import { asWaiting, type DeviceDatabase, type DeviceTables, type HouseholdRow } from "../device/device-database.ts";
import { owedDeletion } from "../households/set-aside-facts.ts";
import { applyRestore } from "./apply-restore.ts";
import {
  applyPull,
  lazyPullWriter,
  type OpenPullWriter,
  type PullOutcome,
  type PullPageWriter,
  pullThisWeek,
} from "./pull.ts";
import { applyPush, nextPush } from "./push.ts";

/**
 * The sync status that users see. `here-only`: no account; `reload`: this page is too old or too new to sync, and keeps
 * everything; `full` and `refused`: the server won't accept more; `detached`: a restored server no longer has this
 * membership, and the copy stays here until they are invited again.
 */
export type SyncStatus =
  | "here-only"
  | "in-step"
  | "sending"
  | "offline"
  | "signed-out"
  | "reload"
  | "full"
  | "refused"
  | "detached";

const statusOf: Readonly<Record<RoundEnd, SyncStatus>> = {
  "in-step": "in-step",
  busy: "sending",
  "household-gone": "in-step",
  "not-a-member": "in-step",
  unreachable: "offline",
  "signed-out": "signed-out",
  "newer-edition": "reload",
  "other-protocol": "reload",
  "other-epoch": "sending",
  "too-large": "refused",
  "household-full": "full",
  refused: "refused",
};

export const statusAfter = (end: RoundEnd): SyncStatus => statusOf[end];

/** Worst first: one status is shown for all households. */
const bySeverity: readonly SyncStatus[] = [
  "signed-out",
  "reload",
  "full",
  "refused",
  "detached",
  "offline",
  "sending",
  "in-step",
  "here-only",
];

export const worstOf = (statuses: Iterable<SyncStatus>): SyncStatus => {
  const given = new Set(statuses);
  return bySeverity.find((status) => given.has(status)) ?? "in-step";
};

export interface Replication {
  database: Pick<DeviceDatabase, "read" | "write">;
  remote: Remote;
  /** Called after each transaction, with the ids of the changed records. */
  onChanged(household: string, ids: readonly string[]): void;
  /** Called during a first pull: when everything but the entries is stored, and when all is. */
  onPulled?(household: string): void;
  /** Opens a writer for the pages of a first pull; defaults to one on this thread. */
  openPullWriter?: OpenPullWriter;
}

/** How a round ended. All but `in-step` and `busy` may need the user. */
export type RoundEnd = "in-step" | "busy" | "newer-edition" | "household-gone" | RemoteProblem;

/**
 * Syncs one household: pulls everything, then pushes everything, until neither side has more. Writes without a response are
 * pushed before the pull, because pulled records can't be merged before they are settled.
 */
export async function replicate(parts: Replication, household: string): Promise<RoundEnd> {
  const begun = await begin(parts, household);
  if (begun) return begun;
  for (let mayBeginAgain = true; ; ) {
    const end = await exchange(parts, household);
    if (end === "more") continue;
    const isBegun: boolean = end === "not-a-member" && mayBeginAgain && (await beginAgain(parts, household));
    if (!isBegun) return end;
    mayBeginAgain = false;
  }
}

async function exchange(parts: Replication, household: string): Promise<RoundEnd | "more"> {
  const ended = (await hasUnanswered(parts, household)) ? null : await pullAll(parts, household);
  return ended ?? pushNext(parts, household);
}

async function rowOf({ database }: Replication, household: string): Promise<HouseholdRow | undefined> {
  return (await database.read(({ households }) => households.get([[household]])))[0];
}

async function begin(parts: Replication, household: string): Promise<RoundEnd | null> {
  const row = await rowOf(parts, household);
  if (!row) return "household-gone";
  if (row.isOnServer) return null;
  const begun = await parts.remote.begin(household, row.space);
  if (begun.ok || begun.problem === "unreachable")
    await parts.database.write((tables) => recordBegun(tables, household, begun.ok));
  return begun.ok ? null : begun.problem;
}

/** If it was removed here meanwhile, the server may still have created it, so its deletion is queued. */
async function recordBegun({ households, facts }: DeviceTables, household: string, isBegun: boolean): Promise<void> {
  const [now] = await households.get([[household]]);
  if (!now) await facts.put([owedDeletion(household)]);
  else if (isBegun) await households.put([{ ...now, isOnServer: true }]);
}

/**
 * A server that was restored to a backup from before the household does not have it. Its owner creates it again. The server
 * refuses if it exists or was deleted.
 */
async function beginAgain(parts: Replication, household: string): Promise<boolean> {
  const row = await rowOf(parts, household);
  return row?.isOwner === true && (await parts.remote.begin(household, row.space)).ok;
}

async function hasUnanswered({ database }: Replication, household: string): Promise<boolean> {
  return (await database.read(({ outbox }) => outbox.count({ household, state: "sent" }))) > 0;
}

async function pullAll(parts: Replication, household: string): Promise<RoundEnd | null> {
  const row = await rowOf(parts, household);
  const ended = row?.missing === "everything" && parts.remote.pullPart ? await pullThisWeek(parts, household) : null;
  if (ended) return ended;
  const writer = lazyPullWriter(parts);
  return pullPages(parts, household, writer).finally(() => writer.close());
}

async function pullPages(parts: Replication, household: string, writer: PullPageWriter): Promise<RoundEnd | null> {
  let fetched = null as PrefetchedPage | null;
  for (;;) {
    const row = await rowOf(parts, household);
    if (!row) return "household-gone";
    const isNext: boolean = fetched?.epoch === row.epoch && fetched.seq === row.seq;
    const pulled: PullResult = await (isNext ? fetched!.answer : parts.remote.pull(household, checkpointOf(row)));
    if (!pulled.ok) return pulled.problem;
    const { epoch, seq, hasMore }: PullAnswer = pulled.value;
    if (row.epoch !== null && row.epoch !== epoch) return applyRestored(parts, row, pulled.value);
    // Our own server starts a new epoch after a rollback. Firestore can't, so the device detects it.
    if (row.epoch === epoch && seq < row.seq) return applyRollback(parts, row, [seq, row.seq]);
    // A first pull fetches the next page while this one is written.
    if (row.missing && hasMore)
      fetched = { epoch, seq, answer: parts.remote.pull(household, checkpointOf({ ...row, epoch, seq })) };
    const outcome = await (row.missing && hasMore
      ? writer.write(row, pulled.value)
      : parts.database.write((tables) => applyPull(tables, row, pulled.value)));
    const ended = notify(parts, row, outcome, hasMore);
    if (ended || !hasMore) return ended;
  }
}

type PullResult = Awaited<ReturnType<Remote["pull"]>>;

/** A page requested before the previous one was stored. */
interface PrefetchedPage {
  epoch: string;
  seq: number;
  answer: Promise<PullResult>;
}

const checkpointOf = ({ epoch, seq, seen = seq }: HouseholdRow) => ({ epoch, seq, seen });

async function applyRollback(
  parts: Replication,
  row: HouseholdRow,
  gap: LostVersions[number],
): Promise<RoundEnd | null> {
  const first = await parts.remote.pull(row.id, { epoch: null, seq: 0 });
  return first.ok ? applyRestored(parts, row, { ...first.value, lost: [gap] }) : first.problem;
}

/** Fetches all pages before it applies any: only then is it known what the server lost. */
async function applyRestored(parts: Replication, row: HouseholdRow, first: PullAnswer): Promise<RoundEnd | null> {
  const household = row.id;
  const records: AnyRecord[] = [...first.records];
  let last = first;
  while (last.hasMore) {
    const next = await parts.remote.pull(household, last);
    if (!next.ok) return next.problem;
    if (next.value.epoch !== first.epoch) return "busy";
    records.push(...next.value.records);
    last = next.value;
  }
  const outcome = await parts.database.write((tables) =>
    applyRestore(tables, household, { ...last, lost: first.lost, records }),
  );
  return notify(parts, row, outcome, false);
}

/** The pages of a first pull show together, once all are stored. */
function notify(parts: Replication, row: HouseholdRow, outcome: PullOutcome, hasMore: boolean): RoundEnd | null {
  if (typeof outcome === "string") return outcome;
  // Another tab's round may have completed the household since this one read its row. Then tabs show only what they are told.
  const { changed, wasMissing = row.missing !== undefined } = outcome;
  if (wasMissing && !hasMore) parts.onPulled?.(row.id);
  else if (!wasMissing && changed.length > 0) parts.onChanged(row.id, changed);
  return null;
}

async function pushNext(parts: Replication, household: string): Promise<RoundEnd | "more"> {
  const row = await rowOf(parts, household);
  if (!row?.epoch) return row ? "busy" : "household-gone";
  const writes = await parts.database.write((tables) => nextPush(tables, household));
  if (writes.length === 0) return "in-step";
  const pushed = await parts.remote.push(household, row.epoch, writes, row.seen ?? row.seq);
  if (!pushed.ok) return requeueRefused(parts, household, pushed.problem);
  const outcome = await parts.database.write((tables) => applyPush(tables, household, writes, pushed.value));
  if (outcome.changed.length > 0) parts.onChanged(household, outcome.changed);
  return outcome.hasNewerRecord ? "newer-edition" : "more";
}

/** After these responses it is certain that nothing of the push was ever accepted. */
const certainRefusals: readonly RemoteProblem[] = ["other-epoch", "too-large", "household-full", "refused"];

async function requeueRefused(
  { database }: Replication,
  household: string,
  problem: RemoteProblem,
): Promise<RoundEnd | "more"> {
  if (!certainRefusals.includes(problem)) return problem;
  await database.write(async ({ outbox }) => {
    const sent = await outbox.all({ household, state: "sent" });
    await outbox.put(sent.map((entry) => asWaiting(entry, entry.base)));
  });
  return problem === "other-epoch" ? "more" : problem;
}
