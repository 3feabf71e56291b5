import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import {
  begin,
  countingFromOne,
  everything,
  granted,
  noCheckpoint,
  noon,
  pushTo,
  refusal,
  roomy,
  type Setting,
  write,
} from "./household-fixture.contract.ts";
import { type HouseholdStorage, householdStorage } from "./household-storage.ts";

const done = { ok: true, value: null };
const notAMember = refusal("not-a-member");

/** Every request about a household. */
const questions: Record<string, (storage: HouseholdStorage, household: string, uid: string) => Promise<unknown>> = {
  membershipOf: (storage, household, uid) => storage.membershipOf(household, uid),
  membersOf: (storage, household, uid) => storage.membersOf(household, uid),
  addMember: (storage, household, uid) => storage.addMember(household, uid, "friend", noon),
  "addMember of oneself": (storage, household, uid) => storage.addMember(household, uid, uid, noon),
  removeMember: (storage, household, uid) => storage.removeMember(household, uid, "maya", noon),
  "removeMember of oneself": (storage, household, uid) => storage.removeMember(household, uid, uid, noon),
  handOver: (storage, household, uid) => storage.handOver(household, uid, uid),
  push: (storage, household, uid) => pushTo(storage, household, uid, [write("a", 0)], noon),
  "push on the right base": (storage, household, uid) => pushTo(storage, household, uid, [write("a", 1)], noon),
  "push of nothing": (storage, household, uid) => pushTo(storage, household, uid, [], noon),
  pull: (storage, household, uid) => storage.pull(household, uid, noCheckpoint, noon),
  changesOf: (storage, household, uid) => storage.changesOf(household, uid, { limit: 10 }),
  invite: (storage, household, uid) => storage.invite(household, uid, { by: "link" }, noon),
  invitationsOf: (storage, household, uid) => storage.invitationsOf(household, uid, noon),
  revokeInvitation: (storage, household, uid) => storage.revokeInvitation(household, uid, randomUUID(), noon),
  confirmInvitation: (storage, household, uid) => storage.confirmInvitation(household, uid, randomUUID(), noon),
  declineInvitation: (storage, household, uid) => storage.declineInvitation(household, uid, randomUUID(), noon),
  deleteHousehold: (storage, household, uid) => storage.deleteHousehold(household, uid, noon),
};

export function membersContract(setting: Setting): void {
  /** Maya's household with one record; Tom is a member and Uma was removed. */
  const made = async (storage = setting.storage) => {
    const household = await begin(storage, "maya");
    granted(await pushTo(storage, household, "maya", [write("a", 0, { amount: 1 })], noon));
    for (const uid of ["tom", "uma"]) granted(await storage.addMember(household, "maya", uid, noon + 1));
    granted(await storage.removeMember(household, "maya", "uma", noon + 2));
    return household;
  };
  const roles = async (household: string) =>
    granted(await setting.storage.membersOf(household, "maya")).map(({ uid, role }) => `${uid} ${role}`);

  it("creates a household with its creator as the owner, and lists it for them", async () => {
    const household = await begin(setting.storage, "alone");
    const membership = { householdId: household, space: "shared", role: "owner", joinedAt: noon };
    expect(await setting.storage.membershipOf(household, "alone")).toEqual({ ok: true, value: membership });
    expect(await setting.storage.householdsOf("alone")).toEqual([membership]);
    expect(await setting.storage.membersOf(household, "alone")).toEqual({
      ok: true,
      value: [{ uid: "alone", role: "owner", joinedAt: noon }],
    });
  });

  it("lists only households of which someone is a current member", async () => {
    const household = await made();
    const idsOf = async (uid: string) =>
      (await setting.storage.householdsOf(uid)).map(({ householdId }) => householdId);
    expect(await idsOf("tom")).toContain(household);
    expect(await idsOf("uma")).not.toContain(household);
    expect(await idsOf("stranger")).toEqual([]);
  });

  it.each(Object.entries(questions))(
    "[HS2] answers %s only to members, and changes nothing for others",
    async (_, ask) => {
      const { storage, database } = setting;
      const household = await made();
      const before = await everything(database);
      const nowhere = [randomUUID(), "", "no household", "null\0byte", "' or 1=1 --"];
      const asked = [ask(storage, household, "uma"), ask(storage, household, "stranger"), ask(storage, household, "")];
      for (const answer of [...asked, ...nowhere.map((place) => ask(storage, place, "maya"))])
        expect(await answer).toEqual(notAMember);
      expect(await everything(database)).toEqual(before);
    },
  );

  it("[HS3] lets any member add someone, also someone who was removed", async () => {
    const household = await made();
    expect(await setting.storage.addMember(household, "tom", "uma", noon + 3)).toEqual(done);
    expect(await setting.storage.addMember(household, "tom", "uma", noon + 3)).toEqual(refusal("already-a-member"));
    expect(await roles(household)).toEqual(["maya owner", "tom member", "uma member"]);
    expect(granted(await setting.storage.pull(household, "uma", noCheckpoint, noon)).records).toHaveLength(1);
  });

  it("[HS3] lets the owner remove anyone, and others remove only themselves", async () => {
    const household = await made();
    const { storage } = setting;
    expect(await storage.removeMember(household, "tom", "maya", noon)).toEqual(refusal("not-the-owner"));
    expect(await storage.removeMember(household, "maya", "stranger", noon)).toEqual(refusal("no-such-member"));
    for (const uid of ["uma", "", "null\0byte", "\ud800"])
      expect(await storage.removeMember(household, "maya", uid, noon)).toEqual(refusal("no-such-member"));
    expect(await storage.removeMember(household, "tom", "tom", noon)).toEqual(done);
    expect(await storage.pull(household, "tom", noCheckpoint, noon)).toEqual(notAMember);
  });

  it("[HS4] has exactly one owner, who hands over before leaving", async () => {
    const household = await made();
    const { storage } = setting;
    expect(await storage.removeMember(household, "maya", "maya", noon)).toEqual(refusal("owner-must-hand-over"));
    for (const uid of ["uma", "", "null\0byte", "\ud800"])
      expect(await storage.handOver(household, "maya", uid)).toEqual(refusal("no-such-member"));
    expect(await storage.handOver(household, "tom", "tom")).toEqual(refusal("not-the-owner"));
    expect(await storage.handOver(household, "maya", "maya")).toEqual(done);
    expect(await roles(household)).toEqual(["maya owner", "tom member"]);
    const both = [storage.handOver(household, "maya", "tom"), storage.handOver(household, "maya", "tom")];
    const answers = await Promise.all(both);
    expect(answers).toContainEqual(done);
    expect(answers).toContainEqual(refusal("not-the-owner"));
    expect(await roles(household)).toEqual(["maya member", "tom owner"]);
  });

  it("[HS9] has at most twenty members, also when several are added at once", async () => {
    const storage = householdStorage(setting.database, { ...roomy, householdMembers: 4 }, countingFromOne);
    expect(limits.householdMembers).toBe(20);
    const household = await made(storage);
    const adding = ["a", "b", "c", "d"].map((uid) => storage.addMember(household, "maya", uid, noon));
    const answers = (await Promise.all(adding)).map((answer) => (answer.ok ? "added" : answer.problem));
    expect(answers.sort()).toEqual(["added", "added", "too-many-members", "too-many-members"]);
    expect(granted(await storage.membersOf(household, "maya"))).toHaveLength(4);
  });
}
