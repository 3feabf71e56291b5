import { afterAll, beforeAll, describe, it, vi } from "vitest";
import { findAuthEmulator, startAuthEmulator, whereAuthFrom } from "../../scripts/auth-emulator.mjs";
import { accounts } from "./accounts.contract.ts";
import { entering } from "./entering.contract.ts";

const tools: string | null = findAuthEmulator();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

if (tools === null) it.skip(whereAuthFrom);
else
  describe("people on Google's emulator of Firebase Authentication", () => {
    let emulator: { port: number; stop(): Promise<void> };
    beforeAll(async () => {
      emulator = await startAuthEmulator(tools);
    });
    afterAll(() => emulator.stop());
    describe("coming in", () => entering(() => emulator.port));
    describe("an account", () => accounts(() => emulator.port));
  });
