import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { deleteField, doc, FieldPath, serverTimestamp, setDoc, Timestamp, updateDoc } from "@firebase/firestore";
import { expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import { follow } from "../remote/setting.ts";
import { hashed, isAllowed } from "./home.ts";
import { asking } from "./matrix.contract.ts";
import { begun, confirm, invite, take } from "./matrix.ts";
import type { People } from "./people.ts";
import { firestoreSetting } from "./setting.ts";

const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);

const madeWrong: readonly [string, object][] = [
  ["lasts longer than seven days", { expiresAt: inDays(7.1) }],
  ["is over already", { expiresAt: inDays(-1) }],
  ["is taken already", { state: "waiting", takenBy: "guest" }],
  ["is somebody else's", { invitedBy: "owner" }],
  ["was made at another time", { createdAt: inDays(-1) }],
  ["has a name too long", { householdName: "x".repeat(81) }],
  ["has a field more", { extra: 1 }],
];

const takenWrong: readonly [string, string, object][] = [
  ["for somebody else", "open", { takenBy: "guest" }],
  ["and lets themselves in", "open", { state: "joined" }],
  ["with more time", "open", { expiresAt: inDays(7) }],
  ["without a word who they are", "open", { contact: "" }],
  ["that somebody took", "waiting", {}],
  ["that is expired", "expired", {}],
  ["that is revoked", "revoked", {}],
  ["of somebody who was removed", "by-removed", {}],
  ["of somebody who was removed and came back", "by-returned", {}],
];

const begunWrong: readonly [string, object][] = [
  ["for somebody else", { owner: "member" }],
  ["with somebody else in it", { members: { stranger: serverTimestamp(), member: serverTimestamp() } }],
  ["that lists somebody else", { uids: ["stranger", "member"] }],
  ["that has counted already", { seq: 5 }],
  ["that has records already", { recordCount: 5 }],
  ["that was restored already", { restoredAt: 5 }],
  ["that somebody joined already", { joinedBy: hashed("open") }],
  ["without an epoch", { epoch: null }],
  ["of another time", { createdAt: inDays(-1) }],
  ["of a space that there is not", { space: "public" }],
  ["with an epoch that is none", { epoch: "not an epoch" }],
  ["with a field more", { extra: 1 }],
];

export function joining(people: () => People): void {
  const crowd = Object.fromEntries(
    Array.from({ length: limits.householdMembers - 2 }, (_, at) => [`p${at}`, inDays(-9)]),
  );
  const full = { owner: inDays(-9), member: inDays(-9), ...crowd };

  it.each(madeWrong)("refuses an invitation that %s", async (_, fields) => {
    const member = await asking(people(), "member");
    expect(await isAllowed(() => invite(member, fields))).toBe(false);
  });

  it("refuses an invitation whose name is no hash", async () => {
    const member = await asking(people(), "member");
    expect(await isAllowed(() => invite(member, {}, "short"))).toBe(false);
  });

  it.each(takenWrong)("refuses whoever takes an invitation %s", async (_, name, fields) => {
    const stranger = await asking(people(), "stranger");
    expect(await isAllowed(() => take(stranger, name, fields))).toBe(false);
  });

  it("tells the inviter's device of whoever takes the link", async () => {
    const member = await asking(people(), "member");
    const stranger = { database: people().databaseOf("stranger"), uid: "stranger", home: member.home };
    const watching = follow(firestoreSetting(people()).remoteOf("member"), member.home.id);
    await watching.calledMoreThan(0);
    await sleep(500);
    const before = watching.calls();
    await take(stranger, "open");
    await watching.calledMoreThan(before);
    watching.stop();
  });

  it("lets one person in by one invitation, once, when the inviter confirms", async () => {
    const member = await asking(people(), "member");
    const stranger = { database: people().databaseOf("stranger"), uid: "stranger", home: member.home };
    const another = { database: people().databaseOf("removed"), uid: "removed", home: member.home };
    await take(stranger, "open");
    expect(await isAllowed(() => take(another, "open"))).toBe(false);
    expect(await isAllowed(() => confirm(stranger, "open", "stranger"))).toBe(false);
    expect(await isAllowed(() => confirm(member, "open", "removed"))).toBe(false);
    await confirm(member, "open", "stranger");
    expect(await isAllowed(() => confirm(member, "open", "stranger"))).toBe(false);
    const back = { state: "open", takenBy: null, contact: null };
    expect(await isAllowed(() => updateDoc(member.home.at(member.database, "invitations", hashed("open")), back))).toBe(
      false,
    );
  });

  it("refuses to confirm one that expired meanwhile, and to mark one as joined without letting in", async () => {
    const member = await asking(people(), "member");
    expect(await isAllowed(() => confirm(member, "late"))).toBe(false);
    const invitation = member.home.at(member.database, "invitations", hashed("waiting"));
    expect(await isAllowed(() => updateDoc(invitation, { state: "joined" }))).toBe(false);
  });

  it("lets nobody into a private space", async () => {
    const alone = { space: "private", members: { owner: inDays(-9) }, uids: ["owner"] };
    const owner = await asking(people(), "owner", alone);
    expect(await isAllowed(() => invite(owner))).toBe(false);
    expect(await isAllowed(() => confirm(owner, "waiting"))).toBe(false);
  });

  it("lets nobody into a household that is full", async () => {
    const owner = await asking(people(), "owner", { members: full, uids: Object.keys(full) });
    expect(await isAllowed(() => confirm(owner, "waiting"))).toBe(false);
    const stranger = { ...owner, database: people().databaseOf("stranger"), uid: "stranger" };
    expect(await isAllowed(() => take(stranger, "open"))).toBe(false);
  });

  it("refuses a list of people who are not the members", async () => {
    const { database, home } = await asking(people(), "owner");
    const leaving = new FieldPath("members", "returned");
    const remove = (...uids: string[]) => updateDoc(home.at(database), leaving, deleteField(), "uids", uids);
    const wrong = [["owner", "member", "returned"], ["owner", "member", "owner"], ["owner"], ["owner", "stranger"]];
    for (const uids of wrong) expect(await isAllowed(() => remove(...uids))).toBe(false);
    expect(await isAllowed(() => remove("member", "owner"))).toBe(true);
  });

  it.each([{ seq: 9 }, { epoch: "mine" }, { space: "private" }, { recordCount: 0 }])(
    "refuses %j along with a confirmation, a removal or a hand-over",
    async (along) => {
      const asked = await asking(people(), "owner");
      const here = asked.home.at(asked.database);
      const removal = { "members.returned": deleteField(), uids: ["owner", "member"], ...along };
      expect(await isAllowed(() => confirm(asked, "waiting", "guest", along))).toBe(false);
      expect(await isAllowed(() => updateDoc(here, removal))).toBe(false);
      expect(await isAllowed(() => updateDoc(here, { owner: "member", ...along }))).toBe(false);
    },
  );

  it.each(begunWrong)("refuses a household %s", async (_, fields) => {
    const database = people().databaseOf("stranger");
    const wrong = () => setDoc(doc(database, `households/${randomUUID()}`), begun("stranger", fields));
    expect(await isAllowed(wrong)).toBe(false);
  });

  it("refuses a household whose name is none", async () => {
    const database = people().databaseOf("stranger");
    expect(await isAllowed(() => setDoc(doc(database, "households/home"), begun("stranger")))).toBe(false);
  });
}
