import { isSameValue } from "#sync/merge-same-value.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import type { Edit } from "../persist-edits.ts";
import { applyPull } from "../sync/pull.ts";
import { type Direction, inDirection } from "../undo-history.ts";
import { createBulkWriter } from "./persist-bulk.ts";
import { type BulkRequest, type BulkResponse, failureOf, recordsPerMessage } from "./worker-messages.ts";

/** The worker's side of writing very many: takes them, writes them once, and tells how it went. */
export function createWorkerHandler(
  open: (name: string) => Promise<DeviceDatabase>,
  tell: (message: BulkResponse) => void,
) {
  const [records, edits]: [AnyRecord[], Edit[]] = [[], []];
  const ending = new AbortController();

  async function bring(database: DeviceDatabase, household: string): Promise<number> {
    const onProgress = (share: number) => tell({ tell: "progress", share });
    return createBulkWriter(database).importRecords(household, records, { onProgress, signal: ending.signal });
  }

  async function keep(database: DeviceDatabase, household: string, way: Direction): Promise<number> {
    const { persisted, unsent } = await createBulkWriter(database).persistEdits(household, edits, way);
    const otherwise = persisted.filter(
      (record, index) => !isAsRequested(record, inDirection(edits[index]!, way).after),
    );
    for (let at = 0; at < otherwise.length; at += recordsPerMessage)
      tell({ tell: "otherwise", records: otherwise.slice(at, at + recordsPerMessage) });
    return unsent;
  }

  let forPages: Promise<DeviceDatabase> | null = null;

  /** The database stays open from page to page. That the page has it is enough to tell: what changed shows at the end. */
  async function takePage({ database, household, page }: Extract<BulkRequest, { ask: "page" }>): Promise<void> {
    try {
      forPages ??= open(database);
      const outcome = await (await forPages).write((tables) => applyPull(tables, household, page));
      tell({ tell: "page-taken", outcome: typeof outcome === "string" ? outcome : { changed: [] } });
    } catch (error) {
      tell({ tell: "failed", failure: failureOf(error) });
    }
  }

  async function write(message: Extract<BulkRequest, { ask: "bring" | "keep" }>): Promise<void> {
    const { household, database: name } = message;
    try {
      const database = await open(name);
      const writing = message.ask === "bring" ? bring(database, household) : keep(database, household, message.way);
      const unsent = await writing.finally(() => database.close());
      tell({ tell: "done", unsent });
    } catch (error) {
      tell({ tell: "failed", failure: failureOf(error) });
    }
  }

  tell({ tell: "ready" });
  return async (message: BulkRequest): Promise<void> => {
    if (message.ask === "take") records.push(...message.records);
    else if (message.ask === "take-edits") edits.push(...message.edits);
    else if (message.ask === "page") await takePage(message);
    else if (message.ask === "end") ending.abort();
    else await write(message);
  };
}

/** Of what is deleted nothing shows. */
const isAsRequested = (kept: AnyRecord, asked: AnyRecord): boolean =>
  (kept.deleted && asked.deleted) || isSameValue(kept, asked);
