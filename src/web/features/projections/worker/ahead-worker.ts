/** Computes projections off the main thread. */
import { serveWorker } from "#web/platform/worker-rpc.ts";
import { projectionHandlers } from "./requests.ts";

serveWorker(projectionHandlers);
