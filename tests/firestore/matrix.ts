import { randomUUID } from "node:crypto";
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "@firebase/firestore";
import { type Home, hashed, invited, pushOn } from "./home.ts";

export const everybody = ["anonymous", "stranger", "removed", "member", "owner"] as const;
export type Person = (typeof everybody)[number];

/** Somebody who asks, in a household of their own test. */
export interface Asking {
  database: Firestore;
  /** A name for whoever has none. */
  uid: string;
  home: Home;
}

type Operation = { name: string; by: readonly Person[]; ask: (asking: Asking) => Promise<unknown> };

const members = ["member", "owner"] as const;
const signedIn = ["stranger", "removed", "member", "owner"] as const;

const operation = (name: string, by: readonly Person[], ask: Operation["ask"]): Operation => ({ name, by, ask });

/** What is over tells nobody any more who asked whom. */
const over = { householdName: null, inviterName: null };

const removing = ({ database, home }: Asking, person: string) =>
  updateDoc(home.at(database), new FieldPath("members", person), deleteField(), "uids", arrayRemove(person));

const adding = ({ database, home }: Asking, person: string) =>
  updateDoc(home.at(database), new FieldPath("members", person), serverTimestamp(), "uids", arrayUnion(person));

/** Lets in whoever waits by this invitation, as our own device does. */
export function confirm({ database, home }: Asking, name: string, person = "guest", along: object = {}): Promise<void> {
  const batch = writeBatch(database);
  batch.update(home.at(database, "invitations", hashed(name)), { state: "joined", ...over });
  const joined = ["uids", arrayUnion(person), "joinedBy", hashed(name), ...Object.entries(along).flat()];
  batch.update(home.at(database), new FieldPath("members", person), serverTimestamp(), ...joined);
  return batch.commit();
}

export const take = ({ database, home, uid }: Asking, name: string, fields: object = {}) =>
  updateDoc(home.at(database, "invitations", hashed(name)), {
    state: "waiting",
    takenBy: uid,
    contact: `${uid}@example.com`,
    ...fields,
  });

export const invite = ({ database, home, uid }: Asking, fields: object = {}, name = hashed("new")) =>
  setDoc(home.at(database, "invitations", name), {
    ...invited({ invitedBy: uid, createdAt: serverTimestamp() }),
    expiresAt: Timestamp.fromMillis(Date.now() + 6.9 * 86_400_000),
    ...fields,
  });

export const begun = (uid: string, fields: object = {}) => ({
  space: "shared",
  epoch: "first",
  seq: 0,
  restoredAt: 0,
  recordCount: 0,
  createdAt: serverTimestamp(),
  owner: uid,
  members: { [uid]: serverTimestamp() },
  uids: [uid],
  joinedBy: null,
  ...fields,
});

const end = ({ database, home }: Asking, name: string, state: string) =>
  updateDoc(home.at(database, "invitations", hashed(name)), { state, takenBy: null, contact: null, ...over });

/** Puts everybody but the owner out, as our own device does. */
const erasing = (at: ReturnType<Home["at"]>, uid: string) =>
  runTransaction(at.firestore, async (transaction) => {
    const { members } = (await transaction.get(at)).data() as { members: Record<string, Timestamp> };
    transaction.update(at, { erasing: true, members: { [uid]: members[uid] }, uids: [uid] });
  });

const below = ({ database, home }: Asking, name: string) => collection(home.at(database), name);

