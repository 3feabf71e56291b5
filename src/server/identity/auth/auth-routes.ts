import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { createAuthEndpoint, getAuthoritativeSessionFromCtx } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { Handler, Hono } from "hono";
import { err, ok, type Result } from "#domain/result.ts";
import { readBody } from "../../http/request-rules.ts";
import { type Attempts, growingDelay } from "../../limits/attempts.ts";
import { clientAddress } from "../../limits/client-address.ts";
import type { Auth } from "../better-auth.ts";
import type { IdentityParts } from "../identity-parts.ts";
import type { ReadOpenSession } from "../read-session.ts";
import { refuse, refuseForNow } from "../refusals.ts";
import type { SecondFactors } from "../second-factor/second-factors.ts";
import { type AuthPath, accountName, authPaths, translated } from "./auth-paths.ts";
import { continued } from "./sign-in-method.ts";

type EndSessions = (ctx: GenericEndpointContext, current: { uid: string; token: string }) => Promise<unknown>;

/** Replaces sessions with a new one for this browser. It has no path: only the server can call it. */
const replacing = (end: EndSessions) =>
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
      /** Ends all sessions of the user, because the rights of a session have changed. */
      rotateSession: replacing(({ context }, { uid }) => context.internalAdapter.deleteUserSessions(uid)),
      /** Replaces only this session, after reauthentication. */
      renewSession: replacing(({ context }, { token }) => context.internalAdapter.deleteSession(token)),
    },
  }) satisfies BetterAuthPlugin;

interface AuthRouteParts extends Pick<IdentityParts, "config" | "secret" | "database" | "now"> {
  openSession: ReadOpenSession;
  auth: Auth;
  attempts: Attempts;
  factors: Pick<SecondFactors, "isOn">;
}

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

/** The name of the attempt counter; `undefined` if no account is involved. */
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
  // This refreshes the sign-in: with a second factor, a password alone must not do that.
  if (now() > person.freshUntil && (await factors.isOn(person.uid))) return err("sign-in-again");
  // A separate counter: guesses from outside must not keep the owner from changing the password.
  return ok(`person:${person.uid}`);
}

/** The request for better-auth, with only the allowed body fields. The origin was checked before. */
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
