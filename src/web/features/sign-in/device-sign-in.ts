import { identity } from "#web/backends/chosen-identity.ts";
import type { AsyncOutcome, SignInState } from "#web/backends/identity.ts";
import { normalizeEmail } from "#web/household/account/email-field.tsx";
import { readSession } from "#web/platform/session.ts";
import { applySession, isSharedComputer, setSharedComputer } from "#web/store/index.ts";
import type { Mode, SignInFields } from "./sign-in-fields.ts";

export function signInWithPassword(mode: Mode, { email, password, isShared }: SignInFields): AsyncOutcome<SignInState> {
  const enter = mode === "sign-in" ? identity.signIn : identity.signUp;
  return signInOnDevice(isShared, (rememberMe) => enter({ email: normalizeEmail(email), password, rememberMe }));
}

/**
 * Signs in by any method, then opens the account's households on this device. Households that were here without an account
 * join them.
 */
export async function signInOnDevice(
  isShared: boolean,
  enter: (rememberMe: boolean) => AsyncOutcome<SignInState>,
): AsyncOutcome<SignInState> {
  const wasShared = isSharedComputer(document);
  // Set before signing in: what opens next must already know that it may not persist anything.
  setSharedComputer(document, isShared);
  const entered = await enterAndOpen(() => enter(!isShared));
  if (!entered.ok) setSharedComputer(document, wasShared);
  return entered;
}

/** Completes a pending sign-in with its second factor. */
export const finishSignIn = (code: string, rememberDevice: boolean): AsyncOutcome<SignInState> =>
  enterAndOpen(() => identity.submitCode(code, rememberDevice));

/** Drops a pending sign-in. Offline, the server is notified later. */
export async function abandonSignIn(): Promise<void> {
  setSharedComputer(document, false);
  await identity.signOut();
  await readSession();
}

async function enterAndOpen(enter: () => AsyncOutcome<SignInState>): AsyncOutcome<SignInState> {
  const entered = await enter();
  if (entered.ok && entered.value.at === "signed-in") await applySession({ isKnown: true, user: entered.value.user });
  return entered;
}
