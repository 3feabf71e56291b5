const form = /^#in=([0-9a-f-]{36})$/;

/** A reload of the welcome finds it again: which household it was stands behind the #, where no server sees it. */
export const rememberJoined = (householdId: string): void =>
  history.replaceState(history.state, "", `${location.pathname}#in=${householdId}`);

export const joinedHere = (): string | null => form.exec(location.hash)?.[1] ?? null;
