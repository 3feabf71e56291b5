import { join, saysTheSame } from "#sync/join.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceTables, OutboxRow, RecordRow } from "./device/device-database.ts";
import { waitsToBeSent } from "./outbox.ts";
import { turned, type Way } from "./undo-history.ts";

/** One record as it was when someone changed it, and as they left it. */
export interface Edit {
  before: AnyRecord | undefined;
  after: AnyRecord;
}

/** A household that another tab or the server took away, a record that only a newer app may change, or one that is not sound. */
export class EditRefused extends Error {
  override name = "EditRefused";
  readonly problem: "household-gone" | "newer-record" | "bad-fields";

  constructor(problem: EditRefused["problem"]) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Keeps edits and notes them to be sent, in the transaction it is given. What changed on the device since the edit began,
 * in another tab or by the partner, is merged, not overwritten. Answers the records as they are kept.
 */
export async function keepEdits(tables: DeviceTables, household: string, edits: readonly Edit[]): Promise<AnyRecord[]> {
  await mustBeHere(tables, household);
  const rows = await merged(tables, household, edits);
  await putRows(tables, rows);
  return rows.records.map(({ record }) => record);
}

/** Few enough that a page which writes them stays quick to answer. */
const editsAtOnce = 100;

/** Keeps very many in the same transaction, part by part. The next part is read while the device writes the one before. */
export async function keepManyEdits(
  tables: DeviceTables,
  household: string,
  edits: readonly Edit[],
  way: Way,
): Promise<AnyRecord[]> {
  await mustBeHere(tables, household);
  const kept: AnyRecord[] = [];
  let before: Promise<unknown> = Promise.resolve();
  for (let at = 0; at < edits.length; at += editsAtOnce) {
    const part = merged(
      tables,
      household,
      edits.slice(at, at + editsAtOnce).map((edit) => turned(edit, way)),
    );
    // What failed first says why: by it everything fails that follows in the transaction.
    const rows = await part.catch((error: unknown) => before.then(() => Promise.reject(error)));
    await before;
    before = putRows(tables, rows);
    // Whoever waits hears of it; while the next part is read nobody does.
    before.catch(() => {});
    for (const { record } of rows.records) kept.push(record);
  }
  await before;
  return kept;
}

async function mustBeHere({ households }: DeviceTables, household: string): Promise<void> {
  if (!(await households.get([[household]]))[0]) throw new EditRefused("household-gone");
}

interface Rows {
  records: RecordRow[];
  outbox: OutboxRow[];
}

/** The edits on what the device has. */
async function merged(tables: DeviceTables, household: string, edits: readonly Edit[]): Promise<Rows> {
  const keys = edits.map(({ after }) => [household, after.id]);
  const stored = await tables.records.get(keys);
  const waiting = await tables.outbox.get(keys);
  const records = edits.map((edit, index) => keptRow(household, edit, stored[index]?.record));
  const outbox = records.map((row, index) => outboxRow(row, waiting[index], stored[index]?.record));
  return { records, outbox };
}

async function putRows(tables: DeviceTables, { records, outbox }: Rows): Promise<void> {
  await tables.records.put(records);
  await tables.outbox.put(outbox);
}

function keptRow(household: string, { before, after }: Edit, stored: AnyRecord | undefined): RecordRow {
  const { restored: _, ...record } = mergedInto(stored, before, after);
  // The mark stays, or a device that slept through a restore would take its old words for lost ones.
  const mark = stored?.restored === undefined ? {} : { restored: stored.restored };
  return { household, id: after.id, record: { ...record, ...mark, version: stored?.version ?? 0 } };
}

function mergedInto(stored: AnyRecord | undefined, before: AnyRecord | undefined, after: AnyRecord): AnyRecord {
  if (!stored || (before && saysTheSame(stored, before))) return after;
  const joined = join({ base: before, mine: after, theirs: stored });
  if (!joined.ok) throw new EditRefused("newer-record");
  return joined.value;
}

/** An edit gives a refused record another chance; what is under way stays what it was. */
function outboxRow(
  { household, id }: RecordRow,
  waiting: OutboxRow | undefined,
  stored: AnyRecord | undefined,
): OutboxRow {
  if (waiting?.state === "sent") return waiting;
  return waitsToBeSent({ household, id }, waiting ? waiting.base : (stored ?? null));
}
