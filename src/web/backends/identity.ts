import { ok } from "#domain/result.ts";
import type { Account, AccountEvent, AccountSession, SignInOffer } from "#sync/account-api.ts";
import type { PasswordRule } from "#sync/password-policy.ts";
import { ownerHeader } from "#sync/protocol.ts";
import type { User } from "#sync/user.ts";
import type { Observable } from "#web/platform/observable.ts";
import { latestSession } from "#web/platform/session.ts";

/** `second-factor`: the password was accepted, and the second factor is still missing. */
export type SignInState = { at: "signed-out" } | { at: "signed-in"; user: User } | { at: "second-factor" };

/** Why a request was refused, with the service's details. */
export interface Refusal {
  error: string;
  /** The rules that a new password breaks. */
  unmet?: readonly PasswordRule[];
  /** In seconds. */
  retryAfter?: number;
}

type Outcome<T = unknown> = { ok: true; value: T } | { ok: false; problem: Refusal };

export type AsyncOutcome<T = unknown> = Promise<Outcome<T>>;

export const refused = (problem: Refusal | string): { ok: false; problem: Refusal } => ({
  ok: false,
  problem: typeof problem === "string" ? { error: problem } : problem,
});

export interface Credentials {
  email: string;
  password: string;
  /** False on a shared computer: the session then ends with the browser. */
  rememberMe: boolean;
}

/** As text, and as the URI that an authenticator app reads from a QR code. */
export interface AppSecret {
  secret: string;
  uri: string;
}

export interface BackupCodes {
  backupCodes: string[];
}

export type Provider = SignInOffer["providers"][number];

/** The identity service: our own server, or a Firebase project in its place. */
export interface Identity {
  /** Includes changes in other tabs and on the server. */
  state: Observable<SignInState>;
  offer(): AsyncOutcome<SignInOffer>;
  signUp(credentials: Credentials): AsyncOutcome<SignInState>;
  signIn(credentials: Credentials): AsyncOutcome<SignInState>;
  /** Completes a sign-in with a code of the authenticator app, or a backup code. */
  submitCode(code: string, rememberDevice: boolean): AsyncOutcome<SignInState>;
  /** Reauthenticates the user; also by a code, where the account has a second factor. */
  confirm(password: string, code?: string): AsyncOutcome;
  /** The URL of the provider's sign-in, which returns to `back`. */
  signInWith(provider: Provider, back: string): AsyncOutcome<{ url: string }>;
  /** Whether the service was reached. If not, the sign-out is retried before the next sign-in. */
  signOut(): Promise<boolean>;
  signOutEverywhere(): AsyncOutcome;
  requestReset(email: string): AsyncOutcome;
  reset(token: string, newPassword: string): AsyncOutcome;
  changePassword(currentPassword: string, newPassword: string): AsyncOutcome;
  account(): AsyncOutcome<Account>;
  sendVerification(): AsyncOutcome;
  changeEmail(email: string): AsyncOutcome;
  /** Confirms an email address by the mailed token. */
  verify(token: string): AsyncOutcome<{ what: "verified" | "changed" }>;
  sessions(): AsyncOutcome<{ sessions: AccountSession[] }>;
  endSession(id: string): AsyncOutcome;
  audit(): AsyncOutcome<{ events: AccountEvent[] }>;
  deleteAccount(): AsyncOutcome;
  /** The URL where the user links a provider with the account. */
  linkProvider(provider: Provider): AsyncOutcome<{ url: string }>;
  /** Refused for the last sign-in method. */
  unlinkProvider(provider: Provider): AsyncOutcome;
  /** The secret for an authenticator app. Takes effect only after `turnOnSecondFactor` with a code. */
  beginSecondFactor(): AsyncOutcome<AppSecret>;
  /** The backup codes are returned only once. */
  turnOnSecondFactor(code: string): AsyncOutcome<BackupCodes>;
  turnOffSecondFactor(): AsyncOutcome;
  renewBackupCodes(): AsyncOutcome<BackupCodes>;
  /** One device, or all of them. */
  forgetDevices(id?: string): AsyncOutcome;
}

const requestTimeout = 30_000;

/** Another tab may have signed in another user: the request must not change their account. */
function ownerHeaders(): Record<string, string> {
  const session = latestSession();
  return session.isKnown && session.user ? { [ownerHeader]: session.user.uid } : {};
}

/** Sends an account request. Returns the server's refusal, or `unreachable` for every temporary failure. */
export async function requestIdentity<T>(method: string, path: string, body?: object): AsyncOutcome<T> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(requestTimeout),
      headers: { accept: "application/json", ...ownerHeaders(), ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & Partial<Refusal>;
    if (response.ok) return ok(answer);
    const isRefusal = typeof answer.error === "string" && answer.error !== "server-fault";
    return refused(isRefusal ? (answer as Refusal) : "unreachable");
  } catch {
    // No network, a timeout, or a response of a proxy in between.
    return refused("unreachable");
  }
}
