import type { Location } from "./location.ts";

type Listener = () => void;

const listeners = new Set<Listener>();
let current: Location | undefined;

/** The browser's location as React reads it: one object for as long as nothing changes. */
export function browserLocation(): Location {
  current ??= read(knownKey() ? "pop" : "first");
  return current;
}

export function onLocationChange(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener("popstate", popped);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", popped);
  };
}

interface Going {
  replace?: boolean;
  /** Another view of the same page: it neither jumps to its top nor is read out anew, and Back brings the view of before. */
  stays?: boolean;
}

/** Goes to an address of this site. Going where one is already leaves no second entry behind. */
export function navigate(to: string, { replace = false, stays = false }: Going = {}): void {
  const { href } = new URL(to, window.location.href);
  const replaces = replace || href === window.location.href;
  // The page knows its entry by the key: with the same key it is where it was.
  const entry = stays ? { key: entryKey() } : newEntry();
  if (replaces) history.replaceState(entry, "", href);
  else history.pushState(entry, "", href);
  change(read(stays ? "pop" : replaces ? "replace" : "push"));
}

const newEntry = () => ({ key: Math.random().toString(36).slice(2, 10) });

/** Nobody comes back to an entry that was never seen: someone followed a plain `#` link. */
const popped = () => change(read(knownKey() ? "pop" : "push"));

function change(location: Location) {
  current = location;
  for (const listener of listeners) listener();
}

function read(arrival: Location["arrival"]): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: entryKey(), arrival };
}

const knownKey = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** Entries that the browser made itself, such as a first page or a plain `#` link, get their key here. */
function entryKey(): string {
  const known = knownKey();
  if (known) return known;
  const entry = newEntry();
  history.replaceState(entry, "");
  return entry.key;
}
