/** Writes very many records beside the page: each of them is a request of its own, and the page would clear up after all of them. */
import { openOwned } from "../owner/open-database.ts";
import { createManyDesk } from "./worker-handler.ts";
import type { ManyAsk } from "./worker-messages.ts";

const hear = createManyDesk(
  (name) => openOwned(name, { onTaken() {} }),
  (message) => self.postMessage(message),
);

self.addEventListener("message", ({ data }: MessageEvent<ManyAsk>) => void hear(data));
