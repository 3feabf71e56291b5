import type { Listener } from "./hub.ts";

/** Who listens to what, and how many of them each person has. */
export interface Listeners {
  countOf(uid: string): number;
  of(householdId: string): Listener[];
  households(): string[];
  /** Gives the way out. */
  enter(householdId: string, uid: string, listener: Listener): () => void;
}

export function createListeners(): Listeners {
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
