import * as v from "valibot";
import type { PasswordPolicy, PasswordRule } from "./password-policy.ts";

/** The messages of the account routes. Every refusal is `{ error }`, with more fields where noted below. */

/** The local part of an address is limited to 64 characters. */
const shortName = v.regex(/^[^@]{1,64}@/);
const address = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email(), shortName);
/** Any text; the password policy decides whether it is acceptable. */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(10_000));
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** `rememberMe: false`: on a shared computer. The session then ends with the browser. */
export const credentialsSchema = v.object({ email: address, password, rememberMe: v.optional(v.boolean()) });
export const resetRequestSchema = v.object({ email: address });
export const resetSchema = v.object({ token: secret, newPassword: password });
export const passwordChangeSchema = v.object({ currentPassword: password, newPassword: password });
export const emailChangeSchema = v.object({ email: address });
export const linkSchema = v.object({ token: secret });

/** A code of an authenticator app, or a backup code. */
const code = v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(20));
export const codeSchema = v.object({ code });
/** Reauthentication. `code` is required if the account has a second factor. */
export const confirmationSchema = v.object({ password, code: v.optional(code) });
/** `rememberDevice`: this browser is not asked again for thirty days. */
export const signInCodeSchema = v.object({ code, rememberDevice: v.optional(v.boolean()) });

const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));
/** The browser's response to the options, as JSON. */
const passkeyResponse = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2_000)), response: v.looseObject({}) });
export const newPasskeySchema = v.object({ response: passkeyResponse, name: v.optional(passkeyName) });
/** For the address that the options were requested for. */
export const passkeySignUpSchema = v.object({ response: passkeyResponse, rememberMe: v.optional(v.boolean()) });
export const passkeyNameSchema = v.object({ name: passkeyName });

/** With the country code, such as +49 170 1234567. */
const phone = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((typed) => typed.replace(/[\s().\-/]/g, "")),
  v.regex(/^\+[1-9]\d{6,14}$/),
);
const texted = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/));
export const phoneSchema = v.object({ phone });
export const phoneCodeSchema = v.object({ phone, code: texted });
export const phoneSignInSchema = v.object({ phone, code: texted, rememberMe: v.optional(v.boolean()) });

/** An account's id is random and long: nobody finds one by guessing. */
export const knownAccountSchema = v.object({ uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });

/** True only if the server has no trace of the account. An account that its owner deleted is not unknown. */
export interface KnownAccount {
  isUnknown: boolean;
}

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
  "second-factor-on",
  "second-factor-off",
  "backup-codes-renewed",
  "backup-code-used",
  "devices-forgotten",
  "passkey-added",
  "passkey-removed",
  "phone-added",
  "phone-removed",
  "google-linked",
  "google-unlinked",
  "apple-linked",
  "apple-unlinked",
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
  /** In milliseconds, like the next one. Accurate to the day. */
  signedInAt: number;
  seenAt: number;
  /** The session of this request. */
  isThis: boolean;
}

export interface AccountPasskey {
  id: string;
  name: string;
  /** In milliseconds. */
  addedAt: number;
  /** In milliseconds; null before the first sign-in with it. */
  usedAt: number | null;
  /** Synced across the person's devices by the passkey provider. */
  isSynced: boolean;
}

/** The signed-in person's account, for the account screen. */
export interface Account {
  uid: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  /** Until when sensitive actions are allowed without signing in again, in milliseconds. */
  freshUntil: number;
  /** Absent without a second factor. */
  secondFactor: SecondFactorState | null;
}

export interface SecondFactorState {
  backupCodesLeft: number;
  rememberedDevices: RememberedDevice[];
}

/** A device that skips the second factor. */
export interface RememberedDevice {
  id: string;
  device: string;
  /** In milliseconds. */
  until: number;
}

/** The sign-in options of this site. */
export interface SignInOffer {
  passwordPolicy: PasswordPolicy;
  providers: ("google" | "apple")[];
  /** Whether text messages can be sent. */
  phone: boolean;
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
