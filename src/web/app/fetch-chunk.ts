import { type ChunkFailure, ChunkLoadError } from "./chunk-load-error.ts";

export const chunkTimeout = 120_000;

function failureOf(response: Response): ChunkFailure | null {
  if (response.status === 404) return "missing";
  if (!response.ok) return "error";
  return /javascript|css/.test(response.headers.get("content-type") ?? "") ? null : "missing";
}

/**
 * Fetches the files of a chunk before anything imports them. A browser may remember a failed `import()` for the life of
 * the page; a failed `fetch()` it never does, so trying again really tries again. The import then reads the HTTP cache.
 */
export async function fetchChunk(chunk: string, urls: readonly string[]): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), chunkTimeout);
  try {
    await Promise.all(urls.map((url) => fetchFile(chunk, url, controller.signal)));
  } finally {
    clearTimeout(timer);
  }
}

async function fetchFile(chunk: string, url: string, signal: AbortSignal): Promise<void> {
  let failure: ChunkFailure | null;
  try {
    const response = await fetch(url, { signal });
    failure = failureOf(response);
    await response.arrayBuffer();
  } catch {
    failure = signal.aborted ? "timeout" : "error";
  }
  if (failure) throw new ChunkLoadError(chunk, failure, url);
}
