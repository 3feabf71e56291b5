import { backOff } from "./back-off.ts";
import { type Line, ownerOf } from "./http-line.ts";

/** Longer than the server's own sign of life, so that a line that died without a word is noticed. */
const silence = 60_000;

/**
 * Follows the server's events and comes back after a break. By `fetch`, because an EventSource does not tell a refusal
 * from a lost network and could not be tried outside a browser.
 */
export function watchStream(line: Line, path: string, onChanged: () => void): () => void {
  let isStopped = false;
  let failures = 0;
  let abort = new AbortController();
  let cancel = () => {};

  async function follow(): Promise<void> {
    abort = new AbortController();
    const onEvent = () => {
      failures = 0;
      onChanged();
    };
    const outcome = await readEvents(line, path, abort, onEvent).catch(() => "broken" as const);
    // The pull that follows learns why the stream ended, and acts on it.
    if (outcome === "over" && !isStopped) onChanged();
    if (isStopped || outcome === "over") return;
    failures += 1;
    cancel = line.timing.after(backOff(failures, line.timing.random), () => void follow());
  }

  void follow();
  return () => {
    isStopped = true;
    cancel();
    abort.abort();
  };
}

/** `over`: the server will not serve this stream again, so asking again is no use. */
async function readEvents(
  line: Line,
  path: string,
  abort: AbortController,
  onEvent: () => void,
): Promise<"over" | "broken"> {
  let cancel = () => {};
  const listen = () => {
    cancel();
    cancel = line.timing.after(silence, () => abort.abort());
  };
  // Also for the answer and its first word: a line may be dead from the start.
  listen();
  try {
    const headers = { accept: "text/event-stream", ...ownerOf(line) };
    const response = await line.fetch(line.origin + path, { headers, signal: abort.signal });
    if (response.status === 401 || response.status === 403) return "over";
    if (!response.ok || !response.body) return "broken";
    return await readLines(response.body, listen, onEvent);
  } finally {
    cancel();
  }
}

async function readLines(
  body: ReadableStream<Uint8Array>,
  onPart: () => void,
  onEvent: () => void,
): Promise<"over" | "broken"> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of chunksOf(body)) {
    onPart();
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop()!;
    if (lines.includes("event: ended")) return "over";
    if (lines.includes("event: changed")) onEvent();
  }
  return "broken";
}

/** Not every browser can walk through a stream by itself. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
