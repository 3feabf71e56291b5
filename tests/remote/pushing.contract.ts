import { describe, expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import { anew, granted, home, note, type RemoteSetting, refused, write } from "./setting.ts";

export function pushing(setting: () => RemoteSetting): void {
  const remoteOf = (person: string) => setting().remoteOf(person);

  describe("a push", () => {
    it("is answered write by write, in order: accepted, as it is there, or why it can't be kept", async () => {
      const { id, epoch } = await home(setting());
      const first = granted(await remoteOf("maya").push(id, epoch, [write("a"), write("b")]));
      expect(first).toEqual({
        epoch,
        before: 0,
        seq: 2,
        results: [
          { id: "a", accepted: 1 },
          { id: "b", accepted: 2 },
        ],
      });
      const bad = { base: 0, record: note("c", { timesAWeek: "often" }) };
      const answer = granted(
        await remoteOf("tom").push(id, epoch, [write("a", 1, { label: "Bake" }), bad, write("b")]),
      );
      expect(answer.results).toEqual([
        { id: "a", accepted: 3 },
        { id: "c", refused: "bad-fields" },
        { id: "b", current: note("b", { version: 2 }) },
      ]);
    });

    it("that comes again is answered as at first and done once, even where others have written since", async () => {
      const { id, epoch } = await home(setting());
      const send = () => remoteOf("maya").push(id, epoch, [write("a")]);
      const first = granted(await send());
      granted(await remoteOf("tom").push(id, epoch, [write("a", 1, { label: "Bake" })]));
      const again = granted(await send());
      expect([again.results, again.seq]).toEqual([first.results, 2]);
      expect(granted(await remoteOf("tom").pull(id, anew)).records).toEqual([note("a", { label: "Bake", version: 2 })]);
    });

    it("on a version that is not there gets its own words at version 0", async () => {
      const { id, epoch } = await home(setting());
      const { results } = granted(await remoteOf("maya").push(id, epoch, [write("a", 7, { label: "Bake" })]));
      expect(results).toEqual([{ id: "a", current: note("a", { label: "Bake" }) }]);
    });

    it("of those who race for one version exactly one is accepted, and the others get that one", async () => {
      const { id, epoch } = await home(setting());
      const labels = ["one", "two", "three", "four"];
      const race = labels.map((label, index) =>
        remoteOf(index % 2 ? "maya" : "tom").push(id, epoch, [write("a", 0, { label })]),
      );
      const results = (await Promise.all(race)).map((one) => granted(one).results[0]!);
      expect(results.filter((result) => "accepted" in result).length).toBe(1);
      const stored = granted(await remoteOf("maya").pull(id, anew)).records[0];
      for (const result of results) if ("current" in result) expect(result.current).toEqual(stored);
    });

    it("of another epoch is refused whole, and so is one that is too large", async () => {
      const { id, epoch } = await home(setting());
      expect(await remoteOf("maya").push(id, "another", [write("a")])).toEqual(refused("other-epoch"));
      const many = Array.from({ length: limits.pushRecords + 1 }, (_, index) => write(`e-${index}`));
      expect(await remoteOf("maya").push(id, epoch, many)).toEqual(refused("too-large"));
      const large = Array.from({ length: 36 }, (_, index) => write(`e-${index}`, 0, { extra: "x".repeat(29_500) }));
      expect(await remoteOf("maya").push(id, epoch, large)).toEqual(refused("too-large"));
      expect(granted(await remoteOf("maya").pull(id, anew))).toMatchObject({ seq: 0, records: [] });
    });
  });
}
