/** Writes very many records beside the page: each of them is a request of its own, and the page would clear up after all of them. */
import { openOwnerDatabase } from "../owner/open-database.ts";
import { createWorkerHandler } from "./worker-handler.ts";
import type { BulkRequest } from "./worker-messages.ts";

const hear = createWorkerHandler(
  (name) => openOwnerDatabase(name, { onTakenOver() {} }),
  (message) => self.postMessage(message),
);

self.addEventListener("message", ({ data }: MessageEvent<BulkRequest>) => void hear(data));
