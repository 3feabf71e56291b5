import {
  type CollectionReference,
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  type Timestamp,
} from "@firebase/firestore";
import type { Space } from "#sync/household-api.ts";
import type { Write } from "#sync/protocol.ts";
import { readRecord, recordToKeep } from "#sync/read-record.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";

/** A household with its counter and its people in one document, so that a rule needs to read no other. */
export interface HouseholdDocument {
  space: Space;
  epoch: string;
  seq: number;
  restoredAt: number;
  recordCount: number;
  createdAt: Timestamp;
  owner: string;
  /** Since when each is in it. */
  members: Record<string, Timestamp>;
  /** The same people, as a list that can be asked for. */
  uids: string[];
  /** By which invitation the last one came. */
  joinedBy: string | null;
  /** What is in it is being cleared away, by its owner alone. */
  erasing?: true;
}

/** Named by the hash of the secret in its link. */
export interface InvitationDocument {
  state: "open" | "waiting" | "joined" | "declined" | "revoked";
  invitedBy: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  takenBy: string | null;
  /** How whoever took it is known. */
  contact: string | null;
  /** Told to whoever has the link, while it leads somewhere. */
  householdName: string | null;
  inviterName: string | null;
}

/** A record as it was sent, and the version that it replaced. */
export interface StoredWrite {
  kind: RecordKind;
  schema: number;
  deleted: boolean;
  base: number;
  /** The fields of the kind, as JSON: Firestore's own values know neither every name nor lists within lists. */
  body: string;
  restored?: number;
}

export interface RecordDocument {
  version: number;
  write: StoredWrite;
}

/** All that one push wrote, in order: the last of it has the number `last`. */
export interface PushDocument {
  last: number;
  uid: string;
  at: Timestamp;
  ids: string[];
  writes: StoredWrite[];
}

const pathOf = (household: string, ...path: string[]) => ["households", household, ...path].join("/");

export const householdsIn = (database: Firestore) =>
  collection(database, "households") as CollectionReference<HouseholdDocument>;

export const householdAt = (database: Firestore, household: string) =>
  doc(database, pathOf(household)) as DocumentReference<HouseholdDocument>;

export const recordsOf = (database: Firestore, household: string) =>
  collection(database, pathOf(household, "records")) as CollectionReference<RecordDocument>;

export const pushesOf = (database: Firestore, household: string) =>
  collection(database, pathOf(household, "pushes")) as CollectionReference<PushDocument>;

export const invitationsOf = (database: Firestore, household: string) =>
  collection(database, pathOf(household, "invitations")) as CollectionReference<InvitationDocument>;

export const invitationAt = (database: Firestore, household: string, hash: string) =>
  doc(invitationsOf(database, household), hash);

/** What the installation is called since its last restore. */
export const siteAt = (database: Firestore) => doc(database, "site/name") as DocumentReference<{ name: string }>;

/** The envelope lies open, for the rules to check; the version is that of the document, and the id its name. */
export function storedWrite({ base, record }: Write): StoredWrite {
  const { id: _id, version: _version, kind, schema, deleted, restored, ...fields } = record;
  const mark = restored === undefined ? {} : { restored };
  return { kind, schema, deleted, base, body: JSON.stringify(fields), ...mark };
}

/**
 * The record as it was sent. Null where it can't be read: the rules see only the envelope, so that a member with a
 * program of their own may have written anything into the body.
 */
export function recordIn(id: string, version: number, write: StoredWrite): AnyRecord | null {
  const { kind, schema, deleted, restored, body } = write;
  const mark = restored === undefined ? {} : { restored };
  const fields = fieldsIn(body);
  const record = fields && { ...fields, id, kind, schema, version, deleted, ...mark };
  return record && recordToKeep(readRecord(record)) && record;
}

function fieldsIn(body: string): object | null {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === "object" && !Array.isArray(fields) ? fields : null;
  } catch {
    return null;
  }
}
