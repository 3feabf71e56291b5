import { describe, expect, it } from "vitest";
import { family, idsOf } from "./family.ts";
import { anew, granted, note, type RemoteSetting, reached, refused, write } from "./setting.ts";

export function people(setting: () => RemoteSetting): void {
  describe("people", () => {
    it("are removed by the owner or leave; the owner hands over first", async () => {
      const { id, maya, tom, ida } = await family(setting());
      expect(await tom.service.removeMember(id, maya.uid)).toEqual(refused("not-the-owner"));
      expect(await maya.service.removeMember(id, maya.uid)).toEqual(refused("owner-must-hand-over"));
      expect(await maya.service.removeMember(id, ida.uid)).toEqual(refused("no-such-member"));
      expect(await tom.service.handOver(id, tom.uid)).toEqual(refused("not-the-owner"));
      expect(await maya.service.handOver(id, ida.uid)).toEqual(refused("no-such-member"));
      granted(await maya.service.handOver(id, tom.uid));
      granted(await maya.service.removeMember(id, maya.uid));
      expect(granted(await tom.service.members(id)).members).toMatchObject([{ uid: tom.uid, role: "owner" }]);
      expect(await maya.service.members(id)).toEqual(refused("not-a-member"));
      expect(await idsOf(maya)).toEqual([]);
    });

    it("see every change with who made it, newest first; a stranger sees none", async () => {
      const { id, epoch, maya, tom, ida } = await family(setting());
      granted(await maya.remote.push(id, epoch, [write("a")]));
      granted(await tom.remote.push(id, epoch, [{ base: 1, record: note("a", { label: "Bake" }) }]));
      const { changes } = granted(await tom.service.changes(id));
      expect(changes.map(({ seq, uid, base }) => ({ seq, uid, base }))).toEqual([
        { seq: 2, uid: tom.uid, base: 1 },
        { seq: 1, uid: maya.uid, base: 0 },
      ]);
      expect(granted(await tom.service.changes(id, { id: "a", before: 2 })).changes).toMatchObject([{ seq: 1 }]);
      expect(await ida.service.changes(id)).toEqual(refused("not-a-member"));
    });
  });

  describe("an erased household", () => {
    it("is the owner's to erase, gone for everybody at once, and its name is never given again", async () => {
      const { id, epoch, maya, tom, ida } = await family(setting());
      granted(await maya.remote.push(id, epoch, [write("a"), write("b")]));
      granted(await maya.service.invite(id, { by: "link" }));
      expect(await tom.service.deleteHousehold(id)).toEqual(refused("not-the-owner"));
      granted(await maya.service.deleteHousehold(id));
      for (const person of [maya, tom]) {
        expect(await person.remote.pull(id, anew)).toEqual(refused("not-a-member"));
        expect(await person.remote.push(id, epoch, [write("c")])).toEqual(refused("not-a-member"));
        expect(await person.service.members(id)).toEqual(refused("not-a-member"));
        expect(await idsOf(person)).toEqual([]);
      }
      for (const person of [maya, tom, ida])
        expect(await reached(() => person.remote.begin(id, "shared"))).toEqual(refused("refused"));
    });

    it("is kept where somebody else is in it, if it was meant to be one person's", async () => {
      const { id, maya, tom } = await family(setting());
      expect(await maya.service.deleteAlone(id)).toEqual(refused("others-are-members"));
      granted(await maya.service.removeMember(id, tom.uid));
      granted(await maya.service.deleteAlone(id));
      expect(await maya.service.members(id)).toEqual(refused("not-a-member"));
    });
  });
}
