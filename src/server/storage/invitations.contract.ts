import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  begin,
  countingFromOne,
  everything,
  granted,
  noon,
  refusal,
  roomy,
  type Setting,
} from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";

const day = 86_400_000;
const uma = { uid: "uma", contact: "uma@home.example" };
const done = { ok: true, value: null };

export function invitationsContract(setting: Setting): void {
  const made = async () => {
    const household = await begin(setting.storage, "maya");
    for (const uid of ["tom", "ida"]) granted(await setting.storage.addMember(household, "maya", uid, noon));
    return household;
  };
  const invitedBy = async (household: string, uid: string) =>
    granted(await setting.storage.invite(household, uid, { by: "link" }, noon));
  const listed = async (household: string, now = noon) =>
    granted(await setting.storage.invitationsOf(household, "ida", now));

  it("[IN1] can be created by any member, lasts seven days, and only its hash is stored", async () => {
    const household = await made();
    const { invitation, secret } = await invitedBy(household, "tom");
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const times = { createdAt: noon, expiresAt: noon + 7 * day };
    expect(invitation).toEqual({
      id: invitation.id,
      by: "link",
      contact: null,
      state: "open",
      invitedBy: "tom",
      ...times,
    });
    expect(await listed(household)).toEqual([invitation]);
    expect(JSON.stringify(await everything(setting.database))).not.toContain(secret);
    expect(await listed(household, noon + 7 * day)).toEqual([{ ...invitation, state: "expired" }]);
  });

  it("[IN1] names the address of a mailed one", async () => {
    const household = await made();
    const mailed = await setting.storage.invite(household, "tom", { by: "mail", email: "uma@home.example" }, noon);
    expect(granted(mailed).invitation).toMatchObject({ by: "mail", contact: "uma@home.example", state: "open" });
  });

  it("can be revoked by its inviter or the owner, also twice, and not after it was decided", async () => {
    const { storage } = setting;
    const household = await made();
    const { invitation, secret } = await invitedBy(household, "tom");
    const revoke = (uid: string, id = invitation.id) => storage.revokeInvitation(household, uid, id, noon);
    expect(await revoke("ida")).toEqual(refusal("not-the-inviter"));
    for (const id of [randomUUID(), "", "null\0byte"])
      expect(await revoke("maya", id)).toEqual(refusal("no-such-invitation"));
    expect([await revoke("tom"), await revoke("maya")]).toEqual([done, done]);
    expect(await storage.takeInvitation(secret, uma, noon)).toEqual(refusal("invitation-over"));
    const second = await invitedBy(household, "tom");
    granted(await storage.takeInvitation(second.secret, uma, noon));
    granted(await storage.confirmInvitation(household, "tom", second.invitation.id, noon));
    expect(await revoke("tom", second.invitation.id)).toEqual(refusal("invitation-over"));
  });

  it("forgets who waited when it is revoked", async () => {
    const household = await made();
    const { invitation, secret } = await invitedBy(household, "tom");
    granted(await setting.storage.takeInvitation(secret, uma, noon));
    granted(await setting.storage.revokeInvitation(household, "tom", invitation.id, noon));
    expect(await listed(household)).toEqual([{ ...invitation, state: "revoked" }]);
    expect(await setting.storage.confirmInvitation(household, "tom", invitation.id, noon)).toEqual(
      refusal("nobody-waits"),
    );
  });

  it("is limited to twenty open ones in a household", async () => {
    const household = await made();
    for (let count = 0; count < 20; count += 1) await invitedBy(household, "tom");
    const next = (now: number) => setting.storage.invite(household, "maya", { by: "link" }, now);
    expect(await next(noon)).toEqual(refusal("too-many-invitations"));
    const [first] = await listed(household);
    granted(await setting.storage.revokeInvitation(household, "maya", first!.id, noon));
    granted(await next(noon));
    expect(await next(noon)).toEqual(refusal("too-many-invitations"));
    granted(await next(noon + 7 * day));
  });

  it("is limited to twenty mails a day, revoked ones included", async () => {
    const household = await made();
    const next = (now: number) => setting.storage.invite(household, "maya", { by: "mail", email: "a@b.example" }, now);
    for (let count = 0; count < 20; count += 1) {
      const { invitation } = granted(await next(noon));
      granted(await setting.storage.revokeInvitation(household, "maya", invitation.id, noon));
    }
    expect(await next(noon)).toEqual(refusal("too-many-invitations"));
    granted(await next(noon + day));
  });

  it("is deleted a month after it expired", async () => {
    const household = await made();
    await invitedBy(household, "tom");
    granted(await setting.storage.invite(household, "maya", { by: "link" }, noon + 38 * day));
    expect(await listed(household, noon + 38 * day)).toHaveLength(1);
  });

  it("[IN4] lets only the inviter or the owner confirm who took the link", async () => {
    const { storage } = setting;
    const household = await made();
    const { invitation, secret } = await invitedBy(household, "tom");
    const confirm = (uid: string, now = noon) => storage.confirmInvitation(household, uid, invitation.id, now);
    expect(await confirm("tom")).toEqual(refusal("nobody-waits"));
    granted(await storage.takeInvitation(secret, uma, noon));
    expect(await storage.membershipOf(household, "uma")).toEqual(refusal("not-a-member"));
    expect(await listed(household)).toEqual([{ ...invitation, state: "waiting", contact: uma.contact }]);
    expect(await confirm("ida")).toEqual(refusal("not-the-inviter"));
    expect(await confirm("tom", noon + 7 * day)).toEqual(refusal("nobody-waits"));
    expect(await confirm("maya")).toEqual(done);
    expect(granted(await storage.membershipOf(household, "uma"))).toMatchObject({ role: "member", joinedAt: noon });
    expect(await listed(household)).toEqual([{ ...invitation, state: "joined", contact: uma.contact }]);
    expect(await confirm("maya")).toEqual(refusal("nobody-waits"));
  });

  it("[IN4] lets them decline, which forgets who it was", async () => {
    const { storage, database } = setting;
    const household = await made();
    const { invitation, secret } = await invitedBy(household, "tom");
    const decline = (uid: string) => storage.declineInvitation(household, uid, invitation.id, noon);
    expect(await decline("tom")).toEqual(refusal("nobody-waits"));
    granted(await storage.takeInvitation(secret, { uid: "quin", contact: "quin@home.example" }, noon));
    expect(await decline("ida")).toEqual(refusal("not-the-inviter"));
    expect(await decline("tom")).toEqual(done);
    expect(await listed(household)).toEqual([{ ...invitation, state: "declined" }]);
    expect(JSON.stringify(await everything(database))).not.toContain("quin");
    expect(await storage.takeInvitation(secret, uma, noon)).toEqual(refusal("invitation-over"));
  });

  it("[IN4] refuses to confirm someone into a full household, and leaves them waiting", async () => {
    const household = await made();
    const { invitation, secret } = await invitedBy(household, "tom");
    granted(await setting.storage.takeInvitation(secret, uma, noon));
    const small = householdStorage(setting.database, { ...roomy, householdMembers: 3 }, countingFromOne);
    const confirmed = await small.confirmInvitation(household, "tom", invitation.id, noon);
    expect(confirmed).toEqual(refusal("too-many-members"));
    expect(await listed(household)).toMatchObject([{ state: "waiting" }]);
  });
}
