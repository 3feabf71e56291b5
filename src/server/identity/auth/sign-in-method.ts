import { randomUUID } from "node:crypto";
import type { GenericEndpointContext } from "better-auth";
import { providerName } from "../providers/providers.ts";

/** How a session began. Both are null for sessions from before they were stored. */
export interface SessionStart {
  method: string | null;
  signInId: string | null;
}

/** Columns of our own in better-auth's sessions. Only the server writes them. */
export const sessionStartFields = {
  method: { type: "string", required: false, input: false },
  signInId: { type: "string", required: false, input: false },
} as const;

/** The paths of better-auth at whose end someone is signed in, with the way they used. */
const methods: readonly [RegExp, (ctx: GenericEndpointContext) => string][] = [
  [/^\/sign-(in|up)\/email$/, () => "password"],
  [/^\/passkey\/verify-/, () => "passkey"],
  [/^\/phone-number\/verify$/, () => "phone"],
  [/^\/callback\//, ({ params }) => providerName(String(params?.id))],
];

export const newSignIn = (method: string | null): SessionStart => ({ method, signInId: randomUUID() });

/** Renewing a session is no sign-in: the next one carries on what the one before it began with. */
export const continued = (before: Partial<SessionStart> & { id: string }): SessionStart => ({
  method: before.method ?? null,
  signInId: before.signInId ?? before.id,
});

/** What a new session is stored with, by the path that made it. `given`: what its maker knows already. */
export function sessionStart(given: object, ctx: GenericEndpointContext | null): SessionStart {
  const { method = null, signInId } = given as Partial<SessionStart>;
  if (signInId) return { method, signInId };
  const path = ctx?.path ?? "";
  const way = methods.find(([pattern]) => pattern.test(path));
  if (ctx && way) return newSignIn(way[1](ctx));
  // Changing a password makes another session for whoever is signed in.
  const current = ctx?.context.session?.session;
  return current ? continued(current) : newSignIn(null);
}
