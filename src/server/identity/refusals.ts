import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** All refusals of account routes, with their status. */
export const refusals = {
  malformed: 400,
  "link-over": 400,
  "signed-out": 401,
  "wrong-credentials": 401,
  "wrong-code": 401,
  "nothing-pending": 401,
  "passkey-refused": 401,
  "wrong-password": 403,
  "sign-in-again": 403,
  "other-origin": 403,
  "no-such-session": 404,
  "no-such-device": 404,
  "no-such-passkey": 404,
  "not-found": 404,
  "address-taken": 409,
  "same-address": 409,
  "already-verified": 409,
  "no-password": 409,
  "second-factor-on": 409,
  "too-many-passkeys": 409,
  "phone-taken": 409,
  "address-not-confirmed": 409,
  "provider-linked": 409,
  "not-linked": 409,
  "last-way-in": 409,
  "second-factor-off": 409,
  "not-json": 415,
  "weak-password": 422,
  "too-many-attempts": 429,
  "server-fault": 500,
} as const satisfies Record<string, ContentfulStatusCode>;

export type Refusal = keyof typeof refusals;

export const refuse = (c: Context, error: Refusal, more: object = {}): Response =>
  c.json({ error, ...more }, refusals[error]);

export function refuseForNow(c: Context, wait: number): Response {
  const retryAfter = Math.ceil(wait / 1000);
  c.header("retry-after", String(retryAfter));
  return refuse(c, "too-many-attempts", { retryAfter });
}

/** The error codes of better-auth. */
const codes: Record<string, Refusal> = {
  INVALID_EMAIL_OR_PASSWORD: "wrong-credentials",
  INVALID_PASSWORD: "wrong-password",
  INVALID_TOKEN: "link-over",
  USER_NOT_FOUND: "link-over",
  TOKEN_EXPIRED: "link-over",
  USER_ALREADY_EXISTS: "address-taken",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "address-taken",
  // Two concurrent sign-ups with one address: the unique index refuses the second.
  FAILED_TO_CREATE_USER: "address-taken",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "no-password",
  SESSION_NOT_FRESH: "sign-in-again",
  UNAUTHORIZED: "signed-out",
  CHALLENGE_NOT_FOUND: "passkey-refused",
  PASSKEY_NOT_FOUND: "passkey-refused",
  AUTHENTICATION_FAILED: "passkey-refused",
  FAILED_TO_VERIFY_REGISTRATION: "passkey-refused",
  WEAK_PASSWORD: "weak-password",
  PROVIDER_NOT_FOUND: "not-found",
  INVALID_ORIGIN: "other-origin",
  MISSING_OR_NULL_ORIGIN: "other-origin",
};

export const refusalOf = (code: unknown, status: number): Refusal => {
  const known = typeof code === "string" && Object.hasOwn(codes, code) ? codes[code] : undefined;
  return known ?? (status >= 500 ? "server-fault" : status === 404 ? "not-found" : "malformed");
};
