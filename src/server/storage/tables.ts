/** The tables as Kysely sees them. Text and whole numbers only, so that every engine stores the same. */
export interface Tables {
  migrations: { name: string; at: string };
  site_facts: { name: string; value: string };
  households: HouseholdRow;
  members: MemberRow;
  documents: DocumentRow;
  changes: ChangeRow;
}

export interface HouseholdRow {
  id: string;
  /** Another one after a restore: devices then know that what they remember of the counter no longer holds. */
  epoch: string;
  /** The counter. Every accepted write takes the next number as its version. */
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

/** A record as it is now. `body` is the record as JSON, without its version. */
export interface DocumentRow {
  household_id: string;
  id: string;
  kind: string;
  version: number;
  deleted: 0 | 1;
  body: string;
}

/** A version that was accepted, and the version it was based on. */
export interface ChangeRow {
  household_id: string;
  seq: number;
  id: string;
  uid: string;
  at: number;
  base: number;
  body: string;
}
