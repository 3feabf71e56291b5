let secret: string | null = null;

/** The secret of the opened link. Removed from the address before the screen has loaded; it stays in memory only. */
export function takeUnsubscribeSecret(): string | null {
  const fromAddress = location.hash.slice(1);
  if (fromAddress) {
    secret = fromAddress;
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return secret;
}
