import { err, ok, type Result } from "#domain/result.ts";
import type { SignInOffer } from "#sync/account-api.ts";
import { hour, window } from "../../limits/limits.ts";
import { type AccountParts, type AccountRoute, accountRoute } from "../account/account-route.ts";
import { noteFor } from "../account/note-for.ts";
import { waysIn } from "../account/ways-in.ts";
import { passCookies } from "../auth/auth-answer.ts";
import { providerUnlinkedMail } from "../mails/security-mails.ts";
import type { Refusal } from "../refusals.ts";
import { endOtherSessions } from "../session-reader.ts";
import { offeredProviders, providerName, providerTitle } from "./providers.ts";

type Provider = SignInOffer["providers"][number];

const path = "/api/account/providers/:provider";

const offered = ({ config }: AccountParts, wanted: string | undefined): Provider | undefined =>
  offeredProviders(config).find((provider) => provider === wanted);

const linking = accountRoute({
  ...{ method: "POST", path, who: "fresh", perPerson: window(20, hour) },
  async answer({ c, person: { uid, emailVerified } }, parts) {
    const provider = offered(parts, c.req.param("provider"));
    if (!provider) return err("not-found");
    // Otherwise whoever typed someone else's address could keep a way in for when its owner comes.
    if (!emailVerified) return err("address-not-confirmed");
    if (await isLinked(parts, uid, provider)) return err("provider-linked");
    const body = { provider, disableRedirect: true, callbackURL: `/account?linked=${provider}` };
    const { headers } = c.req.raw;
    const begun = await parts.auth.api.linkSocialAccount({
      ...{ headers, returnHeaders: true },
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
  ...{ method: "DELETE", path, who: "fresh" },
  async answer({ c, person: { uid, email }, device }, parts) {
    const provider = offered(parts, c.req.param("provider"));
    if (!provider) return err("not-found");
    const unlinked = await unlink(parts, uid, provider);
    if (!unlinked.ok) return unlinked;
    // Whoever came in by it is out.
    await endOtherSessions(parts.auth, c);
    await noteFor(parts, uid, device, `${provider}-unlinked`);
    await parts.mail(providerUnlinkedMail(email, providerTitle(provider), parts.config.publicUrl));
    return ok({});
  },
});

const unlink = ({ database, config }: AccountParts, uid: string, provider: Provider): Promise<Result<null, Refusal>> =>
  database.write(async (query) => {
    const ways = await waysIn(query, uid, config);
    const left = ways.filter((way) => way !== providerName(provider));
    if (left.length === ways.length) return err("not-linked");
    if (left.length === 0) return err("last-way-in");
    await query.deleteFrom("sign_ins").where("userId", "=", uid).where("providerId", "=", provider).execute();
    return ok(null);
  });

/** Where the operator has set up a provider at all. */
export const providerRoutes = (config: AccountParts["config"]): readonly AccountRoute[] =>
  offeredProviders(config).length > 0 ? [linking, unlinking] : [];
