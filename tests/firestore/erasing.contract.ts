import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  Timestamp,
  updateDoc,
  writeBatch,
} from "@firebase/firestore";
import { expect, it } from "vitest";
import { householdAt, invitationsOf, pushesOf, recordsOf } from "#web/backends/firebase/households/documents.ts";
import { leaveEverything } from "#web/backends/firebase/households/household-lifecycle.ts";
import { browserClient } from "#web/backends/own/browser-client.ts";
import { hashed, isAllowed, newHome, pushOn, written } from "./home.ts";
import type { People } from "./people.ts";
import { firestoreSetting } from "./setting.ts";

/** As a device leaves it that was closed in the middle. */
const begunBy = (owner: string) => ({
  erasing: true,
  owner,
  members: { [owner]: Timestamp.fromMillis(0) },
  uids: [owner],
});

const below = [recordsOf, pushesOf, invitationsOf];

export function erasing(people: () => People): void {
  async function contentOf(household: string): Promise<number> {
    const found = await Promise.all(
      below.map((of) => getDocsFromServer<unknown, object>(of(people().operator(), household) as never)),
    );
    return found.reduce((sum, { size }) => sum + size, 0);
  }

  /** More pushes of theirs than one commit takes. */
  async function logged(household: string, uid: string, count: number): Promise<void> {
    const batch = writeBatch(people().operator());
    const push = { uid, at: Timestamp.now(), ids: ["a"], writes: [written()] };
    for (let last = 1; last <= count; last += 1)
      batch.set(doc(pushesOf(people().operator(), household), String(last)), { last, ...push });
    await batch.commit();
  }

  async function namedIn(household: string): Promise<Set<string>> {
    const { docs } = await getDocsFromServer(pushesOf(people().operator(), household));
    return new Set(docs.map((one) => one.data().uid));
  }

  it("what was cut short is ended by the owner's next look, and nothing of it stays but its name", async () => {
    // Someone of their own: the owner of all other homes here has hundreds to look through.
    const alone = `alone-${randomUUID()}`;
    const { id } = await newHome(people(), begunBy(alone));
    const { households } = firestoreSetting(people()).remoteOf(alone);
    const listed = await households();
    expect(listed.ok && listed.value.households.some(({ householdId }) => householdId === id)).toBe(false);
    for (let tries = 0; tries < 200 && (await contentOf(id)) > 0; tries += 1) await sleep(50);
    expect(await contentOf(id)).toBe(0);
    const left = async () => (await getDocFromServer(householdAt(people().operator(), id))).data();
    for (let tries = 0; tries < 200 && (await left())?.owner !== null; tries += 1) await sleep(50);
    expect(await left()).toMatchObject({ owner: null, members: {}, uids: [] });
  });

  it("before an account goes, what only they are in is erased, and the rest stays with the others without their name", async () => {
    const setting = firestoreSetting(people());
    const [leaver, alone] = [`leaver-${randomUUID()}`, randomUUID()];
    const [owned, shared] = [randomUUID(), randomUUID()];
    for (const id of [alone, owned]) await setting.remoteOf(leaver).begin(id, "shared");
    await setting.remoteOf("owner").begin(shared, "shared");
    await setting.addMember(owned, leaver, "owner");
    await setting.addMember(shared, "owner", leaver);
    const line = { database: people().databaseOf(leaver), uid: () => leaver, timing: browserClient.timing };
    await logged(shared, leaver, 201);
    expect(await leaveEverything(line)).toEqual({ ok: true, value: null });
    expect([...(await namedIn(shared))]).toEqual(["erased"]);
    const left = async (id: string) => (await getDocFromServer(householdAt(people().operator(), id))).data();
    expect(await left(alone)).toMatchObject({ owner: null, uids: [] });
    for (const id of [owned, shared]) expect(await left(id)).toMatchObject({ owner: "owner", uids: ["owner"] });
    expect(await leaveEverything({ ...line, uid: () => null })).toEqual({ ok: false, problem: "signed-out" });
  });

  it("a member's device that looks for its households clears away what is older than thirteen months", async () => {
    const reader = `reader-${randomUUID()}`;
    const members = { owner: Timestamp.fromMillis(0), [reader]: Timestamp.fromMillis(0) };
    const { id } = await newHome(people(), { members, uids: Object.keys(members) });
    const kept = async () => (await getDocsFromServer(pushesOf(people().operator(), id))).docs.map(({ id }) => id);
    expect(await kept()).toEqual(["0", "2"]);
    await firestoreSetting(people()).remoteOf(reader).households();
    for (let tries = 0; tries < 200 && (await kept()).length > 1; tries += 1) await sleep(50);
    expect(await kept()).toEqual(["2"]);
  });

  it("whoever goes takes their own name off the log, and nobody changes anything else of it", async () => {
    const home = await newHome(people());
    const change = (person: string, fields: object) =>
      isAllowed(() => updateDoc(home.at(people().databaseOf(person), "pushes", "2"), fields));
    for (const fields of [{ uid: "owner" }, { uid: "erased", at: Timestamp.now() }, { writes: [] }])
      expect(await change("member", fields)).toBe(false);
    for (const person of ["owner", "returned", "removed", "stranger"])
      expect(await change(person, { uid: "erased" })).toBe(false);
    expect(await change("member", { uid: "erased" })).toBe(true);
    expect(await change("member", { uid: "member" })).toBe(false);
  });

  it("while it is erased nobody writes in it, and only its owner clears it away", async () => {
    const home = await newHome(people(), begunBy("owner"));
    const [owner, stranger] = [people().databaseOf("owner"), people().databaseOf("stranger")];
    expect(await isAllowed(() => pushOn(home, owner, "owner").commit())).toBe(false);
    expect(await isAllowed(() => updateDoc(home.at(owner), { owner: "stranger" }))).toBe(false);
    const parts = [
      ["records", "a"],
      ["pushes", "2"],
      ["invitations", hashed("open")],
    ] as const;
    for (const path of parts) expect(await isAllowed(() => deleteDoc(home.at(stranger, ...path)))).toBe(false);
    for (const path of parts) expect(await isAllowed(() => deleteDoc(home.at(owner, ...path)))).toBe(true);
  });

  it("what is nobody's is nobody's to begin, to read or to change again", async () => {
    const home = await newHome(people(), { erasing: true, owner: null, members: {}, uids: [] });
    const database = people().databaseOf("owner");
    expect(await isAllowed(() => getDocFromServer(home.at(database)))).toBe(false);
    expect(await isAllowed(() => updateDoc(home.at(database), { owner: "owner" }))).toBe(false);
    const { begin } = firestoreSetting(people()).remoteOf("owner");
    expect(await begin(home.id, "shared")).toEqual({ ok: false, problem: "refused" });
  });
}
