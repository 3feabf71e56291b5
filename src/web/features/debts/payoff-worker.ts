/** Computes long payoffs off the main thread, so that the sliders stay responsive. */
import { computePayoff, type PayoffRequest } from "./payoff-requests.ts";

self.addEventListener("message", ({ data }: MessageEvent<PayoffRequest>) => self.postMessage(computePayoff(data)));
