import type { Context } from "hono";
import { err, ok, type Result } from "#domain/result.ts";
import type { SignInOffer } from "#sync/account-api.ts";
import { hour, window } from "../../limits/attempts.ts";
import { type AccountParts, type AccountRoute, accountRoute, recordFor } from "../account/account-route.ts";
import { signInMethodsOf } from "../account/current-user.ts";
import { providerUnlinkedMail } from "../account-mails.ts";
import { passCookies } from "../auth/auth-paths.ts";
import { endOtherSessions } from "../read-session.ts";
import type { Refusal } from "../refusals.ts";
import { offeredProviders, providerName, providerTitle } from "./providers.ts";

/** Without the name and address that Apple sends: they are not needed, and must not be in a URL. */
const wanted = ["code", "state", "error"];

/**
 * Apple returns people by a cross-site form post, in which browsers omit our cookies. So this only redirects to the same
 * address as a GET, which has them, and changes nothing.
 */
export async function appleReturn(c: Context): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const known = new URLSearchParams([...form].filter(([name]) => wanted.includes(name)));
  c.header("cache-control", "no-store");
  return c.redirect(`/api/auth/callback/apple?${known}`, 303);
}

type Provider = SignInOffer["providers"][number];

const path = "/api/account/providers/:provider";

const offered = ({ config }: AccountParts, wanted: string | undefined): Provider | undefined =>
  offeredProviders(config).find((provider) => provider === wanted);

const linking = accountRoute({
  method: "POST",
  path,
  who: "fresh",
  perPerson: window(20, hour),
  async answer({ c, person: { uid, emailVerified } }, parts) {
    const provider = offered(parts, c.req.param("provider"));
    if (!provider) return err("not-found");
    // Otherwise someone who signed up with another person's address could keep a sign-in method for later.
    if (!emailVerified) return err("address-not-confirmed");
    if (await isLinked(parts, uid, provider)) return err("provider-linked");
    const body = { provider, disableRedirect: true, callbackURL: `/account?linked=${provider}` };
    const { headers } = c.req.raw;
    const begun = await parts.auth.api.linkSocialAccount({
      headers,
      returnHeaders: true,
      body: { ...body, errorCallbackURL: `/account?link=${provider}` },
    });
    passCookies(c, begun.headers);
    return ok({ url: begun.response.url });
  },
});

async function isLinked({ database }: AccountParts, uid: string, provider: Provider): Promise<boolean> {
  const theirs = database.query.selectFrom("sign_ins").select("id").where("userId", "=", uid);
  return (await theirs.where("providerId", "=", provider).executeTakeFirst()) !== undefined;
}

const unlinking = accountRoute({
  method: "DELETE",
  path,
  who: "fresh",
  async answer({ c, person: { uid, email }, device }, parts) {
    const provider = offered(parts, c.req.param("provider"));
    if (!provider) return err("not-found");
    const unlinked = await unlink(parts, uid, provider);
    if (!unlinked.ok) return unlinked;
    // Sessions that began with it end.
    await endOtherSessions(parts.auth, c);
    await recordFor(parts, uid, device, `${provider}-unlinked`);
    await parts.mail(providerUnlinkedMail(email, providerTitle(provider), parts.config.publicUrl));
    return ok({});
  },
});

const unlink = ({ database, config }: AccountParts, uid: string, provider: Provider): Promise<Result<null, Refusal>> =>
  database.write(async (query) => {
    const ways = await signInMethodsOf(query, uid, config);
    const left = ways.filter((way) => way !== providerName(provider));
    if (left.length === ways.length) return err("not-linked");
    if (left.length === 0) return err("last-way-in");
    await query.deleteFrom("sign_ins").where("userId", "=", uid).where("providerId", "=", provider).execute();
    return ok(null);
  });

/** Empty if no provider is configured. */
export const providerRoutes = (config: AccountParts["config"]): readonly AccountRoute[] =>
  offeredProviders(config).length > 0 ? [linking, unlinking] : [];
