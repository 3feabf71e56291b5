import type { NewInvitation, Space } from "#sync/household-api.ts";
import type { IdentityTables } from "./identity-rows.ts";
import type { ReminderRow } from "./reminder-table.ts";

/** The tables as Kysely sees them. Text and whole numbers only, so that every engine stores the same. */
export interface Tables extends IdentityTables {
  migrations: { name: string; at: string };
  site_facts: { name: string; value: string };
  households: HouseholdRow;
  members: MemberRow;
  documents: DocumentRow;
  changes: ChangeRow;
  lost_versions: LostVersionRow;
  invitations: InvitationRow;
  erasures: ErasureRow;
  mails: MailRow;
  contact_messages: ContactMessageRow;
  reminders: ReminderRow;
}

export interface HouseholdRow {
  id: string;
  space: Space;
  /** Changes when the database was restored or set back: devices then start over and return what it lost. */
  epoch: string;
  /** The counter: the newest version. */
  seq: number;
  created_at: number;
  /** How many documents there are, tombstones included. */
  record_count: number;
}

export interface MemberRow {
  household_id: string;
  uid: string;
  role: "owner" | "member";
  joined_at: number;
  removed_at: number | null;
}

/**
 * A record as it is now. `body` is the record as JSON, without its version. Who wrote it, when and on which base belong to
 * the log of changes: all three are null once it is forgotten there.
 */
export interface DocumentRow {
  household_id: string;
  id: string;
  kind: string;
  version: number;
  deleted: 0 | 1;
  body: string;
  uid: string | null;
  at: number | null;
  base: number | null;
}

/** A version that was accepted and has been replaced since, and the version it was based on. */
export interface ChangeRow {
  household_id: string;
  seq: number;
  id: string;
  uid: string;
  at: number;
  base: number;
  body: string;
}

/** A gap in a household's versions: the database was set back, and what had these versions is gone. */
export interface LostVersionRow {
  household_id: string;
  /** The last version before the gap. */
  after_version: number;
  /** The last version in the gap. */
  through_version: number;
}

/** The secret itself is in the link alone. Whose it became is kept while the inviter decides, and where they joined. */
export interface InvitationRow {
  household_id: string;
  id: string;
  secret_hash: string;
  by: NewInvitation["by"];
  invited_by: string;
  contact: string | null;
  taken_by: string | null;
  state: "open" | "waiting" | "joined" | "declined" | "revoked";
  created_at: number;
  expires_at: number;
}

/** What must stay gone after a restore. Copied to the ledger outside the database, where `copied` says so. */
export interface ErasureRow {
  id: string;
  at: number;
  household_id: string | null;
  uid: string | null;
  copied: 0 | 1;
}

/** A mail on its way, as JSON. Erased once it is sent or given up: its words and address are personal. */
export interface MailRow {
  id: string;
  queued_at: number;
  /** When to try next; for a mail that is being sent, when others may take it over. */
  due_at: number;
  attempts: number;
  body: string;
}

/** What someone wrote to the operator by the contact page. */
export interface ContactMessageRow {
  id: string;
  at: number;
  /** When it was last put among the mails, under the same id. */
  queued_at: number;
  sent_at: number | null;
  name: string;
  email: string;
  message: string;
}
