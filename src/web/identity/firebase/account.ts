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
import type { AuthClient } from "#web/platform/firebase/auth-client.ts";
import { type AppSecret, type AsyncOutcome, type BackupCodes, type Provider, refused } from "../identity.ts";
import { asUser, attempt, passwordProblem } from "./firebase-request.ts";
import { confirm, providerOf } from "./sign-in.ts";

/** For so long after a sign-in Firebase lets somebody change what matters. */
const recentSignInMs = 5 * 60_000;

export const account = (line: AuthClient): AsyncOutcome<Account> =>
  asUser(line, async (user) => {
    await user.reload();
    const { authTime } = await user.getIdTokenResult();
    const hasFactor = multiFactor(user).enrolledFactors.length > 0;
    return {
      ...{ uid: user.uid, email: user.email ?? "", emailVerified: user.emailVerified, phone: user.phoneNumber },
      freshUntil: Date.parse(authTime) + recentSignInMs,
      secondFactor: hasFactor ? { backupCodesLeft: 0, rememberedDevices: [] } : null,
    };
  });

/** Answered alike whether anybody has the address or not. */
export async function requestReset({ auth }: AuthClient, email: string): AsyncOutcome {
  const asked = await attempt(() => sendPasswordResetEmail(auth, email));
  return !asked.ok && asked.problem.error === "wrong-credentials" ? ok(null) : asked;
}

export const reset = async (line: AuthClient, token: string, newPassword: string): AsyncOutcome =>
  passwordProblem(line, newPassword) ?? attempt(() => confirmPasswordReset(line.auth, token, newPassword));

export async function changePassword(line: AuthClient, current: string, newPassword: string): AsyncOutcome {
  const weak = passwordProblem(line, newPassword);
  if (weak) return weak;
  const confirmed = await confirm(line, current);
  return confirmed.ok ? asUser(line, (user) => updatePassword(user, newPassword)) : confirmed;
}

export async function sendVerification(line: AuthClient): AsyncOutcome {
  const isVerified = await asUser(line, async (user) => user.emailVerified);
  if (isVerified.ok && isVerified.value) return refused("already-verified");
  return asUser(line, (user) => sendEmailVerification(user));
}

export const changeEmail = (line: AuthClient, email: string): AsyncOutcome =>
  asUser(line, (user) => verifyBeforeUpdateEmail(user, email));

/** Of a new account, or of an address that takes the place of another. */
export const verify = (line: AuthClient, code: string): AsyncOutcome<{ what: "verified" | "changed" }> =>
  attempt(async () => {
    const { operation } = await checkActionCode(line.auth, code);
    await applyActionCode(line.auth, code);
    // In another browser nobody may be signed in; and a changed address ends the session that knew the old one.
    await line.auth.currentUser?.reload().catch(() => {});
    return { what: operation === ActionCodeOperation.VERIFY_EMAIL ? "verified" : "changed" };
  });

export const deleteAccount = (line: AuthClient): AsyncOutcome => asUser(line, deleteUser);

export const linkProvider = (line: AuthClient, provider: Provider, back: string): AsyncOutcome<{ url: string }> =>
  asUser(line, async (user) => {
    await linkWithPopup(user, providerOf(provider));
    return { url: `${back}?linked=${provider}` };
  });

export async function unlinkProvider(line: AuthClient, provider: Provider): AsyncOutcome {
  const ways = await asUser(line, async (user) => user.providerData.length);
  if (ways.ok && ways.value <= 1) return refused("last-way-in");
  return asUser(line, (user) => unlink(user, providerOf(provider).providerId));
}

export const beginSecondFactor = (line: AuthClient): AsyncOutcome<AppSecret> =>
  asUser(line, async (user) => {
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    line.secret = secret;
    return { secret: secret.secretKey, uri: secret.generateQrCodeUrl(user.email ?? "", "Weekfold") };
  });

/** Firebase has no backup codes. */
export async function turnOnSecondFactor(line: AuthClient, code: string): AsyncOutcome<BackupCodes> {
  const { secret } = line;
  if (!secret) return refused("wrong-code");
  return asUser(line, async (user) => {
    const proof = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
    await multiFactor(user).enroll(proof, "Authenticator app");
    line.secret = null;
    return { backupCodes: [] };
  });
}

export const turnOffSecondFactor = (line: AuthClient): AsyncOutcome =>
  asUser(line, async (user) => {
    for (const factor of multiFactor(user).enrolledFactors) await multiFactor(user).unenroll(factor);
  });
