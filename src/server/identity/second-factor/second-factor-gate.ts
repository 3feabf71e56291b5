import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { createAuthEndpoint, createAuthMiddleware } from "better-auth/api";
import { deleteSessionCookie, expireCookie, setSessionCookie } from "better-auth/cookies";
import { generateRandomString } from "better-auth/crypto";
import * as v from "valibot";
import { deviceName } from "../account/device-name.ts";
import { newSignIn } from "../auth/sign-in-method.ts";
import {
  isRememberedFor,
  pendingMethod,
  pendingSignIn,
  rememberedDevice,
  type SecondFactors,
} from "./second-factors.ts";

const pendingSeconds = 600;
const rememberedSeconds = 30 * 86_400;

/** The paths that verified a second factor or continue a session. Every other new session is held back. */
const allowedPaths: readonly (string | undefined)[] = [
  // Session rotation has no path.
  undefined,
  "/change-password",
  "/two-factor/verify-sign-in",
  // User verification by the passkey counts as the second factor.
  "/passkey/verify-authentication",
];

/** A secret cookie of this browser that refers to temporary server state. */
function browserSecret(name: string, maxAge: number) {
  const cookieOf = ({ context }: GenericEndpointContext) => context.createAuthCookie(name, { maxAge });
  const identifierIn = async (ctx: GenericEndpointContext) => {
    const token = await ctx.getSignedCookie(cookieOf(ctx).name, ctx.context.secret);
    return token ? `${name}:${token}` : null;
  };
  return {
    identifierIn,
    async make(ctx: GenericEndpointContext, value: string) {
      const [token, { name: cookie, attributes }] = [generateRandomString(32), cookieOf(ctx)];
      const expiresAt = new Date(Date.now() + maxAge * 1000);
      await ctx.context.internalAdapter.createVerificationValue({ identifier: `${name}:${token}`, value, expiresAt });
      await ctx.setSignedCookie(cookie, token, ctx.context.secret, attributes);
    },
    async valueIn(ctx: GenericEndpointContext): Promise<string | null> {
      const identifier = await identifierIn(ctx);
      const found = identifier && (await ctx.context.internalAdapter.findVerificationValue(identifier));
      return found && found.expiresAt > new Date() ? found.value : null;
    },
    /** Of concurrent requests one succeeds. */
    async take(ctx: GenericEndpointContext): Promise<string | null> {
      const identifier = await identifierIn(ctx);
      expireCookie(ctx, cookieOf(ctx));
      const taken = identifier && (await ctx.context.internalAdapter.consumeVerificationValue(identifier));
      return taken ? taken.value : null;
    },
  };
}

const pending = browserSecret("second_factor", pendingSeconds);
const remembered = browserSecret("remembered_device", rememberedSeconds);

/** The value begins with the uid. */
const uidOf = (value: string | null): string | null => value?.split(" ", 1)[0] ?? null;

const earlierToken = ({ getSignedCookie, context }: GenericEndpointContext) =>
  getSignedCookie(context.authCookies.sessionToken.name, context.secret);

/** A context with the response headers so far. */
type After = GenericEndpointContext & { context: { responseHeaders?: Headers | undefined } };

const isSharedNow = ({ context: { responseHeaders, authCookies } }: After): boolean =>
  responseHeaders?.getSetCookie().some((set) => set.startsWith(`${authCookies.dontRememberToken.name}=`)) ?? false;

/** The session that a first factor created, with its sign-in method. */
interface FirstFactorSession {
  token: string;
  method?: string | null;
}

/** Revokes the session of the first factor, and stores whose second factor is pending. */
async function holdBack(ctx: After, uid: string, { token, method }: FirstFactorSession): Promise<void> {
  const { internalAdapter } = ctx.context;
  const earlier = await earlierToken(ctx);
  // Carries the "shared computer" choice of this sign-in to its end.
  deleteSessionCookie(ctx, isSharedNow(ctx));
  await internalAdapter.deleteSession(token);
  // The browser loses the session of its previous user, so that session must be deleted.
  if (earlier) await internalAdapter.deleteSession(earlier);
  ctx.context.setNewSession(null);
  await pending.make(ctx, pendingSignIn(uid, method));
}

/** The page that a provider redirects back to. The second step is shown wherever people sign in. */
const destination = ({ context }: After): string => context.responseHeaders?.get("location") ?? "/account";

const hold = ({ isOn }: Pick<SecondFactors, "isOn">) =>
  createAuthMiddleware(async (ctx) => {
    const made = ctx.context.newSession;
    // An extended session is not new.
    if (!made || made.session.token === (await earlierToken(ctx))) return;
    const { id: uid } = made.user;
    if (!(await isOn(uid)) || isRememberedFor(uid, await remembered.valueIn(ctx))) return;
    await holdBack(ctx, uid, made.session);
    if (ctx.path.startsWith("/callback/")) throw ctx.redirect(destination(ctx));
    return ctx.json({ pending: "second-factor" });
  });

/** The second step of a sign-in. Only the server calls it, after it has verified the second factor. */
const verifySignIn = createAuthEndpoint(
  "/two-factor/verify-sign-in",
  {
    method: "POST",
    body: v.object({ rememberDevice: v.boolean() }),
    requireHeaders: true,
    metadata: { SERVER_ONLY: true },
  },
  async (ctx) => {
    const { internalAdapter, authCookies, secret } = ctx.context;
    const taken = await pending.take(ctx);
    const uid = uidOf(taken);
    const user = uid && (await internalAdapter.findUserById(uid));
    if (!user) return false;
    const isShared = Boolean(await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret));
    const session = await internalAdapter.createSession(user.id, isShared, newSignIn(pendingMethod(taken)));
    await setSessionCookie(ctx, { session, user }, isShared);
    // A shared computer is never remembered.
    const device = deviceName(ctx.headers?.get("user-agent"));
    if (ctx.body.rememberDevice && !isShared) await remembered.make(ctx, rememberedDevice(user.id, device));
    return true;
  },
);

/** Accounts with a second factor get a session only after it, whatever the sign-in method. */
export const secondFactorGate = (factors: Pick<SecondFactors, "isOn">) =>
  ({
    id: "weekfold-second-factor",
    endpoints: {
      verifySignIn,
      /** The uid of the pending sign-in of this browser. */
      pendingSignIn: createAuthEndpoint.serverOnly({ method: "POST", requireHeaders: true }, async (ctx) =>
        uidOf(await pending.valueIn(ctx)),
      ),
    },
    hooks: {
      after: [
        { matcher: ({ path }) => !allowedPaths.includes(path), handler: hold(factors) },
        {
          matcher: ({ path }) => path === "/sign-out",
          handler: createAuthMiddleware(async (ctx) => {
            if (await pending.identifierIn(ctx)) await pending.take(ctx);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
