import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { createAuthEndpoint, getAuthoritativeSessionFromCtx } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { Context, Handler, Hono } from "hono";
import * as v from "valibot";
import { err, ok, type Result } from "#domain/result.ts";
import { credentialsSchema, passwordChangeSchema, resetSchema } from "#sync/account-api.ts";
import { readBody } from "../../http/request-rules.ts";
import { type Attempts, growingDelay, hour, minute, type Rule, window } from "../../limits/attempts.ts";
import { clientAddress } from "../../limits/client-address.ts";
import type { Auth } from "../better-auth.ts";
import type { IdentityParts } from "../identity.ts";
import type { ReadOpenSession } from "../read-session.ts";
import { refusalOf, refuse, refuseForNow } from "../refusals.ts";
import type { SecondFactors } from "../second-factor/second-factors.ts";
import { continued } from "./sign-in-method.ts";

/** Hands on the cookies that better-auth set; of two with one name the later, which is the one that counts. */
export function passCookies(c: Context, headers: Headers | null | undefined): void {
  const last = new Map(headers?.getSetCookie().map((cookie) => [cookie.split("=", 1)[0], cookie]));
  for (const cookie of last.values()) c.header("set-cookie", cookie, { append: true });
}

/** Says in the house's words what better-auth answered. */
async function translated(c: Context, given: Response, { answer }: AuthPath): Promise<Response> {
  passCookies(c, given.headers);
  const location = given.headers.get("location");
  if (location && given.status >= 300 && given.status < 400) return c.redirect(location, 302);
  const said = (await given.json().catch(() => null)) as Record<string, unknown> | null;
  if (given.ok) return c.json(answer?.(said ?? {}) ?? {});
  return refuse(c, refusalOf(said?.code, given.status), said?.unmet ? { unmet: said.unmet } : {});
}

/** A path of better-auth that is open to the world. All others are not there. */
interface AuthPath {
  method: "GET" | "POST";
  /** Below /api/auth. */
  path: string;
  /** What may be in the body. Nothing else is passed on. */
  body?: v.GenericSchema<unknown, Record<string, unknown>>;
  /** What is added to it. */
  always?: Record<string, unknown>;
  /** How often one address may ask. */
  perAddress: Rule;
  /** Whose account is tried, if any: who is named in the body, or who is signed in. */
  tries?: "named" | "signed-in";
  /** What of the answer is passed on. By default nothing: it holds the session's token, which no script should see. */
  answer?: (answered: Record<string, unknown>) => Record<string, unknown>;
}

const ownPage = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])[\w\-./]*$/));

export const signUpPath = "/sign-up/email";
/** It tells whether an address is taken, so nobody may ask often. */
export const signUps = window(20, hour);

const emailPaths: readonly AuthPath[] = [
  {
    ...{ method: "POST", path: signUpPath, body: credentialsSchema, perAddress: signUps },
    // Asked for in two fields; people have names in households.
    always: { name: "" },
  },
  {
    ...{ method: "POST", path: "/sign-in/email", body: credentialsSchema, tries: "named" },
    perAddress: window(60, 10 * minute),
    answer: ({ pending }) => (pending ? { pending } : {}),
  },
  { ...{ method: "POST", path: "/reset-password", body: resetSchema }, perAddress: window(30, hour) },
  {
    ...{ method: "POST", path: "/change-password", body: passwordChangeSchema, tries: "signed-in" },
    always: { revokeOtherSessions: true },
    perAddress: window(30, hour),
  },
];

const providerPaths: readonly AuthPath[] = [
  {
    ...{ method: "POST", path: "/sign-in/social", perAddress: window(60, 10 * minute) },
    body: v.object({ provider: v.picklist(["google", "apple"]), callbackURL: v.optional(ownPage, "/account") }),
    always: { errorCallbackURL: "/account", disableRedirect: true },
    answer: ({ url }) => ({ url }),
  },
  { method: "GET", path: "/callback/google", perAddress: window(60, 10 * minute) },
  { method: "GET", path: "/callback/apple", perAddress: window(60, 10 * minute) },
];

