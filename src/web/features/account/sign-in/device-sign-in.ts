import { identity } from "#web/identity/chosen-identity.ts";
import type { Answer, SignInState } from "#web/identity/identity.ts";
import { readSession } from "#web/platform/session.ts";
import { meetSession } from "#web/store/owner/current-device.ts";
import { isSharedComputer, setSharedComputer } from "#web/store/owner/owner.ts";
import { type Mode, normalizeEmail, type SignInFields } from "./sign-in-fields.ts";

export function signInWithPassword(mode: Mode, { email, password, isShared }: SignInFields): Answer<SignInState> {
  const enter = mode === "sign-in" ? identity.signIn : identity.signUp;
  return signInOnDevice(isShared, (rememberMe) => enter({ email: normalizeEmail(email), password, rememberMe }));
}

/** Signs in by whatever means, and opens that person's households on this device, with those that were here without an account. */
export async function signInOnDevice(
  isShared: boolean,
  enter: (rememberMe: boolean) => Answer<SignInState>,
): Answer<SignInState> {
  const wasShared = isSharedComputer(document);
  // Before anyone is in: what opens then must know already that it may keep nothing.
  setSharedComputer(document, isShared);
  const entered = await openAfter(() => enter(!isShared));
  if (!entered.ok) setSharedComputer(document, wasShared);
  return entered;
}

/** The same with a second proof, where the first one was right. */
export const finishSignIn = (code: string, rememberDevice: boolean): Answer<SignInState> =>
  openAfter(() => identity.bringCode(code, rememberDevice));

/** Nobody is about to be signed in any more. Without a connection the server hears of it later. */
export async function abandonSignIn(): Promise<void> {
  setSharedComputer(document, false);
  await identity.signOut();
  await readSession();
}

async function openAfter(enter: () => Answer<SignInState>): Answer<SignInState> {
  const entered = await enter();
  if (entered.ok && entered.value.at === "signed-in") await meetSession({ isKnown: true, user: entered.value.user });
  return entered;
}
