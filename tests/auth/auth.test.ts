import { afterAll, beforeAll, describe, it, vi } from "vitest";
import { findAuthEmulator, startAuthEmulator, whereAuthFrom } from "../../scripts/auth-emulator.mjs";
import { accounts } from "./accounts.contract.ts";
import { entering } from "./entering.contract.ts";

const tools: string | null = findAuthEmulator();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 400_000 });

if (tools === null) it.skip(whereAuthFrom);
// On a busy machine the SDK takes an emulator that needs long for a lost network.
else
  describe("people on Google's emulator of Firebase Authentication", { retry: 2 }, () => {
    let emulator: { port: number; stop(): Promise<void> };
    beforeAll(async () => {
      emulator = await startAuthEmulator(tools);
    });
    afterAll(() => emulator.stop());
    describe("coming in", () => entering(() => emulator.port));
    describe("an account", () => accounts(() => emulator.port));
  });
