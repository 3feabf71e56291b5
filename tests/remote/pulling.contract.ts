import { describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { anew, granted, home, note, pullAll, type RemoteSetting, refused, write } from "./setting.ts";

export function pulling(setting: () => RemoteSetting): void {
  const remoteOf = (person: string) => setting().remoteOf(person);

  describe("a pull", () => {
    it("hands out what is new since the checkpoint, as it was sent, deleted ones and odd words included", async () => {
      const { id, epoch } = await home(setting());
      const odd = { label: "نور 🌙", later: { kept: [1, null] }, deleted: true };
      granted(await remoteOf("maya").push(id, epoch, [write("a"), write("b", 0, odd)]));
      const all = granted(await remoteOf("tom").pull(id, anew));
      const records = [note("a", { version: 1 }), note("b", { ...odd, version: 2 })];
      expect(all).toEqual({ epoch, seq: 2, lost: [], records, hasMore: false });
      granted(await remoteOf("maya").push(id, epoch, [write("a", 1, { label: "Bake" })]));
      const news = granted(await remoteOf("tom").pull(id, { epoch, seq: 2 }));
      expect(news).toMatchObject({ seq: 3, records: [note("a", { label: "Bake", version: 3 })], hasMore: false });
      expect(granted(await remoteOf("tom").pull(id, news)).records).toEqual([]);
    });

    it("comes in pages that follow each other and miss nothing, while others write", async () => {
      const { id, epoch } = await home(setting());
      const batch = (from: number) => Array.from({ length: 500 }, (_, index) => write(`e-${from + index}`));
      for (const from of [0, 500, 1_000]) granted(await remoteOf("maya").push(id, epoch, batch(from)));
      const first = granted(await remoteOf("tom").pull(id, anew));
      expect(first.hasMore).toBe(true);
      granted(await remoteOf("maya").push(id, epoch, [write("e-0", 1, { label: "Bake" })]));
      const { records, last } = await pullAll(remoteOf("tom"), id, first);
      const versions = [...first.records, ...records].map(({ version }) => version);
      expect(versions).toEqual(Array.from({ length: 1_501 }, (_, index) => index + 1));
      expect(last).toMatchObject({ seq: 1_501, hasMore: false });
    });

    it("[RE40] gives a new device one part of it, where the other side can", async () => {
      const { id, epoch } = await home(setting());
      const [maya, tom] = [remoteOf("maya"), remoteOf("tom")];
      const spent = { day: "2026-11-15", amount: 100, payee: "Market", personId: "maya", kind: "spending", note: "" };
      const entry = (one: string) => ({ base: 0, record: recordOf("transaction", { id: one, ...spent }) });
      granted(await maya.push(id, epoch, [entry("x"), write("a"), entry("y"), write("b")]));
      if (!tom.pullPart) return;
      const without = granted(await tom.pullPart(id, { ...anew, part: "without-entries" }));
      expect(without).toEqual({
        epoch,
        seq: 4,
        lost: [],
        hasMore: false,
        records: [note("a", { version: 2 }), note("b", { version: 4 })],
      });
      const latest = granted(await tom.pullPart(id, { epoch, seq: 0, seen: 4, part: "latest-entries" }));
      expect(latest).toMatchObject({ epoch, hasMore: false, records: [{ id: "x" }, { id: "y" }] });
      expect(await remoteOf("noor").pullPart!(id, { ...anew, part: "latest-entries" })).toEqual(
        refused("not-a-member"),
      );
    });

    it("starts over for a device that knows no epoch or an earlier one, and says what the earlier one kept", async () => {
      const { id, epoch } = await home(setting());
      granted(await remoteOf("maya").push(id, epoch, [write("a"), write("b")]));
      const known = granted(await remoteOf("tom").pull(id, anew));
      await setting().newEpoch();
      const again = granted(await remoteOf("tom").pull(id, known));
      expect(again.epoch).not.toBe(epoch);
      expect(again.lost).toEqual([[2, expect.any(Number)]]);
      expect(again.records).toEqual(known.records);
      granted(await remoteOf("maya").push(id, again.epoch, [write("c")]));
      expect(granted(await remoteOf("tom").pull(id, again))).toMatchObject({ lost: [], records: [{ id: "c" }] });
    });
  });
}
