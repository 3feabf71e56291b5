import type { Result } from "#domain/result.ts";
import type { Listener } from "./hub.ts";

interface State {
  epoch: string;
  seq: number;
}

/** The state of a household, or why this person has no access any more. */
export type Access = Result<State, "signed-out" | "not-a-member">;

/** Reasons to check the household, weakest first: of several pending ones the strongest counts. */
const reasons = ["look", "heartbeat", "changed"] as const;
type Reason = (typeof reasons)[number];

const strongerOf = (one: Reason, other: Reason | null): Reason =>
  other && reasons.indexOf(other) > reasons.indexOf(one) ? other : one;

/** A reader that has read nothing for this many heartbeats is gone, whatever its connection says. */
const maxUnreadBeats = 18;

/** Every this many heartbeats the household is checked too. The other heartbeats are cheap, so they can be frequent. */
const beatsPerCheck = 6;

const bytes = new TextEncoder();

interface EventStreamParts {
  /** Called before every event. */
  check: () => Promise<Access>;
  /** Milliseconds between heartbeats. */
  heartbeat: number;
  onEnd: () => void;
}

/**
 * The server-sent events of one reader. They tell that the household changed and up to which version, never what changed.
 * At most one message is unread: a slow reader gets the latest state when it is ready, and nothing in between.
 */
export class EventStream implements Listener {
  readonly body: ReadableStream<Uint8Array>;
  readonly #parts: EventStreamParts;
  readonly #timer: NodeJS.Timeout;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #reason: Reason | null = null;
  #isChecking = false;
  #isOver = false;
  #sent = "";
  #unread = 0;
  #beats = 0;

  constructor(parts: EventStreamParts) {
    this.#parts = parts;
    this.body = new ReadableStream({
      start: (controller) => {
        this.#controller = controller;
      },
      pull: () => this.#hasRoom(),
      cancel: () => this.#end(),
    });
    this.#timer = setInterval(() => this.#beat(), parts.heartbeat).unref();
  }

  /** Sends the state that was just read, and checks whether it changed before the stream listened. */
  begin(state: State): void {
    this.#send(state);
    this.notify("look");
  }

  notify(reason: Reason): void {
    this.#reason = strongerOf(reason, this.#reason);
    void this.#speak();
  }

  /** Ends without an event, so that the reader reconnects. */
  close(): void {
    if (this.#isOver) return;
    this.#end();
    this.#controller.close();
  }

  #beat(): void {
    this.#unread += 1;
    this.#beats += 1;
    if (this.#unread > maxUnreadBeats) this.close();
    else if (this.#beats % beatsPerCheck === 0) this.notify("heartbeat");
    else if (this.#isReady() && !this.#isChecking) this.#controller.enqueue(bytes.encode(stillHere));
  }

  #hasRoom(): void {
    this.#unread = 0;
    if (this.#reason) void this.#speak();
  }

  /** One check at a time; notices during a check cause one further check. */
  async #speak(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      while (this.#reason && !this.#isOver) if (!(await this.#checkAndSend(this.#reason))) break;
    } catch {
      // The database does not answer: the reader reconnects later.
      this.close();
    } finally {
      this.#isChecking = false;
      // The reader may have made room while the loop was ending.
      if (this.#reason && this.#isReady()) void this.#speak();
    }
  }

  /** Whether there is room for more. Checks even without room: a reader who lost access must be disconnected. */
  async #checkAndSend(reason: Reason): Promise<boolean> {
    this.#reason = null;
    const access = await this.#parts.check();
    if (this.#isOver) return false;
    if (!access.ok) return this.#refuse(access.problem);
    const isNews = reason === "changed" || nameOf(access.value) !== this.#sent;
    if (!isNews && reason !== "heartbeat") return true;
    if (!this.#isReady()) {
      this.#reason = strongerOf(reason, this.#reason);
      return false;
    }
    if (isNews) this.#send(access.value);
    else this.#controller.enqueue(bytes.encode(stillHere));
    return this.#isReady();
  }

  #send(state: State): void {
    this.#sent = nameOf(state);
    this.#controller.enqueue(bytes.encode(changed(state.seq)));
  }

  #isReady = (): boolean => !this.#isOver && (this.#controller.desiredSize ?? 0) > 0;

  #refuse(problem: string): false {
    this.#controller.enqueue(bytes.encode(`event: ended\ndata: ${problem}\n\n`));
    this.close();
    return false;
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#timer);
    this.#parts.onEnd();
  }
}

const changed = (seq: number): string => `event: changed\ndata: ${seq}\n\n`;
const stillHere = ": still here\n\n";
const nameOf = ({ epoch, seq }: State): string => `${epoch} ${seq}`;
