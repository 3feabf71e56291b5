/** Computes projections off the main thread. */
import { createRequestHandler, type ProjectionRequest } from "./requests.ts";

const handle = createRequestHandler((message) => self.postMessage(message));

self.addEventListener("message", ({ data }: MessageEvent<ProjectionRequest>) => handle(data));
