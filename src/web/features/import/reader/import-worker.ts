/** The worker that reads bank files, so that the page's main thread stays free. */
import { createImportHandler } from "./import-desk.ts";
import type { ImportRequest } from "./import-messages.ts";

const handle = createImportHandler((message) => self.postMessage(message));

self.addEventListener("message", ({ data }: MessageEvent<ImportRequest>) => {
  // Rethrown outside the promise, so that the page receives the worker's `error` event.
  handle(data).catch((error: unknown) => setTimeout(() => rethrow(error)));
});

function rethrow(error: unknown): never {
  throw error;
}
