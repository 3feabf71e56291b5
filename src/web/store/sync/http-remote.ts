import { err, ok, type Result } from "#domain/result.ts";
import type { Memberships } from "#sync/household-api.ts";
import { type PullAnswer, type PushAnswer, protocolEdition } from "#sync/protocol.ts";
import { type ApiClient, createPendingRequests, ownerHeaders, probeServer, request } from "./api-client.ts";
import type { Remote, RemoteProblem, Watch } from "./remote.ts";
import { backoffDelay } from "./retry.ts";

const households = "/api/households";

/** Our own server behind `Remote`. */
export function httpRemote(given: ApiClient): Remote {
  const line = { pending: createPendingRequests(given.timing), ...given, isRepeated: true };
  const asked = async <T>(method: string, path: string, body?: object): Promise<Result<T, RemoteProblem>> =>
    toRemoteProblem(await request<T>(line, method, households + path, body));
  return {
    async begin(household, space) {
      const begun = await asked("PUT", `/${household}`, { space });
      return begun.ok ? ok(null) : begun;
    },
    households: () => asked<Memberships>("GET", ""),
    push: (household, epoch, writes, seen) =>
      asked<PushAnswer>("POST", `/${household}/push`, { protocol: protocolEdition, epoch, seen, writes }),
    pull: (household, { epoch, seq, seen }) =>
      asked<PullAnswer>("POST", `/${household}/pull`, { protocol: protocolEdition, epoch, seq, seen }),
    pullPart: (household, { epoch, seq, seen, part }) =>
      asked<PullAnswer>("POST", `/${household}/pull`, { protocol: protocolEdition, epoch, seq, seen, part }),
    watch: (household, onChanged, onCut) =>
      watchStream(line, `${households}/${household}/stream`, { onChanged, onCut }),
    reach: () => probeServer(line),
  };
}

const remoteProblems: Readonly<Record<string, RemoteProblem>> = {
  unreachable: "unreachable",
  "signed-out": "signed-out",
  "not-a-member": "not-a-member",
  "other-epoch": "other-epoch",
  "other-protocol": "other-protocol",
  "household-full": "household-full",
  "push-too-large": "too-large",
  "push-too-many": "too-large",
  "too-large": "too-large",
};

function toRemoteProblem<T>(answer: Result<T, string>): Result<T, RemoteProblem> {
  if (answer.ok) return answer;
  return err(Object.hasOwn(remoteProblems, answer.problem) ? remoteProblems[answer.problem]! : "refused");
}

/**
 * A stream that has been silent for so long is dead. The server gives a sign of life every four seconds; where nobody
 * looks there is no hurry, and browsers let such pages sleep.
 */
const silenceTimeout = { watched: 10_000, unwatched: 60_000 };

/** A stream that was asked for so long ago and has not begun is asked for anew. */
const slowStart = 4_000;

interface Listeners {
  onChanged(): void;
  onCut(): void;
}

/**
 * Follows the server's events and comes back after a break. By `fetch`, because an EventSource does not tell a refusal
 * from a lost network and could not be tried outside a browser.
 */
export function watchStream(line: ApiClient, path: string, { onChanged, onCut }: Listeners): Watch {
  const { timing } = line;
  let isStopped = false;
  let failures = 0;
  let abort = new AbortController();
  let cancel = () => {};
  let state: "beginning" | "live" | "waiting" | "over" = "waiting";
  let heardAt = 0;

  async function follow(): Promise<void> {
    state = "beginning";
    heardAt = timing.now();
    abort = new AbortController();
    const own = abort;
    const onPart = () => {
      heardAt = timing.now();
    };
    const onEvent = () => {
      failures = 0;
      state = "live";
      onChanged();
    };
    const outcome = await readEvents(line, path, { abort: own, onPart, onEvent }).catch(() => "broken" as const);
    if (isStopped || own !== abort) return;
    const wasLive = (state as string) === "live";
    state = outcome === "over" ? "over" : "waiting";
    // The pull that follows learns why the stream ended, and acts on it.
    if (outcome === "over") return onChanged();
    failures += 1;
    cancel = timing.after(backoffDelay(failures, timing.random), () => void follow());
    if (wasLive) onCut();
  }

  void follow();
  return {
    wake() {
      const silent = timing.now() - heardAt;
      const isDead = state === "live" ? silent > silenceTimeout.watched : state === "beginning" && silent > slowStart;
      if (isStopped || (state !== "waiting" && !isDead)) return;
      failures = 0;
      cancel();
      abort.abort();
      void follow();
    },
    stop() {
      isStopped = true;
      cancel();
      abort.abort();
    },
  };
}

interface StreamHandlers {
  abort: AbortController;
  onPart(): void;
  onEvent(): void;
}

/** `over`: the server will not serve this stream again, so asking again is no use. */
async function readEvents(
  line: ApiClient,
  path: string,
  { abort, onPart, onEvent }: StreamHandlers,
): Promise<"over" | "broken"> {
  let cancel = () => {};
  const listen = () => {
    cancel();
    const patience = line.timing.isPageVisible() ? silenceTimeout.watched : silenceTimeout.unwatched;
    cancel = line.timing.after(patience, () => abort.abort());
  };
  // Also for the answer and its first word: a line may be dead from the start.
  listen();
  const end = line.pending?.begin(() => abort.abort());
  try {
    const headers = { accept: "text/event-stream", ...ownerHeaders(line) };
    const response = await line.fetch(line.origin + path, { headers, signal: abort.signal });
    end?.(true);
    if (response.status === 401 || response.status === 403) return "over";
    if (!response.ok || !response.body) return "broken";
    const onAny = () => {
      listen();
      onPart();
      line.pending?.noteAlive();
    };
    return await readLines(response.body, onAny, onEvent);
  } finally {
    end?.(false);
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
