import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Transaction } from "#domain/household/records.ts";
import { pairOf } from "#domain/ledger/pairs.ts";
import { freshFolder } from "#server/storage/engines.contract.ts";
import { pairingTransfer, partnersIn, unpairingTransfer } from "#web/household/commands/pair-transfers.ts";
import { adding } from "#web/store/command.ts";
import type { Device } from "./device.ts";
import { heal } from "./interleaving.ts";
import { ownSide } from "./own-side.ts";
import { startTestServer, type TestServer } from "./server.ts";
import { createWorld } from "./world.ts";

const stateOf = ({ tabs, household }: Device) => tabs[0]!.state.get().households.get(household)!;

describe("two people who pair transfers at once", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: null, dataDir: freshFolder() });
  });
  afterAll(() => server.stop());

  it("[TF8] agree on one pair, and can pair what is left", { timeout: 120_000 }, async () => {
    for (let seed = 5_000_000; seed < 5_000_010; seed += 1) {
      const world = await createWorld(seed, ownSide(server));
      const [mine, , theirs] = world.devices as [Device, Device, Device];
      expect(await heal(world)).toBe(true);
      const add = async (payee: string, kind: Transaction["kind"], account: string) => {
        const fields = { payee, kind, amount: 20_000, day: "2026-11-10", personId: "p1", note: "" };
        const command = adding("add-expense", "transaction", {
          ...fields,
          account: { kind: "account", id: account },
        } as never);
        const kept = await mine.tabs[0]!.run(command, mine.household);
        if (!kept.ok) throw new Error(kept.problem);
        return kept.value[0]!.id;
      };
      const left = await add("left", "spending", "checking");
      const [one, other] = [await add("one", "income", "savings"), await add("other", "income", "broker")];
      expect(await heal(world)).toBe(true);

      for (const device of world.devices) device.isOnline = false;
      const run = async (device: Device, command: ReturnType<typeof unpairingTransfer>) =>
        expect((await device.tabs[0]!.run(command, device.household)).ok).toBe(true);
      await run(mine, pairingTransfer(left, one));
      await run(theirs, pairingTransfer(left, other));
      expect(await heal(world)).toBe(true);

      const seen = [mine, theirs].map((device) => {
        const state = stateOf(device);
        return [left, one, other].map((id) => {
          const pair = pairOf(state.of.transaction.get(id)!, partnersIn(state));
          return pair?.kind === "transaction" ? pair.entry.id : undefined;
        });
      });
      expect(seen[0]).toEqual(seen[1]);
      const [partner, ...rest] = seen[0]!;
      expect([one, other]).toContain(partner);
      expect(rest.filter((id) => id === left)).toHaveLength(1);

      // The loser of the merge is a transfer without a partner, which one press turns back into income.
      const loser = partner === one ? other : one;
      await run(theirs, unpairingTransfer(loser));
      expect(stateOf(theirs).of.transaction.get(loser)).toMatchObject({ kind: "income", amount: 20_000 });
    }
  });
});
