import { join } from "node:path";
import { findAuthEmulator, startAuthEmulator, whereAuthFrom } from "../../../scripts/auth-emulator.mjs";
import { findFirestoreEmulator, startFirestoreEmulator, whereFrom } from "../../../scripts/firestore-emulator.mjs";
import { freePort, freshFolder, ready, startServer, stop } from "./own-server.ts";
import { test as base } from "./test.ts";

const tools: string | null = findAuthEmulator();
const jar: string | null = findFirestoreEmulator();
const rules = join("hosted", "firestore.rules");

/** Why hosted mode can't be tried here, if it can't. */
export const whyNot: string | null = [tools ? "" : whereAuthFrom, jar ? "" : whereFrom].join(" ").trim() || null;

/** A site whose people and households are on Google's emulators. */
export interface HostedPlace {
  address: string;
  /** The last code that would have been texted to a number. */
  codeTo(number: string): Promise<string>;
  /** Addresses begin with one of these where a project is asked. */
  services: readonly string[];
}

const codesAt = (auth: string) => async (number: string) => {
  const answer = await fetch(`${auth}/emulator/v1/projects/demo-weekfold/verificationCodes`);
  const { verificationCodes } = (await answer.json()) as { verificationCodes: { phoneNumber: string; code: string }[] };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)!.code;
};

export const test = base.extend<object, { hosted: HostedPlace }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from this place
    async ({}, use) => {
      const [auth, store] = await Promise.all([startAuthEmulator(tools), startFirestoreEmulator(jar, rules)]);
      const emulators = { auth: `http://127.0.0.1:${auth.port}`, firestore: `127.0.0.1:${store.port}` };
      const project = { apiKey: "key", authDomain: "demo.example", projectId: "demo-weekfold", appId: "1", emulators };
      const env = {
        FIREBASE_CONFIG: JSON.stringify({ ...project, signIn: ["phone"] }),
        CONTACT_EMAIL: "hello@money.example",
      };
      const server = startServer({ PORT: String(await freePort()), DATA_DIR: freshFolder(), ...env });
      const address = await ready(server);
      await use({
        address,
        codeTo: codesAt(emulators.auth),
        services: [emulators.auth, `http://${emulators.firestore}`],
      });
      await Promise.all([stop(server), auth.stop(), store.stop()]);
    },
    { scope: "worker", timeout: 400_000 },
  ],
});
