import { ok } from "#domain/result.ts";
import type { Account, AccountEvent, AccountSession, SignInOffer } from "#sync/account-api.ts";
import type { PasswordRule } from "#sync/password-policy.ts";
import { ownerHeader } from "#sync/protocol.ts";
import type { User } from "#sync/user.ts";
import type { Observable } from "#web/platform/observable.ts";
import { latestSession } from "#web/platform/session.ts";

/** `second-factor`: the password was right, and a second proof is still asked for. */
export type SignInState = { at: "signed-out" } | { at: "signed-in"; user: User } | { at: "second-factor" };

/** Why something was refused, with what the service says about it. */
export interface Refusal {
  error: string;
  /** Of a new password. */
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

/** As text, and as the address that an app reads from a square code. */
export interface AppSecret {
  secret: string;
  uri: string;
}

export interface BackupCodes {
  backupCodes: string[];
}

export type Provider = SignInOffer["providers"][number];

/** Whoever knows who people are: our own server, or a hosted service in its place. */
export interface Identity {
  /** Follows every change of sign-in state, also those that happen elsewhere. */
  state: Observable<SignInState>;
  offer(): AsyncOutcome<SignInOffer>;
  signUp(credentials: Credentials): AsyncOutcome<SignInState>;
  signIn(credentials: Credentials): AsyncOutcome<SignInState>;
  /** The second proof, where the first was right: a code of the app, or a backup code. */
  submitCode(code: string, rememberDevice: boolean): AsyncOutcome<SignInState>;
  /** Whoever is signed in proves it again; by a code too, where the account has a second factor. */
  confirm(password: string, code?: string): AsyncOutcome;
  /** Where to go to sign in with a provider, and which page of ours it leads back to. */
  signInWith(provider: Provider, back: string): AsyncOutcome<{ url: string }>;
  /** Whether the service has heard of it. Where not, it will before anyone is let in again. */
  signOut(): Promise<boolean>;
  signOutEverywhere(): AsyncOutcome;
  requestReset(email: string): AsyncOutcome;
  reset(token: string, newPassword: string): AsyncOutcome;
  changePassword(currentPassword: string, newPassword: string): AsyncOutcome;
  account(): AsyncOutcome<Account>;
  sendVerification(): AsyncOutcome;
  changeEmail(email: string): AsyncOutcome;
  /** Confirms an address by its mailed secret. */
  verify(token: string): AsyncOutcome<{ what: "verified" | "changed" }>;
  sessions(): AsyncOutcome<{ sessions: AccountSession[] }>;
  endSession(id: string): AsyncOutcome;
  audit(): AsyncOutcome<{ events: AccountEvent[] }>;
  deleteAccount(): AsyncOutcome;
  /** Where to go to link a provider with the account of whoever is signed in. */
  linkProvider(provider: Provider): AsyncOutcome<{ url: string }>;
  /** Not the last way in. */
  unlinkProvider(provider: Provider): AsyncOutcome;
  /** What an authenticator app wants to know. Nothing is asked for until a code of it was brought. */
  beginSecondFactor(): AsyncOutcome<AppSecret>;
  /** The backup codes are never told again. */
  turnOnSecondFactor(code: string): AsyncOutcome<BackupCodes>;
  turnOffSecondFactor(): AsyncOutcome;
  renewBackupCodes(): AsyncOutcome<BackupCodes>;
  /** One, or all of them. */
  forgetDevices(id?: string): AsyncOutcome;
}

const requestTimeout = 30_000;

/** Another tab may have signed someone else in: what is asked for here must not be done to their account. */
function ownerHeaders(): Record<string, string> {
  const session = latestSession();
  return session.isKnown && session.user ? { [ownerHeader]: session.user.uid } : {};
}

/** Asks the server about accounts. What it refuses comes back in its own words; `unreachable` stands for all that passes. */
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
    const isOurs = typeof answer.error === "string" && answer.error !== "server-fault";
    return refused(isOurs ? (answer as Refusal) : "unreachable");
  } catch {
    // No network, a time-out, or an answer of something in between.
    return refused("unreachable");
  }
}
