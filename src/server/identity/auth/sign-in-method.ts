import { randomUUID } from "node:crypto";
import type { GenericEndpointContext } from "better-auth";
import { providerName } from "../providers/providers.ts";

/** How a session began. Both are null for sessions older than these columns. */
export interface SessionStart {
  method: string | null;
  signInId: string | null;
}

/** Our own columns in better-auth's sessions. Only the server writes them. */
export const sessionStartFields = {
  method: { type: "string", required: false, input: false },
  signInId: { type: "string", required: false, input: false },
} as const;

/** The better-auth paths that sign someone in, with the sign-in method. */
const methods: readonly [RegExp, (ctx: GenericEndpointContext) => string][] = [
  [/^\/sign-(in|up)\/email$/, () => "password"],
  [/^\/passkey\/verify-/, () => "passkey"],
  [/^\/phone-number\/verify$/, () => "phone"],
  [/^\/callback\//, ({ params }) => providerName(String(params?.id))],
];

export const newSignIn = (method: string | null): SessionStart => ({ method, signInId: randomUUID() });

/** Renewing a session is not a sign-in: the new session keeps method and id of the old one. */
export const continued = (before: Partial<SessionStart> & { id: string }): SessionStart => ({
  method: before.method ?? null,
  signInId: before.signInId ?? before.id,
});

/** The method and id of a new session, by the path that created it. `given`: what the caller already knows. */
export function sessionStart(given: object, ctx: GenericEndpointContext | null): SessionStart {
  const { method = null, signInId } = given as Partial<SessionStart>;
  if (signInId) return { method, signInId };
  const path = ctx?.path ?? "";
  const way = methods.find(([pattern]) => pattern.test(path));
  if (ctx && way) return newSignIn(way[1](ctx));
  // Changing a password creates a new session for the signed-in user.
  const current = ctx?.context.session?.session;
  return current ? continued(current) : newSignIn(null);
}
