/** Where the reader is, and how they came there. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Names the history entry, so that its scroll position can be found again. */
  key: string;
  /** `pop`: back, forward or a reload; the entry existed before. */
  arrival: "first" | "push" | "replace" | "pop";
}

/** An address as a location that never changes, for prerendering and tests. */
export function locationOf(address: string): Location {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  return { pathname, search, hash, key: "first", arrival: "pop" };
}
