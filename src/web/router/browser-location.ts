import type { Location } from "./location.ts";

type Listener = () => void;

const listeners = new Set<Listener>();
let current: Location | undefined;

/** The browser's location as React reads it: one object for as long as nothing changes. */
export function browserLocation(): Location {
  current ??= read("pop");
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

/** Goes to an address of this site. Going where one is already leaves no second entry behind. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const { href } = new URL(to, window.location.href);
  const replaces = options.replace || href === window.location.href;
  if (replaces) history.replaceState(newEntry(), "", href);
  else history.pushState(newEntry(), "", href);
  change(read(replaces ? "replace" : "push"));
}

const newEntry = () => ({ key: Math.random().toString(36).slice(2, 10) });

const popped = () => change(read("pop"));

function change(location: Location) {
  current = location;
  for (const listener of listeners) listener();
}

function read(arrival: Location["arrival"]): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: entryKey(), arrival };
}

/** Entries that the browser made itself, such as a first page or a plain `#` link, get their key here. */
function entryKey(): string {
  const known = (history.state as { key?: string } | null)?.key;
  if (known) return known;
  const entry = newEntry();
  history.replaceState(entry, "");
  return entry.key;
}
