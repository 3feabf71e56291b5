import type { Answer, SignInState } from "#web/identity/identity.ts";
import { identity } from "#web/identity/own-identity.ts";
import { cell } from "#web/store/cell.ts";
import { currentDevice, meetSession } from "#web/store/owner/current-device.ts";
import { isSharedComputer, setSharedComputer } from "#web/store/owner/shared-computer.ts";
import { type Mode, plainEmail, type Typed } from "./typed.ts";

/** The households that were here without an account when someone signed in, since the page was loaded. */
export const broughtAlong = cell<ReadonlySet<string>>(new Set());

/** Signs in, and opens that person's households on this device, with those that were here without an account. */
export async function signInHere(mode: Mode, { email, password, isShared }: Typed): Answer<SignInState> {
  const wasShared = isSharedComputer(document);
  // Before anyone is in: what opens then must know already that it may keep nothing.
  setSharedComputer(document, isShared);
  const brought = isShared ? new Set<string>() : anonymousHere();
  const credentials = { email: plainEmail(email), password, rememberMe: !isShared };
  const entered = await (mode === "sign-in" ? identity.signIn(credentials) : identity.signUp(credentials));
  if (!entered.ok) setSharedComputer(document, wasShared);
  if (entered.ok && entered.value.at === "signed-in") {
    broughtAlong.set(brought);
    await meetSession({ isKnown: true, user: entered.value.user });
  }
  return entered;
}

function anonymousHere(): Set<string> {
  const device = currentDevice.get();
  if (device.phase !== "open" || device.owner !== "anonymous") return new Set();
  const households = [...device.store.state.get().households.values()];
  return new Set(households.filter(({ space }) => space === "shared").map(({ id }) => id));
}
