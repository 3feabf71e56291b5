import type { Result } from "#domain/result.ts";
import type { Listener } from "./hub.ts";

interface State {
  epoch: string;
  seq: number;
}

/** How a household stands, or why this person may no longer know. */
export type Glance = Result<State, "signed-out" | "not-a-member">;

/** From the weakest reason to look at the household to the strongest: where several wait, the strongest counts. */
const reasons = ["look", "heartbeat", "changed"] as const;
type Reason = (typeof reasons)[number];

const stronger = (one: Reason, other: Reason | null): Reason =>
  other && reasons.indexOf(other) > reasons.indexOf(one) ? other : one;

/** A reader that has taken nothing for so many heartbeats is gone, whatever its connection says. */
const heartbeatsUnread = 18;

/** Every so many heartbeats the household is looked at too. The others cost next to nothing, and so can be frequent. */
const beatsALook = 6;

const bytes = new TextEncoder();

interface EventStreamParts {
  /** Asked before every event. */
  look: () => Promise<Glance>;
  /** Milliseconds between heartbeats. */
  heartbeat: number;
  onEnd: () => void;
}

/**
 * What one reader is sent, as server-sent events. Says that the household changed and up to which number, never what.
 * Holds one unread message at most: a slow reader is told the latest when it is ready, and nothing of what it missed.
 */
export class EventStream implements Listener {
  readonly body: ReadableStream<Uint8Array>;
  readonly #parts: EventStreamParts;
  readonly #timer: NodeJS.Timeout;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #reason: Reason | null = null;
  #isLooking = false;
  #isOver = false;
  #said = "";
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

  /** Says at once how the household was a moment ago, and looks whether it changed before anyone listened. */
  begin(state: State): void {
    this.#say(state);
    this.tell("look");
  }

  tell(reason: Reason): void {
    this.#reason = stronger(reason, this.#reason);
    void this.#speak();
  }

  /** Ends without a word, so that the reader comes back. */
  close(): void {
    if (this.#isOver) return;
    this.#end();
    this.#controller.close();
  }

  #beat(): void {
    this.#unread += 1;
    this.#beats += 1;
    if (this.#unread > heartbeatsUnread) this.close();
    else if (this.#beats % beatsALook === 0) this.tell("heartbeat");
    else if (this.#isReady() && !this.#isLooking) this.#controller.enqueue(bytes.encode(stillHere));
  }

  #hasRoom(): void {
    this.#unread = 0;
    if (this.#reason) void this.#speak();
  }

  /** One look at a time; what comes up meanwhile is one further look. */
  async #speak(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      while (this.#reason && !this.#isOver) if (!(await this.#lookAndSay(this.#reason))) break;
    } catch {
      // The database does not answer: the reader comes back and is told then.
      this.close();
    } finally {
      this.#isLooking = false;
      // The reader may have made room while the loop was on its way out.
      if (this.#reason && this.#isReady()) void this.#speak();
    }
  }

  /** Whether there is room to say more. Looks even if there is none: who may not know any more must not stay. */
  async #lookAndSay(reason: Reason): Promise<boolean> {
    this.#reason = null;
    const glance = await this.#parts.look();
    if (this.#isOver) return false;
    if (!glance.ok) return this.#refuse(glance.problem);
    const isNews = reason === "changed" || nameOf(glance.value) !== this.#said;
    if (!isNews && reason !== "heartbeat") return true;
    if (!this.#isReady()) {
      this.#reason = stronger(reason, this.#reason);
      return false;
    }
    if (isNews) this.#say(glance.value);
    else this.#controller.enqueue(bytes.encode(stillHere));
    return this.#isReady();
  }

  #say(state: State): void {
    this.#said = nameOf(state);
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
