let held: string | null = null;

/** The secret of the link that was opened. It leaves the address before its page is here, and stays in memory. */
export function takeUnsubscribeSecret(): string | null {
  const given = location.hash.slice(1);
  if (given) {
    held = given;
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return held;
}
