import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { doc, type Firestore, serverTimestamp, Timestamp, type WriteBatch, writeBatch } from "@firebase/firestore";
import { codeOf } from "#web/backends/firebase/auth/auth-client.ts";
import { householdAt, pushesOf, recordsOf, type StoredWrite } from "#web/backends/firebase/households/documents.ts";
import type { People } from "./people.ts";

const day = 86_400_000;
const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * day);
const ahead = (days: number) => ago(-days);

/** A household with two records, its log, and an invitation in each state that matters. */
export interface Home {
  id: string;
  at(database: Firestore, ...path: string[]): ReturnType<typeof doc>;
}

export const written = (fields: object = {}): StoredWrite => ({
  kind: "habit",
  edition: 1,
  deleted: false,
  base: 0,
  body: '{"id":"a","label":"Cook","timesAWeek":1}',
  ...fields,
});

/** The name that an invitation has by the hash of its secret. */
export const hashed = (name: string): string => name.padEnd(43, "x");

export const invited = (fields: object = {}) => ({
  state: "open",
  invitedBy: "member",
  createdAt: ago(1),
  expiresAt: ahead(6),
  takenBy: null,
  contact: null,
  householdName: "Home",
  inviterName: null,
  ...fields,
});

export const waiting = { state: "waiting", takenBy: "guest", contact: "guest@example.com" };

const invitations = {
  open: invited(),
  waiting: invited(waiting),
  "by-owner": invited({ ...waiting, invitedBy: "owner" }),
  "by-removed": invited({ invitedBy: "removed" }),
  "by-returned": invited({ invitedBy: "returned" }),
  expired: invited({ createdAt: ago(8), expiresAt: ago(1) }),
  late: invited({ ...waiting, createdAt: ago(8), expiresAt: ago(1) }),
  revoked: invited({ state: "revoked" }),
  old: invited({ createdAt: ago(60), expiresAt: ago(53) }),
};

/** Made past the rules, so that nothing is tried here but what a test asks. */
export async function newHome(people: People, fields: object = {}): Promise<Home> {
  const [database, id] = [people.operator(), randomUUID()];
  const batch = writeBatch(database);
  const members = { owner: ago(90), member: ago(60), returned: ago(0) };
  batch.set(householdAt(database, id), {
    space: "shared",
    epoch: "first",
    seq: 2,
    restoredAt: 0,
    recordCount: 2,
    createdAt: ago(90),
    owner: "owner",
    members,
    uids: Object.keys(members),
    joinedBy: null,
    ...fields,
  } as never);
  batch.set(doc(pushesOf(database, id), "2"), {
    last: 2,
    uid: "member",
    at: ago(50),
    ids: ["a", "b"],
    writes: [written(), written()],
  });
  batch.set(doc(pushesOf(database, id), "0"), {
    last: 0,
    uid: "member",
    at: ago(400),
    ids: ["a"],
    writes: [written()],
  });
  for (const [place, name] of ["a", "b"].entries())
    batch.set(doc(recordsOf(database, id), name), { version: place + 1, write: written() });
  const at: Home["at"] = (of, ...path) => doc(of, ["households", id, ...path].join("/"));
  for (const [name, data] of Object.entries(invitations)) batch.set(at(database, "invitations", hashed(name)), data);
  await batch.commit();
  return { id, at };
}

/** A push as our own device makes it; each part of it can be forged. */
export interface Pushed {
  household?: object | null;
  log?: object | null;
  records?: Readonly<Record<string, object>>;
  logName?: string;
}

/** One new record, c, on a household of two. */
export function pushOn(home: Home, database: Firestore, uid: string, pushed: Pushed = {}): WriteBatch {
  const batch = writeBatch(database);
  const { household = {}, log = {}, records = { c: {} }, logName = "3" } = pushed;
  const at = serverTimestamp();
  if (household) batch.update(home.at(database), { seq: 3, recordCount: 3, ...household });
  const logged = { last: 3, uid, at, ids: ["c"], writes: [written()] };
  if (log) batch.set(home.at(database, "pushes", logName), { ...logged, ...log });
  for (const [id, fields] of Object.entries(records))
    batch.set(home.at(database, "records", id), { version: 3, write: written(), ...fields });
  return batch;
}

/**
 * Whether the rules let it happen; any other fault is a fault of the test. The SDK takes an emulator that needs ten seconds
 * for a lost network, as on a busy machine, and is then asked again.
 */
export async function isAllowed(work: () => Promise<unknown>, tries = 10): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (fault) {
    if (codeOf(fault) === "permission-denied") return false;
    if (codeOf(fault) !== "unavailable" || tries === 1) throw fault;
    await sleep(500);
    return isAllowed(work, tries - 1);
  }
}
