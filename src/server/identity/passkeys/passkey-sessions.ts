import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import type { IdentityParts } from "../parts.ts";

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
