/** Bulk writes off the main thread: each record is a database request, and the garbage of so many would slow the page. */
import { serveWorker } from "#web/platform/worker-rpc.ts";
import { openOwnerDatabase } from "../owner/open-database.ts";
import { createBulkHandlers, failureOf } from "./worker-handlers.ts";

serveWorker(
  createBulkHandlers((name) => openOwnerDatabase(name, { onTakenOver() {} })),
  failureOf,
);
