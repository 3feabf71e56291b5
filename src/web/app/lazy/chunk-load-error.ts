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
