import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import * as v from "valibot";

/** A session for whoever brought the code of their phone. Only the server itself asks for it; the gate looks at it as at any. */
export const phonePlugin = () =>
  ({
    id: "weekfold-phone",
    endpoints: {
      signInByPhone: createAuthEndpoint(
        "/phone-number/verify",
        {
          method: "POST",
          body: v.object({ uid: v.string(), rememberMe: v.boolean() }),
          requireHeaders: true,
          metadata: { SERVER_ONLY: true },
        },
        async (ctx): Promise<{ pending?: "second-factor" }> => {
          const { internalAdapter } = ctx.context;
          const { uid, rememberMe } = ctx.body;
          const user = await internalAdapter.findUserById(uid);
          if (!user) throw ctx.error("UNAUTHORIZED");
          const session = await internalAdapter.createSession(uid, !rememberMe);
          await setSessionCookie(ctx, { session, user }, !rememberMe);
          // What was said at an earlier sign-in no longer holds.
          if (rememberMe) expireCookie(ctx, ctx.context.authCookies.dontRememberToken);
          return {};
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
