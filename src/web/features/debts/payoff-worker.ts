/** Computes long payoffs off the main thread, so that the sliders stay responsive. */
import { serveWorker } from "#web/platform/worker-rpc.ts";
import { computePayoff } from "./payoff-requests.ts";

serveWorker({ compute: computePayoff });
