import * as v from "valibot";
import { invitationSecretSchema, readLink } from "#sync/household-api.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";

/** Where a tab keeps the link of someone who has to sign in first, or who waits to be let in. */
export const storageKey = "invitation";

let held: string | null = null;

/** The secret of the link that was opened. It leaves the address at once, and stays in memory. */
export function takeInvitationSecret(): string | null {
  const given = secretIn(location.hash.slice(1));
  if (given) {
    held = given;
    keep(null);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  held ??= secretIn(kept() ?? "");
  return held;
}

/** From now on a reload of this tab finds it again. */
export function persistSecret(): void {
  if (held) keep(held);
}

/** Whoever holds it here has begun to take it. */
export const isPersisted = (): boolean => kept() !== null;

export function forgetSecret(): void {
  held = null;
  keep(null);
}

/** In hosted mode it names its household beside. */
const isSecret = (text: string): boolean =>
  readSiteConfig().firebase ? readLink(text) !== null : v.is(invitationSecretSchema, { secret: text });

const secretIn = (text: string): string | null => (isSecret(text) ? text : null);

/** A browser that keeps nothing only loses it at a reload. */
function kept(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(secret: string | null): void {
  try {
    if (secret) sessionStorage.setItem(storageKey, secret);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The link can be opened again.
  }
}
