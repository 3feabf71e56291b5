import { passkey } from "@better-auth/passkey";
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { generateRandomString } from "better-auth/crypto";
import type { IdentityParts } from "../identity-parts.ts";

/** As for a password on a shared computer: the cookie ends with the browser, the session a day later. */
const sharedSeconds = 86_400;

interface Body {
  rememberMe?: boolean;
  response?: { id?: unknown };
}

/** Applies the requested lifetime to passkey sessions, and stores when the passkey was used. */
export const passkeySessions = ({ database, now }: Pick<IdentityParts, "database" | "now">) =>
  ({
    id: "weekfold-passkey",
    hooks: {
      after: [
        {
          matcher: ({ path }) => /^\/passkey\/verify-/.test(path ?? ""),
          handler: createAuthMiddleware(async (ctx) => {
            const { newSession: made, internalAdapter, authCookies } = ctx.context;
            const { rememberMe = true, response } = (ctx.body ?? {}) as Body;
            if (!made) return;
            const expiresAt = new Date(now() + sharedSeconds * 1000);
            if (!rememberMe) await internalAdapter.updateSession(made.session.token, { expiresAt });
            const session = rememberMe ? made.session : { ...made.session, expiresAt };
            await setSessionCookie(ctx, { session, user: made.user }, !rememberMe);
            // The choice of an earlier sign-in no longer applies.
            if (rememberMe) expireCookie(ctx, authCookies.dontRememberToken);
            const used = database.query.updateTable("passkeys").set({ lastUsedAt: new Date(now()).toISOString() });
            await used.where("credentialID", "=", String(response?.id)).execute();
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

const refused = () => new APIError("UNAUTHORIZED", { code: "AUTHENTICATION_FAILED", message: "Refused" });

/** A passkey counts as two factors only with user verification: a fingerprint, a face or a PIN. */
function requireUserVerification(isVerified: boolean | undefined): void {
  if (!isVerified) throw refused();
}

/** Of two concurrent sign-ups with one address, the unique index refuses the second. */
async function newPerson({ context }: GenericEndpointContext, email: string): Promise<string> {
  const person = { email, name: "", emailVerified: false };
  const made = context.internalAdapter.createUser(person, { method: "other" });
  const { id } = await made.catch((error: unknown) => {
    if (isAPIError(error)) throw error;
    throw new APIError("UNPROCESSABLE_ENTITY", { code: "FAILED_TO_CREATE_USER", message: "Taken" });
  });
  return id;
}

export const passkeyPlugin = (publicUrl: string) =>
  passkey({
    rpName: "Weekfold",
    rpID: new URL(publicUrl).hostname,
    origin: publicUrl,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    advanced: { webAuthnChallengeCookie: "passkey_challenge" },
    schema: { passkey: { modelName: "passkeys" } },
    registration: {
      // Our own route has authorized adding a passkey to an account; a sign-up has no user yet.
      requireSession: false,
      resolveUser: async ({ context }) => {
        if (!context) throw refused();
        return { id: generateRandomString(32), name: context, displayName: context };
      },
      /** `context`: the address of a new account, from when the challenge was issued. */
      afterVerification: async ({ ctx, verification, context }) => {
        requireUserVerification(verification.registrationInfo?.userVerified);
        // A challenge for adding a passkey must not create an account, and vice versa.
        if (Boolean(context) !== (ctx.body?.createSession === true)) throw refused();
        if (context) return { userId: await newPerson(ctx, context) };
      },
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        requireUserVerification(verification.authenticationInfo.userVerified),
    },
  });
