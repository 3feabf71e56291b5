import { isSameValue } from "#sync/merge-same-value.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceTables, Key, OutboxRow, RecordRow } from "./device/device-database.ts";
import { type Edit, type Found, foundFor, keysFor, merged, mustBeHere, putRows } from "./keep-edits.ts";
import { turned, type Way } from "./undo-history.ts";

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
  const announced: Promise<readonly AnyRecord[]>[] = [];
  let before: Promise<unknown> = Promise.resolve();
  for (let at = 0; at < edits.length; at += editsAtOnce) {
    const part = edits.slice(at, at + editsAtOnce);
    // What failed first says why: by it everything fails that follows in the transaction.
    const found = await foundFor(tables, household, part).catch((error: unknown) =>
      before.then(() => Promise.reject(error)),
    );
    await before;
    const written = writePart(tables, household, part, way, found);
    before = written.done;
    // Whoever waits hears of it; while the next part is read nobody does.
    before.catch(() => {});
    kept.push(...written.kept);
    announced.push(written.done);
  }
  await before;
  return [...kept, ...(await Promise.all(announced)).flat()];
}

interface PartWritten {
  kept: readonly AnyRecord[];
  /** The announcements of what the edits overrode. */
  done: Promise<readonly AnyRecord[]>;
}

function writePart(
  tables: DeviceTables,
  household: string,
  edits: readonly Edit[],
  way: Way,
  found: Found,
): PartWritten {
  const asked = edits.map((edit) => turned(edit, way));
  const isUnmade = way === "back" && edits.every((edit, at) => isNobodysYet(edit, found.stored[at], found.waiting[at]));
  if (isUnmade) return { kept: asked.map(({ after }) => after), done: removeRows(tables, keysFor(household, edits)) };
  const rows = merged(household, asked, found);
  return { kept: rows.records.map(({ record }) => record), done: putRows(tables, household, rows) };
}

/**
 * A new record as it was brought, which no server has heard of. Taken back it is gone as if it had never been: nothing says
 * that it is deleted, and a long import is taken back as quickly as its rows can be removed.
 */
const isNobodysYet = (
  { before, after }: Edit,
  stored: RecordRow | undefined,
  waiting: OutboxRow | undefined,
): boolean =>
  before === undefined && stored?.record.version === 0 && isSameValue(stored.record, after) && isUnsent(waiting);

const isUnsent = (waiting: OutboxRow | undefined): boolean =>
  !waiting || (waiting.state !== "sent" && waiting.base === null);

async function removeRows(tables: DeviceTables, keys: readonly Key[]): Promise<readonly AnyRecord[]> {
  await tables.records.remove(keys);
  await tables.outbox.remove(keys);
  return [];
}
