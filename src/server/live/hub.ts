import { err, ok, type Result } from "#domain/result.ts";
import { limits } from "#sync/limits.ts";
import { createListeners } from "./live.ts";

/** `changed`: say so. `look`: something may have changed, see for yourself. */
export type Telling = "changed" | "look";

/** Someone who follows a household. */
export interface Listener {
  tell(telling: Telling): void;
  close(): void;
}

export type ListenRefusal = "too-many-streams" | "ending";

/** Who follows which household on this node. */
export interface Hub {
  /** Something here changed a household: its listeners hear of it, and so do other nodes. */
  changed(householdId: string): void;
  /** Another node changed it, or may have. */
  heard(householdId: string, telling: Telling): void;
  /** Gives the way to stop listening. */
  listen(householdId: string, uid: string, listener: Listener): Result<() => void, ListenRefusal>;
  /** The households that anyone here follows. */
  followed(): string[];
  /** Closes all, and takes nobody new. */
  end(): void;
}

interface HubParts {
  tellOthers?: (householdId: string) => void;
  streamsAPerson?: number;
}

export function createHub({ tellOthers, streamsAPerson = limits.openStreamsAPerson }: HubParts = {}): Hub {
  const listeners = createListeners();
  let isEnding = false;
  const heard = coalesced((householdId, telling) => {
    for (const listener of listeners.of(householdId)) listener.tell(telling);
  });
  return {
    changed(householdId) {
      heard(householdId, "changed");
      tellOthers?.(householdId);
    },
    heard,
    listen(householdId, uid, listener) {
      if (isEnding) return err("ending");
      if (listeners.countOf(uid) >= streamsAPerson) return err("too-many-streams");
      return ok(listeners.enter(householdId, uid, listener));
    },
    followed: listeners.households,
    end() {
      isEnding = true;
      for (const listener of listeners.households().flatMap(listeners.of)) listener.close();
    },
  };
}

/** Many tellings in one turn of the event loop are one, the stronger one. */
function coalesced(tell: (householdId: string, telling: Telling) => void): Hub["heard"] {
  let waiting = new Map<string, Telling>();
  const tellAll = () => {
    const told = waiting;
    waiting = new Map();
    for (const [householdId, telling] of told) tell(householdId, telling);
  };
  return (householdId, telling) => {
    if (waiting.size === 0) setImmediate(tellAll);
    if (waiting.get(householdId) !== "changed") waiting.set(householdId, telling);
  };
}
