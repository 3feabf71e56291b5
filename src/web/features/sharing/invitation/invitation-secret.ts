import * as v from "valibot";
import { invitationSecretSchema, readLink } from "#sync/household-api.ts";
import { safeSessionStorage } from "#web/platform/safe-storage.ts";
import { readSiteConfig } from "#web/platform/site-config.ts";

/**
 * Session storage key for the secret of a user who must sign in first, or waits to be confirmed. Without storage a reload
 * loses the secret, and the user can open the link again.
 */
const storageKey = "invitation";

let secret: string | null = null;

/** The secret of the opened link. Removed from the address at once; stays in memory. */
export function takeInvitationSecret(): string | null {
  const fromAddress = secretIn(location.hash.slice(1));
  if (fromAddress) {
    secret = fromAddress;
    safeSessionStorage.remove(storageKey);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  secret ??= secretIn(safeSessionStorage.read(storageKey) ?? "");
  return secret;
}

/** Keeps the secret across reloads of this tab. */
export function persistSecret(): void {
  if (secret) safeSessionStorage.write(storageKey, secret);
}

/** True once this tab has started to accept the invitation. */
export const isPersisted = (): boolean => safeSessionStorage.read(storageKey) !== null;

export function forgetSecret(): void {
  secret = null;
  safeSessionStorage.remove(storageKey);
}

/** In hosted mode the link also contains the household's id. */
const isSecret = (text: string): boolean =>
  readSiteConfig().firebase ? readLink(text) !== null : v.is(invitationSecretSchema, { secret: text });

const secretIn = (text: string): string | null => (isSecret(text) ? text : null);
