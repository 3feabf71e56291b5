/** The current address, and how the user got there. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Identifies the history entry, to restore its scroll position. */
  key: string;
  /** `pop`: back, forward or a reload; the entry existed before. */
  navigationType: "first" | "push" | "replace" | "pop";
}

/** A fixed location, for prerendering and tests. */
export function locationOf(address: string): Location {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  return { pathname, search, hash, key: "first", navigationType: "pop" };
}

type Listener = () => void;

const listeners = new Set<Listener>();
let current: Location | undefined;

/** The browser's location. The same object until it changes, as React requires. */
export function browserLocation(): Location {
  current ??= read(knownKey() ? "pop" : "first");
  return current;
}

export function onLocationChange(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener("popstate", handlePopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("popstate", handlePopState);
  };
}

interface NavigateOptions {
  replace?: boolean;
  /** Another view of the same page: neither scrolls nor moves the focus, and Back returns to the previous view. */
  samePage?: boolean;
}

/** Navigates within this site. Navigating to the current address adds no history entry. */
export function navigate(to: string, { replace = false, samePage = false }: NavigateOptions = {}): void {
  const { href } = new URL(to, window.location.href);
  const replaces = replace || href === window.location.href;
  // With the same key the page counts as the same history entry.
  const entry = samePage ? { key: entryKey() } : newEntry();
  if (replaces) history.replaceState(entry, "", href);
  else history.pushState(entry, "", href);
  change(read(samePage ? "pop" : replaces ? "replace" : "push"));
}

const newEntry = () => ({ key: Math.random().toString(36).slice(2, 10) });

/** An entry without a key is new, not a way back: the user followed a plain `#` link. */
const handlePopState = () => change(read(knownKey() ? "pop" : "push"));

function change(location: Location) {
  current = location;
  for (const listener of listeners) listener();
}

function read(navigationType: Location["navigationType"]): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: entryKey(), navigationType };
}

const knownKey = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** Adds the key to entries that the browser created, such as the first page or a plain `#` link. */
function entryKey(): string {
  const known = knownKey();
  if (known) return known;
  const entry = newEntry();
  history.replaceState(entry, "");
  return entry.key;
}

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click navigates in this tab, instead of opening a tab or window or downloading. */
export function isPlainClick(click: Click, { target, download }: HTMLAnchorElement): boolean {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !isModified && (!target || target === "_self") && !download;
}
