import { expect, it } from "vitest";
import type { NewInvitation } from "#sync/household-api.ts";
import {
  begin,
  countingFromOne,
  everything,
  granted,
  noon,
  note,
  pushTo,
  refusal,
  roomy,
  type Setting,
} from "./household-fixture.contract.ts";
import { householdStorage } from "./household-storage.ts";

const week = 7 * 86_400_000;
const uma = { uid: "uma", contact: "uma@home.example" };
const mail: NewInvitation = { by: "mail", email: "uma@home.example" };
const link: NewInvitation = { by: "link" };

export function invitationTakingContract(setting: Setting, open: () => Promise<Setting>): void {
  const made = async (wanted: NewInvitation, inviter = "maya") => {
    const household = await begin(setting.storage, "maya");
    granted(await setting.storage.addMember(household, "maya", "tom", noon));
    const { invitation, secret } = granted(await setting.storage.invite(household, inviter, wanted, noon));
    return { household, secret, id: invitation.id };
  };
  const take = (secret: string, person = uma, now = noon) => setting.storage.takeInvitation(secret, person, now);
  const rolesOf = async (household: string) =>
    granted(await setting.storage.membersOf(household, "maya")).map(({ uid, role }) => `${uid} ${role}`);

  it("makes someone who takes a link wait, and treats a repeated request as the same", async () => {
    const { household, secret } = await made(link);
    const waiting = { ok: true, value: { householdId: household, state: "waiting" } };
    expect(await take(secret)).toEqual(waiting);
    const before = await everything(setting.database);
    expect(await take(secret)).toEqual(waiting);
    expect(await take(secret, { uid: "quin", contact: "quin" })).toEqual(refusal("invitation-over"));
    expect(await everything(setting.database)).toEqual(before);
    expect(await rolesOf(household)).toEqual(["maya owner", "tom member"]);
  });

  it("lets the first person who takes a mailed one in at once, and nobody else", async () => {
    const { household, secret } = await made(mail);
    expect(granted(await take(secret))).toEqual({ householdId: household, state: "joined" });
    expect(await rolesOf(household)).toContain("uma member");
    expect(await take(secret)).toEqual(refusal("already-a-member"));
    expect(await take(secret, { uid: "quin", contact: "quin" })).toEqual(refusal("invitation-over"));
  });

  it.each([link, mail])("refuses invalid requests by name, and stays open: $by", async (wanted) => {
    const { household, secret, id } = await made(wanted, "tom");
    const before = await everything(setting.database);
    const small = householdStorage(setting.database, { ...roomy, householdMembers: 2 }, countingFromOne);
    expect(await take(secret, { uid: "tom", contact: "tom" })).toEqual(refusal("own-invitation"));
    expect(await take(secret, { uid: "maya", contact: "maya" })).toEqual(refusal("already-a-member"));
    expect(await small.takeInvitation(secret, uma, noon)).toEqual(refusal("too-many-members"));
    expect(await take(secret, uma, noon + week)).toEqual(refusal("invitation-over"));
    expect(await take("A".repeat(43))).toEqual(refusal("no-such-invitation"));
    expect(await everything(setting.database)).toEqual(before);
    granted(await setting.storage.revokeInvitation(household, "maya", id, noon));
    expect(await take(secret)).toEqual(refusal("invitation-over"));
  });

  it("is void once its inviter has left, even if they come back", async () => {
    const { household, secret, id } = await made(link, "tom");
    const waiting = granted(await setting.storage.invite(household, "tom", link, noon));
    granted(await take(waiting.secret));
    granted(await setting.storage.removeMember(household, "maya", "tom", noon));
    const isOver = async () => {
      const answer = await take(secret);
      expect(["invitation-over", "no-such-invitation"]).toContain(answer.ok ? "taken" : answer.problem);
      for (const one of [id, waiting.invitation.id]) {
        const confirmed = await setting.storage.confirmInvitation(household, "maya", one, noon);
        expect(confirmed).toEqual(refusal("nobody-waits"));
      }
    };
    await isOver();
    granted(await setting.storage.addMember(household, "maya", "tom", noon));
    await isOver();
    expect(granted(await setting.storage.lookAtInvitation(secret, noon))).toMatchObject({ state: "revoked" });
  });

  it("shows the names of household and inviter and the expiry, nothing else, and is not used up", async () => {
    const { storage, database } = setting;
    const { household, secret, id } = await made(link);
    const glance = { state: "open", by: "link", householdName: null, inviterName: null, expiresAt: noon + week };
    expect(granted(await storage.lookAtInvitation(secret, noon))).toEqual(glance);
    const record = { ...note("home", { name: "Maya and Tom" }), kind: "household" as const };
    const people = ["maya", "tom"].map((uid) => ({
      ...note(uid, { name: `Our ${uid}`, uid }),
      kind: "person" as const,
    }));
    const writes = [record, ...people].map((one) => ({ base: 0, record: one }));
    granted(await pushTo(storage, household, "maya", writes, noon));
    const before = await everything(database);
    const named = { ...glance, householdName: "Maya and Tom", inviterName: "Our maya" };
    expect(granted(await storage.lookAtInvitation(secret, noon))).toEqual(named);
    expect(await storage.lookAtInvitation("A".repeat(43), noon)).toEqual(refusal("no-such-invitation"));
    expect(await everything(database)).toEqual(before);
    const expired = granted(await storage.lookAtInvitation(secret, noon + week));
    expect(expired).toEqual({ ...glance, state: "expired" });
    granted(await storage.revokeInvitation(household, "maya", id, noon));
    expect(granted(await storage.lookAtInvitation(secret, noon))).toEqual({ ...glance, state: "revoked" });
  });

  it.each([link, mail])("[IN8] lets exactly one of several concurrent requests take it: $by", async (wanted) => {
    const node = await open();
    for (let round = 0; round < 5; round += 1) {
      const { household, secret } = await made(wanted);
      const takers = Array.from({ length: 6 }, (_, index) => ({ uid: `taker-${index}`, contact: `${index}` }));
      const taking = takers.map((taker, index) =>
        (index % 2 ? node : setting).storage.takeInvitation(secret, taker, noon),
      );
      const answers = (await Promise.all(taking)).map((answer) => (answer.ok ? "taken" : answer.problem));
      expect(answers.sort()).toEqual([...Array(5).fill("invitation-over"), "taken"]);
      expect(await rolesOf(household)).toHaveLength(wanted.by === "mail" ? 3 : 2);
    }
    await node.database.close();
  });

  it("[IN8] is either confirmed or revoked when both race", async () => {
    const node = await open();
    for (let round = 0; round < 10; round += 1) {
      const { household, secret, id } = await made(link);
      granted(await take(secret));
      const [confirmed, revoked] = await Promise.all([
        node.storage.confirmInvitation(household, "maya", id, noon),
        setting.storage.revokeInvitation(household, "maya", id, noon),
      ]);
      expect([confirmed.ok, revoked.ok].sort()).toEqual([false, true]);
      expect((await rolesOf(household)).includes("uma member")).toBe(confirmed.ok);
    }
    await node.database.close();
  });
}
