import { randomUUID } from "node:crypto";
import { deleteApp, initializeApp } from "@firebase/app";
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from "@firebase/auth";
import { newAuthClient } from "#web/backends/firebase/auth/auth-client.ts";
import { firebaseIdentity } from "#web/backends/firebase/identity/hosted-identity.ts";

const project = "demo-weekfold";

/** A browser of its own, at the emulator on this port. */
export function browserAt(port: number) {
  const app = initializeApp({ apiKey: "key", projectId: project }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  const policy = { min: 8, max: null, require: ["digit"] as const };
  const identity = firebaseIdentity(newAuthClient({ auth, policy, ways: ["google", "phone"] }), "/account");
  return { auth, identity, close: () => deleteApp(app) };
}

export const newPerson = () => ({
  email: `${randomUUID()}@example.com`,
  password: "seven bread rolls 7",
  rememberMe: true,
});

interface Mailed {
  email: string;
  requestType: "VERIFY_EMAIL" | "PASSWORD_RESET" | "VERIFY_AND_CHANGE_EMAIL";
  oobCode: string;
  newEmail?: string;
}

/** What Google would have mailed to this address last, of this kind: one mail may overtake another. */
export async function lastMail(port: number, to: string, kind: Mailed["requestType"]): Promise<Mailed> {
  const answer = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: Mailed[] };
  const ofKind = oobCodes.filter(({ requestType }) => requestType === kind);
  const found = ofKind.filter(({ email, newEmail }) => email === to || newEmail === to).at(-1);
  if (!found) throw new Error("nothing was mailed");
  return found;
}
