import type { Context } from "hono";
import * as v from "valibot";
import { credentialsSchema, passwordChangeSchema, resetSchema } from "#sync/account-api.ts";
import { hour, minute, type Rule, window } from "../../limits/attempts.ts";
import { refusalOf, refuse } from "../refusals.ts";

/** Passes on the cookies of better-auth; of two with one name, the later one. */
export function passCookies(c: Context, headers: Headers | null | undefined): void {
  const last = new Map(headers?.getSetCookie().map((cookie) => [cookie.split("=", 1)[0], cookie]));
  for (const cookie of last.values()) c.header("set-cookie", cookie, { append: true });
}

/** Translates a response of better-auth to our API. */
export async function translated(c: Context, response: Response, { answer }: AuthPath): Promise<Response> {
  passCookies(c, response.headers);
  const location = response.headers.get("location");
  if (location && response.status >= 300 && response.status < 400) return c.redirect(location, 302);
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (response.ok) return c.json(answer?.(body ?? {}) ?? {});
  return refuse(c, refusalOf(body?.code, response.status), body?.unmet ? { unmet: body.unmet } : {});
}

/** A public path of better-auth. All others answer 404. */
export interface AuthPath {
  method: "GET" | "POST";
  /** Below /api/auth. */
  path: string;
  /** The allowed body. Nothing else is passed on. */
  body?: v.GenericSchema<unknown, Record<string, unknown>>;
  /** Fields that are added to the body. */
  always?: Record<string, unknown>;
  /** The rate limit per address. */
  perAddress: Rule;
  /** The account whose attempts are counted, if any: the one named in the body, or the signed-in one. */
  tries?: "named" | "signed-in";
  /** The part of the answer to pass on. By default nothing: it contains the session token, which no script should see. */
  answer?: (answered: Record<string, unknown>) => Record<string, unknown>;
}

const ownPage = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])[\w\-./]*$/));

export const signUpPath = "/sign-up/email";

/** Signing up reveals whether an address is taken, so it is rate-limited. */
export const signUps = window(20, hour);

const emailPaths: readonly AuthPath[] = [
  {
    method: "POST",
    path: signUpPath,
    body: credentialsSchema,
    perAddress: signUps,
    // better-auth requires a name; ours are in the households.
    always: { name: "" },
  },
  {
    method: "POST",
    path: "/sign-in/email",
    body: credentialsSchema,
    tries: "named",
    perAddress: window(60, 10 * minute),
    answer: ({ pending }) => (pending ? { pending } : {}),
  },
  { method: "POST", path: "/reset-password", body: resetSchema, perAddress: window(30, hour) },
  {
    method: "POST",
    path: "/change-password",
    body: passwordChangeSchema,
    tries: "signed-in",
    always: { revokeOtherSessions: true },
    perAddress: window(30, hour),
  },
];

const providerPaths: readonly AuthPath[] = [
  {
    method: "POST",
    path: "/sign-in/social",
    perAddress: window(60, 10 * minute),
    body: v.object({ provider: v.picklist(["google", "apple"]), callbackURL: v.optional(ownPage, "/account") }),
    always: { errorCallbackURL: "/account", disableRedirect: true },
    answer: ({ url }) => ({ url }),
  },
  { method: "GET", path: "/callback/google", perAddress: window(60, 10 * minute) },
  { method: "GET", path: "/callback/apple", perAddress: window(60, 10 * minute) },
];

/** The shape that a browser sends; the signature verifies the rest. */
const assertion = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2_000)), response: v.looseObject({}) });

const passkeyPaths: readonly AuthPath[] = [
  {
    method: "GET",
    path: "/passkey/generate-authenticate-options",
    perAddress: window(120, 10 * minute),
    answer: (options) => ({ ...options, userVerification: "required" }),
  },
  {
    method: "POST",
    path: "/passkey/verify-authentication",
    perAddress: window(60, 10 * minute),
    body: v.object({ response: assertion, rememberMe: v.optional(v.boolean()) }),
  },
];

/** The paths, including those for providers if one is configured. */
export const authPaths = (hasProviders: boolean): readonly AuthPath[] => [
  ...emailPaths,
  ...passkeyPaths,
  ...(hasProviders ? providerPaths : []),
];

/** The name of the attempt counter of an account, whether it exists or not. */
export const accountName = (email: string): string => `account:${email.toLowerCase()}`;
