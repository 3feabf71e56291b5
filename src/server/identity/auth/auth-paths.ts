import type { Context } from "hono";
import * as v from "valibot";
import { ok } from "#domain/result.ts";
import { credentialsSchema, passwordChangeSchema, resetSchema } from "#sync/account-api.ts";
import { hour, minute, type Rule, window } from "../../limits/attempts.ts";
import { refusalOf, refuse } from "../refusals.ts";

/** Hands on the cookies that better-auth set; of two with one name the later, which is the one that counts. */
export function passCookies(c: Context, headers: Headers | null | undefined): void {
  const last = new Map(headers?.getSetCookie().map((cookie) => [cookie.split("=", 1)[0], cookie]));
  for (const cookie of last.values()) c.header("set-cookie", cookie, { append: true });
}

/** Says in the house's words what better-auth answered. */
export async function translated(c: Context, given: Response, { answer }: AuthPath): Promise<Response> {
  passCookies(c, given.headers);
  const location = given.headers.get("location");
  if (location && given.status >= 300 && given.status < 400) return c.redirect(location, 302);
  const said = (await given.json().catch(() => null)) as Record<string, unknown> | null;
  if (given.ok) return c.json(answer?.(said ?? {}) ?? {});
  return refuse(c, refusalOf(said?.code, given.status), said?.unmet ? { unmet: said.unmet } : {});
}

/** A path of better-auth that is open to the world. All others are not there. */
export interface AuthPath {
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
export const authPaths = (hasProviders: boolean): readonly AuthPath[] => [
  ...emailPaths,
  ...passkeyPaths,
  ...(hasProviders ? providerPaths : []),
];

/** The name under which tries of one account are counted, whether there is such an account or not. */
export const accountName = (email: string): string => `account:${email.toLowerCase()}`;
