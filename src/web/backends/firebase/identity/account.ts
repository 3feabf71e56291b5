import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  linkWithPopup,
  multiFactor,
  sendEmailVerification,
  sendPasswordResetEmail,
  TotpMultiFactorGenerator,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from "@firebase/auth";
import { ok } from "#domain/result.ts";
import type { Account } from "#sync/account-api.ts";
import { type AppSecret, type AsyncOutcome, type BackupCodes, type Provider, refused } from "../../identity.ts";
import type { AuthClient } from "../auth/auth-client.ts";
import { asUser, attempt, passwordProblem } from "./firebase-request.ts";
import { confirm, providerOf } from "./sign-in.ts";

/** How long after a sign-in Firebase allows sensitive changes. */
const recentSignInMs = 5 * 60_000;

export const account = (client: AuthClient): AsyncOutcome<Account> =>
  asUser(client, async (user) => {
    await user.reload();
    const { authTime } = await user.getIdTokenResult();
    const hasFactor = multiFactor(user).enrolledFactors.length > 0;
    return {
      uid: user.uid,
      email: user.email ?? "",
      emailVerified: user.emailVerified,
      phone: user.phoneNumber,
      freshUntil: Date.parse(authTime) + recentSignInMs,
      secondFactor: hasFactor ? { backupCodesLeft: 0, rememberedDevices: [] } : null,
    };
  });

/** Succeeds whether or not an account has the address, so that it reveals nothing. */
export async function requestReset({ auth }: AuthClient, email: string): AsyncOutcome {
  const result = await attempt(() => sendPasswordResetEmail(auth, email));
  return !result.ok && result.problem.error === "wrong-credentials" ? ok(null) : result;
}

export const reset = async (client: AuthClient, token: string, newPassword: string): AsyncOutcome =>
  passwordProblem(client, newPassword) ?? attempt(() => confirmPasswordReset(client.auth, token, newPassword));

export async function changePassword(client: AuthClient, current: string, newPassword: string): AsyncOutcome {
  const weak = passwordProblem(client, newPassword);
  if (weak) return weak;
  const confirmed = await confirm(client, current);
  return confirmed.ok ? asUser(client, (user) => updatePassword(user, newPassword)) : confirmed;
}

export async function sendVerification(client: AuthClient): AsyncOutcome {
  const isVerified = await asUser(client, async (user) => user.emailVerified);
  if (isVerified.ok && isVerified.value) return refused("already-verified");
  return asUser(client, (user) => sendEmailVerification(user));
}

export const changeEmail = (client: AuthClient, email: string): AsyncOutcome =>
  asUser(client, (user) => verifyBeforeUpdateEmail(user, email));

/** For a new account, or for a changed address. */
export const verify = (client: AuthClient, code: string): AsyncOutcome<{ what: "verified" | "changed" }> =>
  attempt(async () => {
    const { operation } = await checkActionCode(client.auth, code);
    await applyActionCode(client.auth, code);
    // Ignore failures: nobody may be signed in in this browser, and a changed address ends the session.
    await client.auth.currentUser?.reload().catch(() => {});
    return { what: operation === ActionCodeOperation.VERIFY_EMAIL ? "verified" : "changed" };
  });

export const deleteAccount = (client: AuthClient): AsyncOutcome => asUser(client, deleteUser);

export const linkProvider = (client: AuthClient, provider: Provider, back: string): AsyncOutcome<{ url: string }> =>
  asUser(client, async (user) => {
    await linkWithPopup(user, providerOf(provider));
    return { url: `${back}?linked=${provider}` };
  });

export async function unlinkProvider(client: AuthClient, provider: Provider): AsyncOutcome {
  const ways = await asUser(client, async (user) => user.providerData.length);
  if (ways.ok && ways.value <= 1) return refused("last-way-in");
  return asUser(client, (user) => unlink(user, providerOf(provider).providerId));
}

export const beginSecondFactor = (client: AuthClient): AsyncOutcome<AppSecret> =>
  asUser(client, async (user) => {
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    client.secret = secret;
    return { secret: secret.secretKey, uri: secret.generateQrCodeUrl(user.email ?? "", "Weekfold") };
  });

/** Firebase has no backup codes. */
export async function turnOnSecondFactor(client: AuthClient, code: string): AsyncOutcome<BackupCodes> {
  const { secret } = client;
  if (!secret) return refused("wrong-code");
  return asUser(client, async (user) => {
    const proof = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
    await multiFactor(user).enroll(proof, "Authenticator app");
    client.secret = null;
    return { backupCodes: [] };
  });
}

export const turnOffSecondFactor = (client: AuthClient): AsyncOutcome =>
  asUser(client, async (user) => {
    for (const factor of multiFactor(user).enrolledFactors) await multiFactor(user).unenroll(factor);
  });
