import { isAPIError } from "better-auth/api";
import { err, ok } from "#domain/result.ts";
import { passkeySignUpSchema, resetRequestSchema } from "#sync/account-api.ts";
import { hour, window } from "../../limits/attempts.ts";
import { clientAddress } from "../../limits/client-address.ts";
import { type AccountRoute, accountRoute } from "../account/account-route.ts";
import { passCookies, signUpPath, signUps } from "../auth/auth-paths.ts";

/** The request without cookies: a new account must not belong to the signed-in user. */
function withoutSession({ headers: original }: Request): Headers {
  const headers = new Headers(original);
  const cookies = (original.get("cookie") ?? "").split("; ");
  headers.set("cookie", cookies.filter((cookie) => /^[^=]*passkey_challenge=/.test(cookie)).join("; "));
  return headers;
}

/** A refusal of better-auth means an invalid passkey, or an address that was just taken. */
function refusedFor(error: unknown): "address-taken" | "passkey-refused" {
  if (!isAPIError(error)) throw error;
  return error.body?.code === "FAILED_TO_CREATE_USER" ? "address-taken" : "passkey-refused";
}

/** Sign-up with an address and a passkey, without a password. The address is unverified, as with a password. */
export const passkeySignUp: readonly AccountRoute[] = [
  accountRoute({
    method: "POST",
    path: "/api/auth/passkey/sign-up/options",
    who: "anyone",
    body: resetRequestSchema,
    async answer({ c, body: { email } }, { attempts, auth, config, database, now }) {
      // It reveals whether an address is taken, so it shares the limit of password sign-ups.
      const wait = await attempts.take(`${signUpPath} ${clientAddress(c, config.trustProxy)}`, signUps, now());
      if (wait > 0) return { wait };
      const people = database.query.selectFrom("people").select("id").where("email", "=", email);
      if (await people.executeTakeFirst()) return err("address-taken");
      const request = { headers: withoutSession(c.req.raw), query: { context: email }, returnHeaders: true as const };
      const made = await auth.api.generatePasskeyRegistrationOptions(request);
      passCookies(c, made.headers);
      return ok(made.response);
    },
  }),
  accountRoute({
    method: "POST",
    path: "/api/auth/passkey/sign-up",
    who: "anyone",
    body: passkeySignUpSchema,
    perAddress: window(60, hour),
    async answer({ c, person, body, device }, { auth, database }) {
      const request = { headers: withoutSession(c.req.raw), body: { ...body, name: device, createSession: true } };
      const made = await auth.api.verifyPasskeyRegistration({ ...request, returnHeaders: true }).catch(refusedFor);
      if (typeof made === "string") return err(made);
      passCookies(c, made.headers);
      // The previous user of this browser is signed out, so their session must be deleted.
      if (person) await database.query.deleteFrom("sessions").where("id", "=", person.sessionId).execute();
      return ok({});
    },
  }),
];
