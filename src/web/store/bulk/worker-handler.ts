import { isSameValue } from "#sync/merge.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import type { Edit } from "../persist-edits.ts";
import { applyPull } from "../sync/pull.ts";
import { type Direction, inDirection } from "../undo-history.ts";
import { createBulkWriter } from "./persist-bulk.ts";
import { type BulkRequest, type BulkResponse, failureOf, recordsPerMessage } from "./worker-messages.ts";

/** The worker's side of a bulk write: collects the records, writes them once, and reports the result. */
export function createWorkerHandler(
  open: (name: string) => Promise<DeviceDatabase>,
  respond: (message: BulkResponse) => void,
) {
  const [records, edits]: [AnyRecord[], Edit[]] = [[], []];
  const canceling = new AbortController();

  async function importAll(database: DeviceDatabase, household: string): Promise<number> {
    const onProgress = (share: number) => respond({ type: "progress", share });
    return createBulkWriter(database).importRecords(household, records, { onProgress, signal: canceling.signal });
  }

  async function persistAll(database: DeviceDatabase, household: string, direction: Direction): Promise<number> {
    const { persisted, unsent } = await createBulkWriter(database).persistEdits(household, edits, direction);
    const changed = persisted.filter(
      (record, index) => !isAsRequested(record, inDirection(edits[index]!, direction).after),
    );
    for (let at = 0; at < changed.length; at += recordsPerMessage)
      respond({ type: "changed-records", records: changed.slice(at, at + recordsPerMessage) });
    return unsent;
  }

  let pageDatabase: Promise<DeviceDatabase> | null = null;

  /** Keeps the database open between pages. Doesn't return the changed ids: the household shows when the pull ends. */
  async function writePage({ database, household, page }: Extract<BulkRequest, { type: "pull-page" }>): Promise<void> {
    try {
      pageDatabase ??= open(database);
      const outcome = await (await pageDatabase).write((tables) => applyPull(tables, household, page));
      respond({ type: "page-result", outcome: typeof outcome === "string" ? outcome : { changed: [] } });
    } catch (error) {
      respond({ type: "failed", failure: failureOf(error) });
    }
  }

  async function write(message: Extract<BulkRequest, { type: "import" | "persist" }>): Promise<void> {
    const { household, database: name } = message;
    try {
      const database = await open(name);
      const writing =
        message.type === "import" ? importAll(database, household) : persistAll(database, household, message.direction);
      const unsent = await writing.finally(() => database.close());
      respond({ type: "done", unsent });
    } catch (error) {
      respond({ type: "failed", failure: failureOf(error) });
    }
  }

  respond({ type: "ready" });
  return async (message: BulkRequest): Promise<void> => {
    if (message.type === "add-records") records.push(...message.records);
    else if (message.type === "add-edits") edits.push(...message.edits);
    else if (message.type === "pull-page") await writePage(message);
    else if (message.type === "cancel") canceling.abort();
    else await write(message);
  };
}

/** Deleted records don't show, so their fields don't matter. */
const isAsRequested = (stored: AnyRecord, requested: AnyRecord): boolean =>
  (stored.deleted && requested.deleted) || isSameValue(stored, requested);
