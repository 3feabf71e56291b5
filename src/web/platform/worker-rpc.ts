/** Calls from a page to the handlers of its worker. Imports no code, since both threads load this file. */
import type { Chunk } from "#web/app/lazy/chunk.ts";

/** What a handler can do while it runs. */
export interface WorkerCall<Note = never> {
  /** Sends a progress notification. */
  notify(note: Note): void;
  /** The same, and resolves once the page has processed it. */
  deliver(note: Note): Promise<void>;
  /** Aborted when the caller cancels. A handler that does not pause can't notice. */
  signal: AbortSignal;
}

type Handlers = Record<string, (input: never, call: WorkerCall<never>) => unknown>;

type InputOf<Handler> = Handler extends (input: infer Input, ...rest: never) => unknown ? Input : never;
type NoteOf<Handler> = Handler extends (input: never, call: WorkerCall<infer Note>) => unknown ? Note : never;
type ResultOf<Handler> = Handler extends (...all: never) => infer Result ? Awaited<Result> : never;

/** From the page. Without an id, no response is expected. A request without a method only tests whether the worker runs. */
type PageMessage = { id?: number; method?: string; input?: unknown } | { id: number; control: "cancel" | "delivered" };

/** From the worker. An error is plain data: messages don't preserve classes. */
type WorkerMessage =
  | { id: number; note: unknown; isDelivery: boolean }
  | { id: number; result: unknown }
  | { id: number; error: unknown };

interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent<PageMessage>) => void): void;
}

function logError(error: unknown): string {
  console.error(error);
  return String(error);
}

/** Serves the calls of the page. Runs in the worker, at the top level of its script. */
export function serveWorker(
  handlers: Handlers,
  describeError: (error: unknown) => unknown = logError,
  scope: WorkerScope = self,
): void {
  const running = new Map<number, { canceling: AbortController; deliveries: (() => void)[] }>();

  async function run(id: number, handler: Handlers[string] | undefined, input: unknown): Promise<void> {
    const post = (response: WorkerMessage) => scope.postMessage(response);
    const [canceling, deliveries]: [AbortController, (() => void)[]] = [new AbortController(), []];
    running.set(id, { canceling, deliveries });
    const call: WorkerCall<unknown> = {
      notify: (note) => post({ id, note, isDelivery: false }),
      deliver(note) {
        post({ id, note, isDelivery: true });
        return new Promise((resolve) => deliveries.push(resolve));
      },
      signal: canceling.signal,
    };
    try {
      post({ id, result: await handler?.(input as never, call as WorkerCall<never>) });
    } catch (error) {
      post({ id, error: describeError(error) });
    } finally {
      running.delete(id);
    }
  }

  scope.addEventListener("message", ({ data }) => {
    if ("control" in data) {
      const call = running.get(data.id);
      if (data.control === "cancel") call?.canceling.abort();
      else call?.deliveries.shift()?.();
      return;
    }
    const handler = data.method === undefined ? undefined : handlers[data.method]!;
    if (data.id === undefined) handler?.(data.input as never, undefined as never);
    else void run(data.id, handler, data.input);
  });
}

/**
 * Why a call has no result. `not-loaded`: the script can't be fetched; `failed`: the worker can't start, or failed;
 * `closed`: by the page; `thrown`: the handler threw, and `cause` describes its error.
 */
export class WorkerError extends Error {
  override readonly name = "WorkerError";

  constructor(
    readonly reason: "not-loaded" | "failed" | "closed" | "thrown",
    cause?: unknown,
  ) {
    super(`Worker call: ${reason}`, { cause });
  }
}

export type WorkerPort = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

interface CallOptions<Note> {
  /** Notifications are handled one at a time, and before the result. If it throws, the call rejects with its error. */
  onNote?: ((note: Note) => void | Promise<void>) | undefined;
  /** Asks the handler to cancel. Its response still counts: the work may be done already. */
  signal?: AbortSignal | undefined;
}

