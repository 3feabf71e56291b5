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

/** Where the second factor has been seen to, or whoever asks was let in before. Every other new session is held back. */
const letThrough: readonly (string | undefined)[] = [
  // Rotation, which has no path.
  undefined,
  "/change-password",
  "/two-factor/verify-sign-in",
  // The device has seen whose it is, which makes two.
  "/passkey/verify-authentication",
];

/** A secret of this browser that stands for something the server knows for a while. */
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
    /** Of those who bring it at the same time one gets it. */
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

/** The value begins with whose it is. */
const uidOf = (value: string | null): string | null => value?.split(" ", 1)[0] ?? null;

const earlierToken = ({ getSignedCookie, context }: GenericEndpointContext) =>
  getSignedCookie(context.authCookies.sessionToken.name, context.secret);

/** What the path has answered so far. */
type After = GenericEndpointContext & { context: { responseHeaders?: Headers | undefined } };

const isSharedNow = ({ context: { responseHeaders, authCookies } }: After): boolean =>
  responseHeaders?.getSetCookie().some((set) => set.startsWith(`${authCookies.dontRememberToken.name}=`)) ?? false;

/** The session that a first factor made, with the way that was used. */
interface Held {
  token: string;
  method?: string | null;
}

/** Takes back the session that a first factor made, and remembers for whom the second one is awaited. */
async function holdBack(ctx: After, uid: string, { token, method }: Held): Promise<void> {
  const { internalAdapter } = ctx.context;
  const earlier = await earlierToken(ctx);
  // Whether this is a shared computer is known again at the end, as it was said now and not some earlier time.
  deleteSessionCookie(ctx, isSharedNow(ctx));
  await internalAdapter.deleteSession(token);
  // The browser loses the session of whoever was signed in here before, so it must not stay behind.
  if (earlier) await internalAdapter.deleteSession(earlier);
  ctx.context.setNewSession(null);
  await pending.make(ctx, pendingSignIn(uid, method));
}

/** The page of ours that a provider leads back to. The step is shown wherever one signs in. */
const destination = ({ context }: After): string => context.responseHeaders?.get("location") ?? "/account";

const hold = ({ isOn }: Pick<SecondFactors, "isOn">) =>
  createAuthMiddleware(async (ctx) => {
    const made = ctx.context.newSession;
    // A session that only got a longer life is not new.
    if (!made || made.session.token === (await earlierToken(ctx))) return;
    const { id: uid } = made.user;
    if (!(await isOn(uid)) || isRememberedFor(uid, await remembered.valueIn(ctx))) return;
    await holdBack(ctx, uid, made.session);
    if (ctx.path.startsWith("/callback/")) throw ctx.redirect(destination(ctx));
    return ctx.json({ pending: "second-factor" });
  });

/** The second half of a sign-in. Nobody reaches it from outside: whoever calls it has seen the second factor. */
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

/** Whoever has a second factor gets a session by it alone, whichever way they came. */
export const secondFactorGate = (factors: Pick<SecondFactors, "isOn">) =>
  ({
    id: "weekfold-second-factor",
    endpoints: {
      verifySignIn,
      /** Whose sign-in waits in this browser for its second factor. */
      pendingSignIn: createAuthEndpoint.serverOnly({ method: "POST", requireHeaders: true }, async (ctx) =>
        uidOf(await pending.valueIn(ctx)),
      ),
    },
    hooks: {
      after: [
        { matcher: ({ path }) => !letThrough.includes(path), handler: hold(factors) },
        {
          matcher: ({ path }) => path === "/sign-out",
          handler: createAuthMiddleware(async (ctx) => {
            if (await pending.identifierIn(ctx)) await pending.take(ctx);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
