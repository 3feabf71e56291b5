import { expect, it } from "vitest";
import {
  begin,
  everything,
  granted,
  noon,
  pullAll,
  pushTo,
  refusal,
  rowsOf,
  type Setting,
  write,
} from "./household-fixture.contract.ts";

const personOf = (id: string, email: string) => ({
  id,
  email,
  name: "",
  emailVerified: 1 as const,
  image: null,
  twoFactorEnabled: null,
  createdAt: "",
  updatedAt: "",
  lastSignInAt: null,
  phoneNumber: null,
  phoneNumberVerified: null,
});

export function forgetPersonContract(setting: Setting): void {
  const rolesOf = async (household: string, uid: string) =>
    granted(await setting.storage.membersOf(household, uid)).map((member) => `${member.uid} ${member.role}`);

  it("[HS27] leaves what they wrote to the other members, without their uid", async () => {
    const { storage, database } = setting;
    const household = await begin(storage, "maya");
    granted(await storage.addMember(household, "maya", "vera", noon));
    granted(await pushTo(storage, household, "maya", [write("a", 0)], noon));
    granted(await pushTo(storage, household, "vera", [write("b", 0, { amount: 4 })], noon));
    granted(await pushTo(storage, household, "vera", [write("b", 2, { amount: 5 })], noon));
    const records = await pullAll(storage, household, "maya");
    expect(await storage.forgetPerson("vera", noon)).toEqual([household]);
    expect(await pullAll(storage, household, "maya")).toEqual(records);
    const authors = granted(await storage.changesOf(household, "maya", { limit: 9 })).map(({ uid }) => uid);
    expect(authors).toEqual(["erased", "erased", "maya"]);
    expect(JSON.stringify(await everything(database))).not.toContain("vera");
    expect(await storage.pull(household, "vera", { epoch: null, seq: 0 }, noon)).toEqual(refusal("not-a-member"));
  });

  it("[HS27] deletes the households where they are alone, and no others", async () => {
    const { storage, database } = setting;
    const before = await everything(database);
    const alone = [await begin(storage, "wim"), await begin(storage, "wim", "private")];
    for (const household of alone) granted(await pushTo(storage, household, "wim", [write("a", 0)], noon));
    granted(await storage.addMember(alone[0]!, "wim", "tom", noon));
    granted(await storage.removeMember(alone[0]!, "wim", "tom", noon));
    expect((await storage.forgetPerson("wim", noon)).sort()).toEqual([...alone].sort());
    const after = await everything(database);
    expect(after).toEqual(before);
    expect(await storage.householdsOf("wim")).toEqual([]);
  });

  it("[HS27] transfers what they own to the longest-standing member", async () => {
    const { storage } = setting;
    const household = await begin(storage, "xena");
    for (const [index, uid] of ["uma", "tom", "maya"].entries())
      granted(await storage.addMember(household, "xena", uid, noon + index));
    granted(await storage.removeMember(household, "xena", "uma", noon));
    await storage.forgetPerson("xena", noon);
    expect(await rolesOf(household, "maya")).toEqual(["tom owner", "maya member"]);
  });

  it("[HS27] includes the households that they were removed from, and their invitations", async () => {
    const { storage, database } = setting;
    const household = await begin(storage, "maya");
    const { secret } = granted(await storage.invite(household, "maya", { by: "link" }, noon));
    granted(await storage.takeInvitation(secret, { uid: "yann", contact: "yann@home.example" }, noon));
    const past = await begin(storage, "maya");
    granted(await storage.addMember(past, "maya", "yann", noon));
    granted(await pushTo(storage, past, "yann", [write("a", 0)], noon));
    granted(await storage.invite(past, "yann", { by: "link" }, noon));
    granted(await storage.removeMember(past, "maya", "yann", noon));
    await storage.forgetPerson("yann", noon);
    expect(JSON.stringify(await everything(database))).not.toContain("yann");
    expect(await rowsOf(database, "members", past)).toHaveLength(1);
    const [declined] = granted(await storage.invitationsOf(household, "maya", noon));
    expect(declined).toMatchObject({ state: "declined", contact: null });
  });

  it.each(["link", "mail"] as const)("[HS27] forgets by which %s they joined, and where one was sent", async (by) => {
    const { storage, database } = setting;
    const email = "yann@home.example";
    const [joined, asked] = [await begin(storage, "maya"), await begin(storage, "maya")];
    const uid = `yann-${by}`;
    await database.query.insertInto("people").values(personOf(uid, email)).execute();
    const wanted = by === "link" ? { by } : { by, email: "Yann@Home.example" };
    const made = granted(await storage.invite(joined, "maya", wanted, noon));
    granted(await storage.takeInvitation(made.secret, { uid, contact: email }, noon));
    if (by === "link") granted(await storage.confirmInvitation(joined, "maya", made.invitation.id, noon));
    granted(await storage.invite(asked, "maya", { by: "mail", email }, noon));
    await storage.forgetPerson(uid, noon);
    expect(JSON.stringify(await everything(database)).toLowerCase()).not.toContain("yann");
    const states = [joined, asked].map(async (household) =>
      granted(await storage.invitationsOf(household, "maya", noon)),
    );
    expect((await Promise.all(states)).flat().map(({ state }) => state)).toEqual(["joined", "declined"]);
  });

  it("[HS27] changes nothing for someone in no household, and nothing when run again", async () => {
    const { storage, database } = setting;
    const household = await begin(storage, "maya");
    granted(await storage.addMember(household, "maya", "zoe", noon));
    await storage.forgetPerson("zoe", noon);
    const before = await everything(database);
    expect(await storage.forgetPerson("zoe", noon)).toEqual([]);
    expect(await everything(database)).toEqual(before);
  });
}
