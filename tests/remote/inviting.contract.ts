import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { family, idsOf, taken } from "./family.ts";
import { granted, type RemoteSetting, refused } from "./setting.ts";

const week = 7 * 86_400_000;

export function inviting(setting: () => RemoteSetting): void {
  describe("an invitation", () => {
    it("tells whoever has the link what it is, also without an account, and lasts at most seven days", async () => {
      const { id, maya, nobody } = await family(setting());
      const { secret, invitation } = granted(await maya.service.invite(id, { by: "link" }));
      expect(invitation).toMatchObject({ by: "link", state: "open", invitedBy: maya.uid, contact: null });
      const glance = granted(await nobody.look(secret!));
      expect(glance).toMatchObject({ state: "open", by: "link", expiresAt: invitation.expiresAt });
      const left = glance.expiresAt - Date.now();
      expect(left > week * 0.95 && left <= week).toBe(true);
    });

    it("lets in whoever took it once its inviter confirms, and nobody before", async () => {
      const there = await family(setting());
      const { id, maya, tom, ida } = there;
      const { secret, invitation } = await taken(there);
      expect(await ida.service.members(id)).toEqual(refused("not-a-member"));
      const { invitations } = granted(await maya.service.invitations(id));
      expect(invitations).toMatchObject([{ id: invitation, state: "waiting", contact: `${ida.uid}@example.com` }]);
      granted(await maya.service.confirm(id, invitation));
      const { members } = granted(await ida.service.members(id));
      expect(members.map(({ uid }) => uid)).toEqual([maya.uid, tom.uid, ida.uid]);
      expect(members.map(({ role }) => role)).toEqual(["owner", "member", "member"]);
      expect(granted(await ida.service.look(secret)).state).toBe("joined");
      expect(await idsOf(ida)).toEqual([id]);
    });

    it("is taken by one person; taking it again uses nothing up", async () => {
      const there = await family(setting());
      const { secret } = await taken(there);
      const again = granted(await there.ida.service.accept(secret));
      expect(again).toEqual({ householdId: there.id, state: "waiting" });
      expect(await there.eve.service.accept(secret)).toEqual(refused("invitation-over"));
      expect(await there.nobody.accept(secret)).toEqual(refused("signed-out"));
    });

    it("is not for its maker, nor for whoever is in already", async () => {
      const { id, maya, tom } = await family(setting());
      const { secret } = granted(await maya.service.invite(id, { by: "link" }));
      expect(await maya.service.accept(secret!)).toEqual(refused("own-invitation"));
      expect(await tom.service.accept(secret!)).toEqual(refused("already-a-member"));
      expect(granted(await maya.service.look(secret!)).state).toBe("open");
    });

    it("can be taken back, and says so to whoever has the link", async () => {
      const { id, maya, ida, nobody } = await family(setting());
      const { secret, invitation } = granted(await maya.service.invite(id, { by: "link" }));
      granted(await maya.service.revoke(id, invitation.id));
      granted(await maya.service.revoke(id, invitation.id));
      expect(granted(await nobody.look(secret!))).toMatchObject({ state: "revoked", householdName: null });
      expect(await ida.service.accept(secret!)).toEqual(refused("invitation-over"));
      expect(await maya.service.confirm(id, invitation.id)).toEqual(refused("nobody-waits"));
    });

    it("can be declined, and then nobody waits", async () => {
      const there = await family(setting());
      const { id, maya, ida } = there;
      const { secret, invitation } = await taken(there);
      granted(await maya.service.decline(id, invitation));
      expect(granted(await ida.service.look(secret))).toMatchObject({ state: "declined", inviterName: null });
      expect(await maya.service.confirm(id, invitation)).toEqual(refused("nobody-waits"));
      expect(await maya.service.revoke(id, invitation)).toEqual(refused("invitation-over"));
      expect(granted(await maya.service.invitations(id)).invitations).toMatchObject([{ contact: null }]);
    });

    it("is decided on by its inviter or the owner, and by nobody else", async () => {
      const there = await family(setting());
      const { id, tom, ida } = there;
      const { invitation } = await taken(there);
      for (const { confirm, decline, revoke } of [tom.service, ida.service])
        for (const decide of [confirm, decline, revoke])
          expect(await decide(id, invitation)).toEqual(
            refused(confirm === tom.service.confirm ? "not-the-inviter" : "not-a-member"),
          );
    });

    it("leads nowhere where nothing like it was made", async () => {
      const { id, maya, ida, nobody } = await family(setting());
      const { secret } = granted(await maya.service.invite(id, { by: "link" }));
      const other = secret!.slice(0, -1) + (secret!.endsWith("A") ? "E" : "A");
      expect(await nobody.look(other)).toEqual(refused("no-such-invitation"));
      expect(await ida.service.accept(other)).toEqual(refused("no-such-invitation"));
      expect(await ida.service.accept("short")).toEqual(refused("malformed"));
    });

    it("is not made for a space of one's own, nor by a stranger", async () => {
      const { id, maya, ida } = await family(setting());
      const alone = randomUUID();
      granted(await maya.remote.begin(alone, "private"));
      expect(await maya.service.invite(alone, { by: "link" })).toEqual(refused("private-space"));
      expect(await ida.service.invite(id, { by: "link" })).toEqual(refused("not-a-member"));
    });
  });
}