export interface WorkerClient<Methods extends Handlers> {
  /** Starts a worker if there is none. Rejects with a `WorkerError`. */
  call<Name extends keyof Methods & string>(
    method: Name,
    input: InputOf<Methods[Name]>,
    options?: CallOptions<NoteOf<Methods[Name]>>,
  ): Promise<ResultOf<Methods[Name]>>;
  /** Sends a part of the input of a later call, to a worker that runs. */
  send<Name extends keyof Methods & string>(method: Name, input: InputOf<Methods[Name]>): void;
  /**
   * Starts the worker and waits until its script has run. Resolves to false if the caller must do without it. From then on no
   * call starts another worker: it would lack what was sent to this one.
   */
  connect(): Promise<boolean>;
  isOpen(): boolean;
  isBusy(): boolean;
  /** Terminates the worker. Pending calls reject with the reason; later responses are ignored. */
  close(reason?: "closed" | "failed"): void;
}

interface PendingCall {
  resolve(result: unknown): void;
  reject(error: unknown): void;
  onNote(note: unknown): void | Promise<void>;
  /** Resolves once all responses so far are handled. */
  turn: Promise<void>;
}

export function createWorkerClient<Methods extends Handlers>(
  chunk: Chunk<true>,
  start: () => WorkerPort,
): WorkerClient<Methods> {
  let worker: WorkerPort | undefined;
  let isRestartable = true;
  let lastId = 0;
  const pending = new Map<number, PendingCall>();

  function begin(): WorkerPort {
    const started = start();
    started.addEventListener("message", ({ data }) => started === worker && receive(data));
    for (const fault of ["error", "messageerror"] as const)
      started.addEventListener(fault, () => started === worker && close("failed"));
    return started;
  }

  function close(reason: "closed" | "failed" = "closed"): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new WorkerError(reason));
    pending.clear();
  }

  function receive(response: WorkerMessage): void {
    const call = pending.get(response.id);
    if (!call) return;
    call.turn = call.turn
      .then(() => (pending.get(response.id) === call ? handle(call, response) : undefined))
      .catch((error: unknown) => fail(response.id, error));
  }

  async function handle(call: PendingCall, response: WorkerMessage): Promise<void> {
    const { id } = response;
    if ("note" in response) {
      await call.onNote(response.note);
      if (response.isDelivery && pending.has(id)) post({ id, control: "delivered" });
      return;
    }
    if ("error" in response) return fail(id, new WorkerError("thrown", response.error));
    pending.delete(id);
    call.resolve(response.result);
  }

  function fail(id: number, error: unknown): void {
    pending.get(id)?.reject(error);
    pending.delete(id);
  }

  const post = (request: PageMessage) => worker?.postMessage(request);

  const request = (parts: { method?: string; input?: unknown }, { onNote, signal }: CallOptions<unknown> = {}) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      pending.set(id, { resolve, reject, onNote: onNote ?? (() => {}), turn: Promise.resolve() });
      const send = () => {
        if (!pending.has(id)) return;
        if (!worker && !isRestartable) return fail(id, new WorkerError("failed"));
        try {
          worker ??= begin();
          post({ id, ...parts });
        } catch (error) {
          return fail(id, new WorkerError("failed", error));
        }
        const cancel = () => pending.has(id) && post({ id, control: "cancel" });
        if (signal?.aborted) cancel();
        else signal?.addEventListener("abort", cancel);
      };
      // At once if possible, so that the caller can close what it has started.
      if (chunk.ready()) send();
      else void isWorkerLoaded(chunk).then((isLoaded) => (isLoaded ? send() : fail(id, new WorkerError("not-loaded"))));
    });

  return {
    call: (method, input, options) =>
      request({ method, input }, options as CallOptions<unknown>) as Promise<ResultOf<Methods[typeof method]>>,
    send: (method, input) => post({ method, input }),
    connect: () =>
      request({}).then(
        () => {
          isRestartable = false;
          return true;
        },
        () => false,
      ),
    isOpen: () => worker !== undefined,
    isBusy: () => pending.size > 0,
    close,
  };
}

/** The page can do the work itself, so do not wait two minutes for a worker. */
const workerTimeout = 5_000;

/** Whether the script loads soon. Fetched first, because a worker does not report why its script failed to load. */
function isWorkerLoaded(chunk: Chunk<true>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loaded = chunk.load({ isOptional: true }).then(
    () => true,
    () => false,
  );
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), workerTimeout);
  });
  return Promise.race([loaded, timeout]).finally(() => clearTimeout(timer));
}
