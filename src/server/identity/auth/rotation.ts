import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { createAuthEndpoint, getAuthoritativeSessionFromCtx } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { continued } from "./sign-in-method.ts";

type Ending = (ctx: GenericEndpointContext, current: { uid: string; token: string }) => Promise<unknown>;

/** Gives this browser a new session in place of those that end. Has no path: only the server itself can ask for it. */
const replacing = (end: Ending) =>
  createAuthEndpoint.serverOnly({ method: "POST", requireHeaders: true }, async (ctx) => {
    const current = await getAuthoritativeSessionFromCtx(ctx);
    if (!current) return null;
    const { internalAdapter, authCookies, secret } = ctx.context;
    const isShared = Boolean(await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret));
    const user = (await internalAdapter.findUserById(current.user.id)) ?? current.user;
    await end(ctx, { uid: user.id, token: current.session.token });
    const session = await internalAdapter.createSession(user.id, isShared, continued(current.session));
    await setSessionCookie(ctx, { session, user }, isShared);
    return null;
  });

export const rotation = () =>
  ({
    id: "weekfold-rotation",
    endpoints: {
      /** Ends all sessions of whoever asks, for when what a session may do has changed. */
      rotateSession: replacing(({ context }, { uid }) => context.internalAdapter.deleteUserSessions(uid)),
      /** Ends this one alone, for when someone has proven again who they are. */
      renewSession: replacing(({ context }, { token }) => context.internalAdapter.deleteSession(token)),
    },
  }) satisfies BetterAuthPlugin;
