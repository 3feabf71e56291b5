import { serveWorker, type WorkerPort } from "./worker-rpc.ts";

type Scope = Parameters<typeof serveWorker>[2];

interface Options {
  describeError?: (error: unknown) => unknown;
  /** Blobs of a test's document can't be cloned. */
  clonesInput?: boolean;
}

/** Runs a worker's handlers in this thread. Messages are asynchronous and cloned, as between threads. */
export class InlineWorker extends EventTarget {
  isTerminated = false;
  /** The messages from the page. */
  readonly received: { method?: string }[] = [];
  /** The messages to the page. */
  readonly sent: { isDelivery?: boolean }[] = [];
  readonly #scope = new EventTarget();
  readonly #clonesInput: boolean;

  constructor(
    handlers: Parameters<typeof serveWorker>[0],
    { describeError = String, clonesInput = true }: Options = {},
  ) {
    super();
    this.#clonesInput = clonesInput;
    const postMessage = (message: { isDelivery?: boolean }) => {
      this.sent.push(message);
      this.#send(this, structuredClone(message));
    };
    serveWorker(handlers, describeError, Object.assign(this.#scope, { postMessage }) as unknown as Scope);
  }

  postMessage(message: { method?: string }): void {
    this.received.push(message);
    this.#send(this.#scope, this.#clonesInput ? structuredClone(message) : message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #send(target: EventTarget, data: unknown): void {
    setTimeout(() => this.isTerminated || target.dispatchEvent(new MessageEvent("message", { data })));
  }
}

/** Never runs its script. */
export class SilentWorker extends InlineWorker {
  constructor() {
    super({});
  }
  override postMessage(): void {}
}

/** Fails, at the first message, or the first one that calls this method. */
export class FailingWorker extends InlineWorker {
  readonly #method: string | undefined;

  constructor(handlers: Parameters<typeof serveWorker>[0] = {}, method?: string) {
    super(handlers);
    this.#method = method;
  }

  override postMessage(message: { method?: string }): void {
    if (this.#method !== undefined && message.method !== this.#method) super.postMessage(message);
    else setTimeout(() => this.dispatchEvent(new Event("error")));
  }
}

export function blockedWorker(): never {
  throw new DOMException("no workers here", "SecurityError");
}

/** Starts workers, and lists them. */
export function workerList<Kind extends InlineWorker>(make: () => Kind) {
  const workers: Kind[] = [];
  const start = () => {
    workers.push(make());
    return workers.at(-1) as unknown as WorkerPort;
  };
  return { start, workers };
}
