import * as v from "valibot";
import type { PasswordPolicy, PasswordRule } from "./password-policy.ts";

/** The messages of the account routes. Every refusal is `{ error }`, with more where it is said below. */

const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());
/** What was chosen may be anything; whether it will do is the policy's to say. */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(10_000));
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** `rememberMe: false`: on a shared computer. The session then ends with the browser. */
export const credentialsSchema = v.object({ email: address, password, rememberMe: v.optional(v.boolean()) });
export const resetRequestSchema = v.object({ email: address });
export const resetSchema = v.object({ token: secret, newPassword: password });
export const passwordChangeSchema = v.object({ currentPassword: password, newPassword: password });
export const emailChangeSchema = v.object({ email: address });
export const linkSchema = v.object({ token: secret });

export const accountEvents = [
  "signed-up",
  "signed-in",
  "signed-out-everywhere",
  "session-ended",
  "email-verified",
  "email-change-asked",
  "email-changed",
  "password-changed",
  "password-reset",
] as const;

/** What happened to an account: when in milliseconds, and from which kind of device. */
export interface AccountEvent {
  what: (typeof accountEvents)[number];
  at: number;
  device: string;
}

export interface AccountSession {
  id: string;
  device: string;
  /** In milliseconds, as the next one. Known to the day. */
  signedInAt: number;
  seenAt: number;
  /** The one that asks. */
  isThis: boolean;
}

/** One's own account, as its screen shows it. */
export interface Account {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** Until when sensitive actions are allowed without signing in again, in milliseconds. */
  freshUntil: number;
}

/** What signing in is like on this site. */
export interface SignInOffer {
  passwordPolicy: PasswordPolicy;
  providers: ("google" | "apple")[];
}

export interface WeakPassword {
  error: "weak-password";
  unmet: PasswordRule[];
}

export interface TooManyAttempts {
  error: "too-many-attempts";
  /** In seconds. */
  retryAfter: number;
}
