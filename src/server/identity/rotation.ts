import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint, getAuthoritativeSessionFromCtx } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";

/**
 * Ends all sessions of whoever asks and gives this browser a new one, for when what a session may do has changed. Has no
 * path: only the server itself can ask for it.
 */
export const rotation = () =>
  ({
    id: "weekfold-rotation",
    endpoints: {
      rotateSession: createAuthEndpoint.serverOnly({ method: "POST", requireHeaders: true }, async (ctx) => {
        const current = await getAuthoritativeSessionFromCtx(ctx);
        if (!current) return null;
        const { internalAdapter, authCookies, secret } = ctx.context;
        const isShared = Boolean(await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret));
        const user = (await internalAdapter.findUserById(current.user.id)) ?? current.user;
        await internalAdapter.deleteUserSessions(user.id);
        const session = await internalAdapter.createSession(user.id, isShared);
        await setSessionCookie(ctx, { session, user }, isShared);
        return null;
      }),
    },
  }) satisfies BetterAuthPlugin;
