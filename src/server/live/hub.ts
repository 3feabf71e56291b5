import { err, ok, type Result } from "#domain/result.ts";
import { limits } from "#sync/limits.ts";

/** `changed`: the household changed. `look`: it may have changed, so check it. */
export type Notice = "changed" | "look";

/** An open stream of a household. */
export interface Listener {
  notify(notice: Notice): void;
  close(): void;
}

export type ListenRefusal = "too-many-streams" | "ending";

/** The open streams of this node, by household. */
export interface Hub {
  /** This node changed a household: notifies its listeners and the other nodes. */
  changed(householdId: string): void;
  /** Another node changed it, or may have. */
  received(householdId: string, notice: Notice): void;
  /** Returns a function that stops listening. */
  listen(householdId: string, uid: string, listener: Listener): Result<() => void, ListenRefusal>;
  /** The households with listeners on this node. */
  followed(): string[];
  /** Closes all streams and refuses new ones. */
  end(): void;
}

interface HubParts {
  notifyOthers?: (householdId: string) => void;
  streamsPerPerson?: number;
}

export function createHub({ notifyOthers, streamsPerPerson = limits.openStreamsAPerson }: HubParts = {}): Hub {
  const listeners = createListeners();
  let isEnding = false;
  const received = coalesced((householdId, notice) => {
    for (const listener of listeners.of(householdId)) listener.notify(notice);
  });
  return {
    changed(householdId) {
      received(householdId, "changed");
      notifyOthers?.(householdId);
    },
    received,
    listen(householdId, uid, listener) {
      if (isEnding) return err("ending");
      if (listeners.countOf(uid) >= streamsPerPerson) return err("too-many-streams");
      return ok(listeners.enter(householdId, uid, listener));
    },
    followed: listeners.households,
    end() {
      isEnding = true;
      for (const listener of listeners.households().flatMap(listeners.of)) listener.close();
    },
  };
}

/** Coalesces the notices of one turn of the event loop; the stronger one wins. */
function coalesced(notify: (householdId: string, notice: Notice) => void): Hub["received"] {
  let pending = new Map<string, Notice>();
  const flush = () => {
    const notices = pending;
    pending = new Map();
    for (const [householdId, notice] of notices) notify(householdId, notice);
  };
  return (householdId, notice) => {
    if (pending.size === 0) setImmediate(flush);
    if (pending.get(householdId) !== "changed") pending.set(householdId, notice);
  };
}

/** The listeners by household, and their number by person. */
interface Listeners {
  countOf(uid: string): number;
  of(householdId: string): Listener[];
  households(): string[];
  /** Returns a function that removes the listener. */
  enter(householdId: string, uid: string, listener: Listener): () => void;
}

function createListeners(): Listeners {
  const households = new Map<string, Set<Listener>>();
  const counts = new Map<string, number>();
  const count = (uid: string, by: number) => {
    const sum = (counts.get(uid) ?? 0) + by;
    if (sum > 0) counts.set(uid, sum);
    else counts.delete(uid);
  };
  const leave = (householdId: string, uid: string, listener: Listener) => {
    const listeners = households.get(householdId);
    if (!listeners?.delete(listener)) return;
    if (listeners.size === 0) households.delete(householdId);
    count(uid, -1);
  };
  return {
    countOf: (uid) => counts.get(uid) ?? 0,
    of: (householdId) => [...(households.get(householdId) ?? [])],
    households: () => [...households.keys()],
    enter(householdId, uid, listener) {
      const listeners = households.get(householdId) ?? new Set<Listener>();
      households.set(householdId, listeners.add(listener));
      count(uid, 1);
      return () => leave(householdId, uid, listener);
    },
  };
}
