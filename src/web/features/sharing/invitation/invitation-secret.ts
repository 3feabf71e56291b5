import * as v from "valibot";
import { invitationSecretSchema, readLink } from "#sync/household-api.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";

/** Session storage key for the secret of a user who must sign in first, or waits to be confirmed. */
const storageKey = "invitation";

let secret: string | null = null;

/** The secret of the opened link. Removed from the address at once; stays in memory. */
export function takeInvitationSecret(): string | null {
  const fromAddress = secretIn(location.hash.slice(1));
  if (fromAddress) {
    secret = fromAddress;
    writeStored(null);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  secret ??= secretIn(readStored() ?? "");
  return secret;
}

/** Keeps the secret across reloads of this tab. */
export function persistSecret(): void {
  if (secret) writeStored(secret);
}

/** True once this tab has started to accept the invitation. */
export const isPersisted = (): boolean => readStored() !== null;

export function forgetSecret(): void {
  secret = null;
  writeStored(null);
}

/** In hosted mode the link also contains the household's id. */
const isSecret = (text: string): boolean =>
  readSiteConfig().firebase ? readLink(text) !== null : v.is(invitationSecretSchema, { secret: text });

const secretIn = (text: string): string | null => (isSecret(text) ? text : null);

/** Without session storage, the secret is lost on reload. */
function readStored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeStored(value: string | null): void {
  try {
    if (value) sessionStorage.setItem(storageKey, value);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Not fatal: the user can open the link again.
  }
}
