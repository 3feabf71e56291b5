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
import type { AnyRecord, FieldValues, RecordKind } from "#sync/record.ts";

/** A household with its counter and members in one document, so that rules need to read no other. */
export interface HouseholdDocument {
  space: Space;
  epoch: string;
  seq: number;
  restoredAt: number;
  recordCount: number;
  createdAt: Timestamp;
  owner: string;
  /** When each member joined, by account. */
  members: Record<string, Timestamp>;
  /** The same accounts, as an array that can be queried. */
  uids: string[];
  /** The invitation of the member who joined last. */
  joinedBy: string | null;
  /** The owner is erasing its content. */
  erasing?: true;
}

/** Its document id is the hash of the secret in its link. */
export interface InvitationDocument {
  state: "open" | "waiting" | "joined" | "declined" | "revoked";
  invitedBy: string;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  takenBy: string | null;
  /** The email address or phone number of the account that accepted it. */
  contact: string | null;
  /** Shown to anyone with the link, while it is valid. */
  householdName: string | null;
  inviterName: string | null;
}

/** A record as sent, and the version that it replaced. */
export interface StoredWrite {
  kind: RecordKind;
  edition: number;
  deleted: boolean;
  base: number;
  /** The fields as JSON: Firestore values support neither all field names nor nested arrays. */
  body: string;
  restored?: number;
}

export interface RecordDocument {
  version: number;
  write: StoredWrite;
}

/** All writes of one push, in order. The version of the last one is `last`. */
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

/** The name of the installation, which changes with each restore. */
export const siteAt = (database: Firestore) => doc(database, "site/name") as DocumentReference<{ name: string }>;

/** The envelope fields stay readable for the rules to check. Version and id are those of the document. */
export function storedWrite({ base, record }: Write): StoredWrite {
  const { kind, edition, deleted, restored, fields } = record;
  const mark = restored === undefined ? {} : { restored };
  return { kind, edition, deleted, base, body: JSON.stringify(fields), ...mark };
}

/**
 * The record as sent. Null if invalid: the rules check only the envelope, so a member with a modified client may have written
 * anything into the body.
 */
export function recordIn(id: string, version: number, write: StoredWrite): AnyRecord | null {
  const { kind, edition, deleted, restored, body } = write;
  const mark = restored === undefined ? {} : { restored };
  const fields = fieldsIn(body);
  const record = fields && { id, kind, edition, version, deleted, ...mark, fields };
  return record && recordToKeep(readRecord(record)) && record;
}

function fieldsIn(body: string): FieldValues | null {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === "object" && !Array.isArray(fields) ? (fields as FieldValues | null) : null;
  } catch {
    return null;
  }
}
