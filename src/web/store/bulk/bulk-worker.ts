/** Bulk writes off the main thread: each record is a database request, and the garbage of so many would slow the page. */
import { openOwnerDatabase } from "../owner/open-database.ts";
import { createWorkerHandler } from "./worker-handler.ts";
import type { BulkRequest } from "./worker-messages.ts";

const handle = createWorkerHandler(
  (name) => openOwnerDatabase(name, { onTakenOver() {} }),
  (message) => self.postMessage(message),
);

self.addEventListener("message", ({ data }: MessageEvent<BulkRequest>) => void handle(data));
