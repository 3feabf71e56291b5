/** `missing`: a 404, or an answer of the wrong kind. `timeout`: nothing within the limit. `error`: everything else. */
export type ChunkFailure = "missing" | "timeout" | "error";

export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(
    readonly chunk: string,
    readonly type: ChunkFailure,
    readonly url: string,
  ) {
    super(`Loading chunk ${chunk} failed. (${type}: ${url})`);
  }
}

/** Why a page or a part of it did not load, for the person who waits for it. */
export const failureWords: Readonly<Record<ChunkFailure, string>> = {
  missing: "Loading failed: a part of this page is missing on the server.",
  timeout: "Loading failed: the server took too long to answer.",
  error: "Loading failed: we couldn’t reach the server. You may be offline.",
};
