import { err, ok, type Result } from "#domain/result.ts";
import type { Memberships } from "#sync/household-api.ts";
import { type PullAnswer, type PushAnswer, protocolEdition } from "#sync/protocol.ts";
import { backoffDelay } from "#web/platform/timing.ts";
import type { Remote, RemoteProblem, Watch } from "../remote.ts";
import { type ApiClient, createPendingRequests, ownerHeaders, probeServer, request } from "./api-client.ts";

const households = "/api/households";

/** Our own server behind `Remote`. */
export function httpRemote(options: ApiClient): Remote {
  const client: ApiClient = { pending: createPendingRequests(options.timing), ...options, retriesItself: true };
  const call = async <T>(method: string, path: string, body?: object): Promise<Result<T, RemoteProblem>> =>
    toRemoteProblem(await request<T>(client, method, households + path, body));
  return {
    async begin(household, space) {
      const begun = await call("PUT", `/${household}`, { space });
      return begun.ok ? ok(null) : begun;
    },
    households: () => call<Memberships>("GET", ""),
    push: (household, epoch, writes, seen) =>
      call<PushAnswer>("POST", `/${household}/push`, { protocol: protocolEdition, epoch, seen, writes }),
    pull: (household, { epoch, seq, seen }) =>
      call<PullAnswer>("POST", `/${household}/pull`, { protocol: protocolEdition, epoch, seq, seen }),
    pullPart: (household, { epoch, seq, seen, part }) =>
      call<PullAnswer>("POST", `/${household}/pull`, { protocol: protocolEdition, epoch, seq, seen, part }),
    watch: (household, onChanged, onCut) =>
      watchStream(client, `${households}/${household}/stream`, { onChanged, onCut }),
    reach: () => probeServer(client),
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
 * A stream that is silent for this long is dead: the server sends a heartbeat every four seconds. Hidden pages wait longer,
 * since browsers suspend them.
 */
const silenceTimeout = { watched: 10_000, unwatched: 60_000 };

/** A stream that has not started after this time is requested again on `wake`. */
const slowStart = 4_000;

interface Listeners {
  onChanged(): void;
  onCut(): void;
}

/**
 * Follows the server's events and reconnects. Uses `fetch`, because EventSource can't distinguish a refusal from a lost
 * network, and can't be tested outside a browser.
 */
export function watchStream(client: ApiClient, path: string, { onChanged, onCut }: Listeners): Watch {
  const { timing } = client;
  let isStopped = false;
  let failures = 0;
  let abort = new AbortController();
  let cancel = () => {};
  let state: "beginning" | "live" | "waiting" | "refused" | "ended" = "waiting";
  let receivedAt = 0;

  async function follow(): Promise<void> {
    state = "beginning";
    receivedAt = timing.now();
    abort = new AbortController();
    const own = abort;
    const onPart = () => {
      receivedAt = timing.now();
    };
    const onEvent = () => {
      failures = 0;
      state = "live";
      onChanged();
    };
    const outcome = await readEvents(client, path, { abort: own, onPart, onEvent }).catch(() => "broken" as const);
    if (isStopped || own !== abort) return;
    const wasLive = (state as string) === "live";
    if (outcome === "refused") {
      state = wasLive ? "ended" : "refused";
      // The next pull finds out why, and handles it.
      return onChanged();
    }
    state = "waiting";
    failures += 1;
    cancel = timing.after(backoffDelay(failures, timing.random), () => void follow());
    if (wasLive) onCut();
  }

  void follow();
  return {
    wake() {
      const silent = timing.now() - receivedAt;
      const isDead = state === "live" ? silent > silenceTimeout.watched : state === "beginning" && silent > slowStart;
      if (isStopped || (state !== "waiting" && !isDead)) return;
      failures = 0;
      cancel();
      abort.abort();
      void follow();
    },
    isEnded: () => state === "ended",
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

/** `refused`: the server will not serve this stream again, so don't retry. */
async function readEvents(
  client: ApiClient,
  path: string,
  { abort, onPart, onEvent }: StreamHandlers,
): Promise<"refused" | "broken"> {
  let cancel = () => {};
  const listen = () => {
    cancel();
    const patience = client.timing.isPageVisible() ? silenceTimeout.watched : silenceTimeout.unwatched;
    cancel = client.timing.after(patience, () => abort.abort());
  };
  // Also covers the wait for the response: the connection may be dead from the start.
  listen();
  const end = client.pending?.begin(() => abort.abort());
  try {
    const headers = { accept: "text/event-stream", ...ownerHeaders(client) };
    const response = await client.fetch(client.origin + path, { headers, signal: abort.signal });
    end?.(true);
    if (response.status === 401 || response.status === 403) return "refused";
    if (!response.ok || !response.body) return "broken";
    const onAny = () => {
      listen();
      onPart();
      client.pending?.serverResponded();
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
): Promise<"refused" | "broken"> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of chunksOf(body)) {
    onPart();
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop()!;
    if (lines.includes("event: ended")) return "refused";
    if (lines.includes("event: changed")) onEvent();
  }
  return "broken";
}

/** Not every browser can iterate over a stream. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
