import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { type PasswordPolicy, unmetRules } from "#sync/password-policy.ts";
import { unknownDevice } from "./device-name.ts";

/** The requests with a new password in the body, and its field name. */
const newPasswords: Record<string, string> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
};

/** Checks a new password before anything else, so that a refused one does not use up the link. */
export const passwordHook = (policy: PasswordPolicy) =>
  createAuthMiddleware(async ({ path, body }) => {
    const field = newPasswords[path];
    if (!field) return;
    const password = (body as Record<string, unknown> | undefined)?.[field];
    const unmet = unmetRules(policy, typeof password === "string" ? password : "");
    if (unmet.length > 0)
      throw new APIError("UNPROCESSABLE_ENTITY", { code: "WEAK_PASSWORD", message: "Weak password", unmet });
  });

export interface Actor {
  uid: string;
  email: string;
  emailVerified: boolean;
  device: string;
}

/** Callbacks for what better-auth did. */
export interface AccountFollower {
  /** `isFirst`: the account is new. */
  signedIn(who: Actor, isFirst: boolean): Promise<void>;
  passwordChanged(who: Actor): Promise<void>;
  passwordReset(who: Actor): Promise<void>;
  /** A provider was linked to an existing account. */
  providerLinked(who: Actor, providerId: string): Promise<void>;
}

/** All paths that sign someone in. Changing a password creates a session too, but is not a sign-in. */
const signsIn =
  /^\/(sign-(in|up)\/|callback\/|two-factor\/verify-|passkey\/verify-(authentication|registration)$|phone-number\/verify$)/;

type Made = {
  session: { userAgent?: string | null | undefined };
  user: { id: string; email: string; emailVerified: boolean };
};

const acting = ({ session, user: { id: uid, email, emailVerified } }: Made): Actor => ({
  uid,
  email,
  emailVerified,
  device: session.userAgent ?? unknownDevice,
});

/** Registered last: if a second factor is still required, the session is revoked by then, and nobody has signed in. */
export const accountPlugin = ({ signedIn, passwordChanged }: AccountFollower) =>
  ({
    id: "weekfold-account",
    hooks: {
      after: [
        {
          matcher: ({ path }) => signsIn.test(path ?? ""),
          handler: createAuthMiddleware(async (ctx) => {
            const { newSession, internalAdapter, authCookies, secret } = ctx.context;
            const earlier = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
            // An extended session is not new.
            if (!newSession || newSession.session.token === earlier) return;
            // The previous user of this browser is signed out, so their session must be deleted.
            if (earlier) await internalAdapter.deleteSession(earlier);
            const isFirst = !newSession.user.lastSignInAt;
            await internalAdapter.updateUser(newSession.user.id, { lastSignInAt: new Date() });
            await signedIn(acting(newSession), isFirst);
          }),
        },
        {
          matcher: ({ path }) => path === "/change-password",
          handler: createAuthMiddleware(async ({ context: { newSession } }) => {
            if (newSession) await passwordChanged(acting(newSession));
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
