import { passkey } from "@better-auth/passkey";
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { generateRandomString } from "better-auth/crypto";
import type { IdentityParts } from "../identity-parts.ts";

/** As better-auth has it for a password on a shared computer: the cookie goes with the browser, the rest a day later. */
const sharedSeconds = 86_400;

interface Body {
  rememberMe?: boolean;
  response?: { id?: unknown };
}

/** A session by a passkey lasts as long as was asked for, and the passkey knows that it was used. */
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
            // What was said at an earlier sign-in no longer holds.
            if (rememberMe) expireCookie(ctx, authCookies.dontRememberToken);
            const used = database.query.updateTable("passkeys").set({ lastUsedAt: new Date(now()).toISOString() });
            await used.where("credentialID", "=", String(response?.id)).execute();
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

const refused = () => new APIError("UNAUTHORIZED", { code: "AUTHENTICATION_FAILED", message: "Refused" });

/** A passkey stands for two factors only if its device has seen whose it is, by a finger, a face or a PIN. */
function wantVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw refused();
}

/** Of two who sign up with one address at the same time the second is told by the database. */
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
      // Whoever adds one to an account has been let in by our own route; whoever signs up by one is nobody yet.
      requireSession: false,
      resolveUser: async ({ context }) => {
        if (!context) throw refused();
        return { id: generateRandomString(32), name: context, displayName: context };
      },
      /** `context`: the address of a new account, as it was when the question was asked. */
      afterVerification: async ({ ctx, verification, context }) => {
        wantVerified(verification.registrationInfo?.userVerified);
        // A question that was asked to add a passkey makes no account, and the other way round.
        if (Boolean(context) !== (ctx.body?.createSession === true)) throw refused();
        if (context) return { userId: await newPerson(ctx, context) };
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => wantVerified(verification.authenticationInfo.userVerified),
    },
  });
