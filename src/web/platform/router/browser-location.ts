/** Where the reader is, and how they came there. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Names the history entry, so that its scroll position can be found again. */
  key: string;
  /** `pop`: back, forward or a reload; the entry existed before. */
  navigationType: "first" | "push" | "replace" | "pop";
}

/** An address as a location that never changes, for prerendering and tests. */
export function locationOf(address: string): Location {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  return { pathname, search, hash, key: "first", navigationType: "pop" };
}

type Listener = () => void;

const listeners = new Set<Listener>();
let current: Location | undefined;

/** The browser's location as React reads it: one object for as long as nothing changes. */
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
  /** Another view of the same page: it neither jumps to its top nor is read out anew, and Back brings the view of before. */
  samePage?: boolean;
}

/** Goes to an address of this site. Going where one is already leaves no second entry behind. */
export function navigate(to: string, { replace = false, samePage = false }: NavigateOptions = {}): void {
  const { href } = new URL(to, window.location.href);
  const replaces = replace || href === window.location.href;
  // The page knows its entry by the key: with the same key it is where it was.
  const entry = samePage ? { key: entryKey() } : newEntry();
  if (replaces) history.replaceState(entry, "", href);
  else history.pushState(entry, "", href);
  change(read(samePage ? "pop" : replaces ? "replace" : "push"));
}

const newEntry = () => ({ key: Math.random().toString(36).slice(2, 10) });

/** Nobody comes back to an entry that was never seen: someone followed a plain `#` link. */
const handlePopState = () => change(read(knownKey() ? "pop" : "push"));

function change(location: Location) {
  current = location;
  for (const listener of listeners) listener();
}

function read(arrival: Location["navigationType"]): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: entryKey(), navigationType };
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

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click means "go there, here", and no new tab, window or file. */
export function isPlainClick(click: Click, { target, download }: HTMLAnchorElement): boolean {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !isModified && (!target || target === "_self") && !download;
}
