import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { type PasswordPolicy, unmetRules } from "#sync/password-policy.ts";
import { unknownDevice } from "./device-name.ts";

/** In the body of which request a new password is, and under which name. */
const newPasswords: Record<string, string> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
};

/** Looks at a new password before anything else happens, so that one that is refused uses up no link. */
export const passwordHook = (policy: PasswordPolicy) =>
  createAuthMiddleware(async ({ path, body }) => {
    const field = newPasswords[path];
    if (!field) return;
    const password = (body as Record<string, unknown> | undefined)?.[field];
    const unmet = unmetRules(policy, typeof password === "string" ? password : "");
    if (unmet.length > 0)
      throw new APIError("UNPROCESSABLE_ENTITY", { code: "WEAK_PASSWORD", message: "Weak password", unmet });
  });

export interface Acting {
  uid: string;
  email: string;
  emailVerified: boolean;
  device: string;
}

/** What better-auth did for someone, for our own code to follow. */
export interface AccountFollower {
  /** `isFirst`: never before, so the account is new. */
  signedIn(who: Acting, isFirst: boolean): Promise<void>;
  passwordChanged(who: Acting): Promise<void>;
  passwordReset(who: Acting): Promise<void>;
  /** A way into an account that there was before. */
  providerLinked(who: Acting, providerId: string): Promise<void>;
}

/** All paths at whose end someone is signed in who was not before. Changing a password makes a session too, but is none. */
const signsIn =
  /^\/(sign-(in|up)\/|callback\/|two-factor\/verify-|passkey\/verify-(authentication|registration)$|phone-number\/verify$)/;

type Made = {
  session: { userAgent?: string | null | undefined };
  user: { id: string; email: string; emailVerified: boolean };
};

const acting = ({ session, user: { id: uid, email, emailVerified } }: Made): Acting => ({
  ...{ uid, email, emailVerified, device: session.userAgent ?? unknownDevice },
});

/** Placed last: where a second factor is still asked for, the session has been taken back by now, and nobody came in. */
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
            // A session that only got a longer life is not new.
            if (!newSession || newSession.session.token === earlier) return;
            // Whoever was signed in here before is not any more, and their session must not stay behind.
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
