import { randomUUID } from "node:crypto";
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  FieldPath,
  getDocsFromServer,
  serverTimestamp,
  updateDoc,
} from "@firebase/firestore";
import { householdAt, householdsIn } from "#web/backends/firebase/households/documents.ts";
import { firestoreHouseholds } from "#web/backends/firebase/households/firestore-households.ts";
import { firestoreRemote } from "#web/backends/firebase/households/firestore-remote.ts";
import type { RemoteSetting } from "../remote/setting.ts";
import type { People } from "./people.ts";

/** Eight times as patient as for people: the emulator takes its time, and a machine may be shared. */
const timing = {
  after(milliseconds: number, work: () => void) {
    const timer = setTimeout(work, milliseconds * 8);
    return () => clearTimeout(timer);
  },
  random: () => 0.5,
  now: Date.now,
  isPageVisible: () => false,
};

/** Households in the emulator, for the suite that every remote passes. */
export function firestoreSetting(people: People): RemoteSetting {
  return {
    remoteOf: (person) => firestoreRemote({ database: people.databaseOf(person), uid: () => person, timing }),
    serviceOf: (person) =>
      firestoreHouseholds({
        database: people.databaseOf(person),
        uid: () => person,
        timing,
        contact: () => `${person}@example.com`,
        names: async () => ({ householdName: "Home", inviterName: "Maya" }),
      }),
    // How people come in is what the suite of the rules tries.
    addMember: (household, _, person) =>
      updateDoc(
        householdAt(people.operator(), household),
        new FieldPath("members", person),
        serverTimestamp(),
        "uids",
        arrayUnion(person),
      ),
    removeMember: (household, by, person) =>
      updateDoc(
        householdAt(people.databaseOf(by), household),
        new FieldPath("members", person),
        deleteField(),
        "uids",
        arrayRemove(person),
      ),
    newEpoch: () => newEpoch(people),
    stop: async () => {},
  };
}

/** What an operator's restore ends with: no version of before is ever given again. */
async function newEpoch(people: People): Promise<void> {
  const [epoch, now] = [randomUUID(), Date.now()];
  const all = await getDocsFromServer(householdsIn(people.operator()));
  for (const one of all.docs) {
    const { seq } = one.data();
    await updateDoc(one.ref, { epoch, restoredAt: seq, seq: Math.max(now, seq + 1) });
  }
}
