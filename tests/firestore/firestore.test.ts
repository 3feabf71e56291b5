import { join } from "node:path";
import { afterAll, beforeAll, describe, it, vi } from "vitest";
import { findFirestoreEmulator, startFirestoreEmulator, whereFrom } from "../../scripts/firestore-emulator.mjs";
import { remoteContract } from "../remote/remote.contract.ts";
import { beyond } from "./beyond.contract.ts";
import { convergence } from "./convergence.contract.ts";
import { erasing } from "./erasing.contract.ts";
import { forged } from "./forged.contract.ts";
import { joining } from "./joining.contract.ts";
import { matrix } from "./matrix.contract.ts";
import { type People, peopleAt } from "./people.ts";
import { firestoreSetting } from "./setting.ts";

const rules = join(import.meta.dirname, "..", "..", "hosted", "firestore.rules");
const jar: string | null = findFirestoreEmulator();

// The emulator takes a hundredth of a second for each record that the rules look at, and more on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

// All suites in one file, so that one run starts one emulator.
if (jar === null) it.skip(whereFrom);
else
  describe("hosted mode on Google's emulator", () => {
    let people: People;
    let emulator: { port: number; stop(): Promise<void> };
    beforeAll(async () => {
      emulator = await startFirestoreEmulator(jar, rules);
      people = peopleAt(emulator.port);
    });
    afterAll(async () => {
      await people.leave();
      await emulator.stop();
    });

    remoteContract("Firestore", async () => firestoreSetting(people));
    describe("who may", () => matrix(() => people));
    describe("a push by a program of one's own", () => forged(() => people));
    describe("coming in", () => joining(() => people));
    describe("erasing", () => erasing(() => people));
    describe("Firestore", () => beyond(() => people));
    describe("devices", () => convergence(() => people));
  });
