import type { Space } from "#sync/household-api.ts";
import type { RecordProblem } from "#sync/read-record.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";

/** A household on this device, and up to where its server is known here. */
export interface HouseholdRow {
  id: string;
  space: Space;
  /** Whether the server has been told of it. */
  isOnServer: boolean;
  /** Whether it is this person's to begin again, should the server have lost it. */
  isOwner: boolean;
  /** What the server was called when it last counted this person in; null where it never did. */
  site: string | null;
  epoch: string | null;
  seq: number;
  /** The newest version that the server gave, where it is newer than `seq`: the answer to a push. */
  seen?: number;
  /**
   * What the first pull has not brought to this device yet: `everything`, or only `entries`, when all other records are
   * complete. Absent once the first pull has ended.
   */
  missing?: "everything" | "entries";
}

/** The row with another checkpoint. */
export const withCheckpoint = (
  { seen: _, ...row }: HouseholdRow,
  { epoch, seq, seen = 0 }: { epoch: string; seq: number; seen?: number | undefined },
): HouseholdRow => ({ ...row, epoch, seq, ...(seen > seq && { seen }) });

/** A record as this device has it, with what waits to be sent. Its version is the server's that it is based on. */
export interface RecordRow {
  household: string;
  id: string;
  record: AnyRecord;
}

/** A record that the server does not have as it is here. At most one a record: later edits join it. */
export interface OutboxRow {
  household: string;
  id: string;
  /** The server's record that this device started from; null where the server had none. */
  base: AnyRecord | null;
  state: OutboxState;
  /** What was sent and not answered yet. It is sent again as it was, until there is an answer. */
  sent: AnyRecord | null;
  /** Why the server can't keep it: it is not sent again before the next edit. */
  refused?: RecordProblem;
}

export type OutboxState = "waiting" | "sent" | "refused";

/** What this device remembers beside households, such as which one is open. */
export interface FactRow {
  name: string;
  value: string;
}

export interface DeviceContent {
  households: HouseholdRow[];
  records: RecordRow[];
  outbox: OutboxRow[];
  facts: FactRow[];
}

export type RowOf<Name extends keyof DeviceContent> = DeviceContent[Name][number];

/** By which fields a row is found. */
export const keysOf = {
  households: ["id"],
  records: ["household", "id"],
  outbox: ["household", "id"],
  facts: ["name"],
} as const satisfies { [Name in keyof DeviceContent]: readonly (keyof RowOf<Name> & string)[] };

export const tableNames = Object.keys(keysOf) as (keyof DeviceContent)[];

export type Key = readonly string[];

export interface RowFilter {
  household: string;
  state?: OutboxState;
}

export interface Table<Row> {
  get(keys: readonly Key[]): Promise<(Row | undefined)[]>;
  put(rows: readonly Row[]): Promise<void>;
  remove(keys: readonly Key[]): Promise<void>;
  /** All rows, those of one household, or of those the ones in one state; in the order of their keys. */
  all(where?: RowFilter, most?: number): Promise<Row[]>;
  count(where?: RowFilter): Promise<number>;
}

/** Records are also found by their kind, so that the many of one kind need not come before everything else. */
export interface RecordTable extends Table<RecordRow> {
  /** Every row but those of this kind. */
  allBut(kind: RecordKind): Promise<RecordRow[]>;
  /** So many rows of this kind that come after the given one, in the order of their keys. */
  ofKind(kind: RecordKind, after: RecordRow | undefined, most: number): Promise<RecordRow[]>;
  /** So many rows of one household whose id comes after the given one. */
  ofHousehold(household: string, after: string, most: number): Promise<RecordRow[]>;
}

export type DeviceTables = { readonly [Name in keyof DeviceContent]: Table<RowOf<Name>> } & {
  readonly records: RecordTable;
};

/** The durable store of one person on this device: of `anonymous`, or of exactly one account. */
export interface DeviceDatabase {
  /** All tables at one moment. */
  read<T>(work: (tables: DeviceTables) => Promise<T>): Promise<T>;
  /**
   * One transaction, all or nothing; resolves when the device has it for good. `work` awaits nothing but the tables, or
   * the transaction would end under it.
   */
  write<T>(work: (tables: DeviceTables) => Promise<T>): Promise<T>;
  close(): void;
  /** Removes it from the device. */
  erase(): Promise<void>;
}

type OutboxKey = Pick<OutboxRow, "household" | "id">;

/** The states of a record that the server does not have as it is here; each one names all that it keeps. */
export const asWaiting = ({ household, id }: OutboxKey, base: AnyRecord | null): OutboxRow => ({
  ...{ household, id, base },
  state: "waiting",
  sent: null,
});

export const asSent = ({ household, id, base }: OutboxRow, sent: AnyRecord): OutboxRow => ({
  ...{ household, id, base, sent },
  state: "sent",
});

export const asRefused = ({ household, id, base }: OutboxRow, refused: RecordProblem): OutboxRow => ({
  ...{ household, id, base, refused },
  state: "refused",
  sent: null,
});
