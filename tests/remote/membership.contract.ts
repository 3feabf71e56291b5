import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { anew, granted, home, type RemoteSetting, refused, write } from "./setting.ts";

export function membership(setting: () => RemoteSetting): void {
  const remoteOf = (person: string | null) => setting().remoteOf(person);
  const of = async (person: string) => granted(await remoteOf(person).households()).households;

  describe("households", () => {
    it("are begun once, however often and at however many devices they are begun", async () => {
      const [person, id] = [`p-${randomUUID()}`, randomUUID()];
      const begun = Array.from({ length: 4 }, () => remoteOf(person).begin(id, "private"));
      for (const one of await Promise.all(begun)) expect(one).toEqual({ ok: true, value: null });
      granted(await remoteOf(person).begin(id, "private"));
      expect(await of(person)).toEqual([
        { householdId: id, space: "private", role: "owner", joinedAt: expect.any(Number) },
      ]);
    });

    it("are nobody else's to begin, and a member is no owner", async () => {
      const { id } = await home(setting());
      for (const person of ["tom", "uma"])
        expect(await remoteOf(person).begin(id, "shared")).toEqual(refused("refused"));
      const found = (await of("tom")).find(({ householdId }) => householdId === id);
      expect(found).toMatchObject({ role: "member", space: "shared" });
    });

    it("are those of the present only, on a side that has a name", async () => {
      const { id } = await home(setting());
      await setting().removeMember(id, "maya", "tom");
      expect((await of("tom")).some(({ householdId }) => householdId === id)).toBe(false);
      const names = [await remoteOf("maya").households(), await remoteOf("tom").households()];
      expect(new Set(names.map((one) => granted(one).site)).size).toBe(1);
      expect(granted(names[0]!).site).not.toBe("");
    });
  });

  describe("to others a household", () => {
    it.each(["a stranger", "a removed member", "one who names what is not there"])(
      "does not exist, as %s is told",
      async (who) => {
        const { id, epoch } = await home(setting());
        if (who === "a removed member") await setting().removeMember(id, "maya", "tom");
        const remote = remoteOf(who === "a stranger" ? "uma" : "tom");
        const named = who === "one who names what is not there" ? randomUUID() : id;
        expect(await remote.pull(named, anew)).toEqual(refused("not-a-member"));
        expect(await remote.push(named, epoch, [write("a")])).toEqual(refused("not-a-member"));
        expect(granted(await remoteOf("maya").pull(id, anew)).records).toEqual([]);
      },
    );

    it("is signed-out for whoever is", async () => {
      const { id, epoch } = await home(setting());
      const remote = remoteOf(null);
      const asked = [remote.begin(randomUUID(), "shared"), remote.households(), remote.pull(id, anew)];
      for (const one of [...asked, remote.push(id, epoch, [write("a")])])
        expect(await one).toEqual(refused("signed-out"));
    });
  });
}
