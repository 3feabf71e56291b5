import { type ChunkFailure, ChunkLoadError } from "./chunk-load-error.ts";

/** Files whose last answer was bad. The browser's own list of what was loaded calls HTML in place of a script a success. */
const refused = new Set<string>();

export const isRefused = (url: string): boolean => refused.has(url);

function failureOf(response: Response): ChunkFailure | null {
  if (response.status === 404) return "missing";
  if (!response.ok) return "error";
  return /javascript|css/.test(response.headers.get("content-type") ?? "") ? null : "missing";
}

/**
 * Fetches the files of a chunk before anything imports them. A browser may remember a failed `import()` for the life of
 * the page; a failed `fetch()` it never does, so trying again really tries again. The import then reads the HTTP cache.
 */
export async function fetchChunk(chunk: string, urls: readonly string[], deadline: AbortSignal): Promise<void> {
  await Promise.all(urls.map((url) => fetchFile(chunk, url, deadline)));
}

async function fetchFile(chunk: string, url: string, deadline: AbortSignal): Promise<void> {
  let failure: ChunkFailure | null;
  try {
    const response = await fetch(url, { signal: deadline });
    failure = failureOf(response);
    await response.arrayBuffer();
  } catch {
    failure = deadline.aborted ? "timeout" : "error";
  }
  if (failure) refused.add(url);
  else refused.delete(url);
  if (failure) throw new ChunkLoadError(chunk, failure, url);
}
