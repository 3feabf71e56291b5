/** Reads bank files beside the page, so that nothing on it waits. */
import { createImportDesk } from "./import-desk.ts";
import type { Ask } from "./import-messages.ts";

const hear = createImportDesk((message) => self.postMessage(message));

self.addEventListener("message", ({ data }: MessageEvent<Ask>) => {
  // Thrown outside the promise, so that the page learns that its worker failed.
  hear(data).catch((error: unknown) => setTimeout(() => throwAgain(error)));
});

function throwAgain(error: unknown): never {
  throw error;
}
