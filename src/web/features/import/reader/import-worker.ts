/** The worker that reads bank files, so that the page's main thread stays free. */
import { serveWorker } from "#web/platform/worker-rpc.ts";
import { createImportHandlers } from "./import-handlers.ts";

serveWorker(createImportHandlers());