/** As much of it as a browser sends; the rest is checked by its signature. */
const assertion = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2_000)), response: v.looseObject({}) });

const passkeyPaths: readonly AuthPath[] = [
  {
    ...{ method: "GET", path: "/passkey/generate-authenticate-options", perAddress: window(120, 10 * minute) },
    answer: (options) => ({ ...options, userVerification: "required" }),
  },
  {
    ...{ method: "POST", path: "/passkey/verify-authentication", perAddress: window(60, 10 * minute) },
    body: v.object({ response: assertion, rememberMe: v.optional(v.boolean()) }),
  },
];

/** Those that need no provider, and those that do where there is one. */
const authPaths = (hasProviders: boolean): readonly AuthPath[] => [
  ...emailPaths,
  ...passkeyPaths,
  ...(hasProviders ? providerPaths : []),
];

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

interface AuthRouteParts extends Pick<IdentityParts, "config" | "secret" | "database" | "now"> {
  openSession: ReadOpenSession;
  auth: Auth;
  attempts: Attempts;
  factors: Pick<SecondFactors, "isOn">;
}

/** The name under which tries of one account are counted, whether there is such an account or not. */
export const accountName = (email: string): string => `account:${email.toLowerCase()}`;

export function mountAuth(app: Hono, parts: AuthRouteParts): void {
  const { google, apple } = parts.config;
  for (const row of authPaths(google !== null || apple !== null))
    app.on(row.method, `/api/auth${row.path}`, authRoute(row, parts));
}

function authRoute(row: AuthPath, parts: AuthRouteParts): Handler {
  const { config, attempts, now } = parts;
  return async (c) => {
    c.header("cache-control", "no-store");
    const wait = await attempts.take(`${row.path} ${clientAddress(c, config.trustProxy)}`, row.perAddress, now());
    if (wait > 0) return refuseForNow(c, wait);
    const body = await readBody(c.req, row.body);
    if (!body.ok) return refuse(c, body.problem);
    const tried = await accountTried(row, body.value, c.req.raw, parts);
    if (!tried.ok) return refuse(c, tried.problem);
    const account = tried.value;
    const delay = account === undefined ? 0 : await attempts.take(account, growingDelay, now());
    if (delay > 0) return refuseForNow(c, delay);
    const answer = await parts.auth.handler(passedOn(c.req.raw, row, config.publicUrl, body.value));
    if (answer.ok && account !== undefined) await attempts.forgive(account);
    return translated(c, answer, row);
  };
}

/** The name to count by; `undefined` where no account is tried. */
async function accountTried(
  { tries }: AuthPath,
  body: Record<string, unknown> | undefined,
  request: Request,
  { factors, now, ...parts }: AuthRouteParts,
): Promise<Result<string | undefined, "signed-out" | "sign-in-again">> {
  if (tries === undefined) return ok(undefined);
  if (tries === "named") return ok(accountName(String(body?.email)));
  const person = await parts.openSession(request);
  if (!person) return err("signed-out");
  // What follows makes the sign-in recent again: a password alone must not, where a second factor is asked for.
  if (now() > person.freshUntil && (await factors.isOn(person.uid))) return err("sign-in-again");
  // Not the same count: guessing from outside must not keep its owner from changing the password.
  return ok(`person:${person.uid}`);
}

/** The request as better-auth gets it: nothing in its body that was not asked for. Where it came from was judged before. */
function passedOn(
  { method, url, headers: given }: Request,
  row: AuthPath,
  publicUrl: string,
  body: object | undefined,
): Request {
  const headers = new Headers(given);
  headers.delete("content-length");
  if (headers.has("origin")) headers.set("origin", publicUrl);
  const address = `${publicUrl}/api/auth${row.path}${new URL(url).search}`;
  if (method === "GET") return new Request(address, { method, headers });
  headers.set("content-type", "application/json");
  return new Request(address, { method, headers, body: JSON.stringify({ ...body, ...row.always }) });
}