/** Everything that can be asked of a household, and who may. */
export const operations: readonly Operation[] = [
  operation("read the site's name", signedIn, ({ database }) => getDocFromServer(doc(database, "site/name"))),
  operation("write the site's name", [], ({ database }) => setDoc(doc(database, "site/name"), { name: "x" })),
  operation("read the household", members, ({ database, home }) => getDocFromServer(home.at(database))),
  operation("list their own households", signedIn, ({ database, uid }) =>
    getDocsFromServer(query(collection(database, "households"), where("uids", "array-contains", uid))),
  ),
  operation("list all households", [], ({ database }) => getDocsFromServer(collection(database, "households"))),
  operation("list somebody else's households", [], ({ database }) =>
    getDocsFromServer(query(collection(database, "households"), where("uids", "array-contains", "returned"))),
  ),
  operation("begin a household", signedIn, ({ database, uid }) =>
    setDoc(doc(database, `households/${randomUUID()}`), begun(uid)),
  ),
  operation("begin this one again", [], ({ database, uid, home }) => setDoc(home.at(database), begun(uid))),
  operation("delete the household", [], ({ database, home }) => deleteDoc(home.at(database))),
  operation("read a record", members, ({ database, home }) => getDocFromServer(home.at(database, "records", "a"))),
  operation("list the records", members, (asking) => getDocsFromServer(below(asking, "records"))),
  operation("delete a record", [], ({ database, home }) => deleteDoc(home.at(database, "records", "a"))),
  operation("push", members, ({ database, uid, home }) => pushOn(home, database, uid).commit()),
  operation("list the log", members, (asking) => getDocsFromServer(below(asking, "pushes"))),
  operation("change the log", [], ({ database, home }) => updateDoc(home.at(database, "pushes", "2"), { uid: "x" })),
  operation("delete from the log", [], ({ database, home }) => deleteDoc(home.at(database, "pushes", "2"))),
  operation("clear away what is older than thirteen months", members, ({ database, home }) =>
    deleteDoc(home.at(database, "pushes", "0")),
  ),
  operation("invite", members, (asking) => invite(asking)),
  operation("list the invitations", members, (asking) => getDocsFromServer(below(asking, "invitations"))),
  operation("look at an invitation they know", everybody, ({ database, home }) =>
    getDocFromServer(home.at(database, "invitations", hashed("open"))),
  ),
  operation("look at one that is over", everybody, ({ database, home }) =>
    getDocFromServer(home.at(database, "invitations", hashed("revoked"))),
  ),
  operation("take an invitation", ["stranger", "removed"], (asking) => take(asking, "open")),
  operation("confirm who took a member's", members, (asking) => confirm(asking, "waiting")),
  operation("confirm who took the owner's", ["owner"], (asking) => confirm(asking, "by-owner")),
  operation("decline who took a member's", members, (asking) => end(asking, "waiting", "declined")),
  operation("revoke a member's", members, (asking) => end(asking, "open", "revoked")),
  operation("revoke the owner's", ["owner"], (asking) => end(asking, "by-owner", "revoked")),
  operation("clear away an old one", members, ({ database, home }) =>
    deleteDoc(home.at(database, "invitations", hashed("old"))),
  ),
  operation("clear away an open one", [], ({ database, home }) =>
    deleteDoc(home.at(database, "invitations", hashed("open"))),
  ),
  operation("let somebody in without an invitation", [], (asking) => adding(asking, "guest")),
  operation("let themselves in", [], (asking) => adding(asking, asking.uid)),
  operation("remove somebody else", ["owner"], (asking) => removing(asking, "returned")),
  operation("leave", ["member"], (asking) => removing(asking, asking.uid)),
  operation("remove the owner", [], (asking) => removing(asking, "owner")),
  operation("hand the household over", ["owner"], ({ database, home }) =>
    updateDoc(home.at(database), { owner: "returned" }),
  ),
  operation("hand it to a stranger", [], ({ database, home }) => updateDoc(home.at(database), { owner: "stranger" })),
  operation("begin to erase it", ["owner"], ({ database, home, uid }) => erasing(home.at(database), uid)),
  operation("begin to erase it and leave somebody in it", [], ({ database, home }) =>
    updateDoc(home.at(database), { erasing: true }),
  ),
  // For whom it changes nothing.
  operation("name themselves the owner", ["owner"], ({ database, home, uid }) =>
    updateDoc(home.at(database), { owner: uid }),
  ),
];
