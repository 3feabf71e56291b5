import type { Space } from "#sync/household-api.ts";
import type { RecordProblem } from "#sync/read-record.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";

/** A household on this device, with its sync checkpoint. */
export interface HouseholdRow {
  id: string;
  space: Space;
  /** Whether it was created on the server. */
  isOnServer: boolean;
  /** Whether this account may create it again if the server lost it. */
  isOwner: boolean;
  /** The name of the server when it last listed this membership; null if it never did. */
  site: string | null;
  epoch: string | null;
  seq: number;
  /** The newest version received, if newer than `seq`: from a push response. */
  seen?: number;
  /** What the first pull has not stored yet: `everything`, or only the `entries`. Absent once the pull is complete. */
  missing?: "everything" | "entries";
}

/** Returns the row with a new checkpoint. */
export const withCheckpoint = (
  { seen: _, ...row }: HouseholdRow,
  { epoch, seq, seen = 0 }: { epoch: string; seq: number; seen?: number | undefined },
): HouseholdRow => ({ ...row, epoch, seq, ...(seen > seq && { seen }) });

/** A record including unsent changes. Its version is the server version it is based on. */
export interface RecordRow {
  household: string;
  id: string;
  record: AnyRecord;
}

/** A record with unsent changes. At most one row per record: later edits are merged into it. */
export interface OutboxRow {
  household: string;
  id: string;
  /** The server's record before the first unsent change; null if the server had none. */
  base: AnyRecord | null;
  state: OutboxState;
  /** What was sent and not answered yet. Resent unchanged until there is a response. */
  sent: AnyRecord | null;
  /** Why the server refused it. Not sent again before the next edit. */
  refused?: RecordProblem;
}

export type OutboxState = "waiting" | "sent" | "refused";

/** A fact of this device outside of households, such as which one is open. */
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

/** Primary keys. */
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
  /** All matching rows, sorted by key. */
  all(where?: RowFilter, most?: number): Promise<Row[]>;
  count(where?: RowFilter): Promise<number>;
}

/** Records are also indexed by kind, so that the many entries can be read last. */
export interface RecordTable extends Table<RecordRow> {
  /** All rows except those of this kind. */
  allBut(kind: RecordKind): Promise<RecordRow[]>;
  /** A page of the rows of this kind after the given one, sorted by key. */
  ofKind(kind: RecordKind, after: RecordRow | undefined, most: number): Promise<RecordRow[]>;
  /** A page of the rows of one household after the given id. */
  ofHousehold(household: string, after: string, most: number): Promise<RecordRow[]>;
}

export type DeviceTables = { readonly [Name in keyof DeviceContent]: Table<RowOf<Name>> } & {
  readonly records: RecordTable;
};

/** The durable storage of one owner on this device: of `anonymous`, or of exactly one account. */
export interface DeviceDatabase {
  /** A consistent snapshot of all tables. */
  read<T>(work: (tables: DeviceTables) => Promise<T>): Promise<T>;
  /**
   * One transaction; resolves once it is durable. `work` must await only the tables: awaiting anything else ends the
   * transaction early.
   */
  write<T>(work: (tables: DeviceTables) => Promise<T>): Promise<T>;
  close(): void;
  /** Deletes the database. */
  erase(): Promise<void>;
}

type OutboxKey = Pick<OutboxRow, "household" | "id">;

/** Each state names all the fields that it keeps. */
export const asWaiting = ({ household, id }: OutboxKey, base: AnyRecord | null): OutboxRow => ({
  household,
  id,
  base,
  state: "waiting",
  sent: null,
});

export const asSent = ({ household, id, base }: OutboxRow, sent: AnyRecord): OutboxRow => ({
  household,
  id,
  base,
  sent,
  state: "sent",
});

export const asRefused = ({ household, id, base }: OutboxRow, refused: RecordProblem): OutboxRow => ({
  household,
  id,
  base,
  refused,
  state: "refused",
  sent: null,
});

/**
 * Why a device operation failed, as far as a user can act on it. `closed`: another tab erased or upgraded the database;
 * `failed`: anything else; the user may try again.
 */
export type DeviceProblem = "full" | "unavailable" | "blocked" | "newer" | "damaged" | "closed" | "failed";

const problemOfName: Readonly<Record<string, DeviceProblem>> = {
  QuotaExceededError: "full",
  MissingAPIError: "unavailable",
  SecurityError: "unavailable",
  InvalidStateError: "unavailable",
  VersionError: "newer",
  BlockedError: "blocked",
  UnknownError: "damaged",
  DataError: "damaged",
  NotReadableError: "damaged",
  NotFoundError: "damaged",
  UpgradeError: "damaged",
  DatabaseClosedError: "closed",
};

/** Browsers and Dexie wrap the cause, sometimes twice. The innermost known error wins. */
export function deviceProblemOf(error: unknown): DeviceProblem {
  let found: DeviceProblem | undefined;
  let cause: unknown = error;
  for (let depth = 0; depth < 4 && typeof cause === "object" && cause !== null; depth += 1) {
    found = problemOfName[(cause as Error).name] ?? found;
    const { inner, cause: next, failures } = cause as { inner?: unknown; cause?: unknown; failures?: unknown[] };
    cause = inner ?? next ?? failures?.[0];
  }
  return found ?? "failed";
}

/** A failed device operation with its reason. */
export class DeviceError extends Error {
  override name = "DeviceError";
  readonly problem: DeviceProblem;

  constructor(problem: DeviceProblem, cause?: unknown) {
    super(`this device: ${problem}`, { cause });
    this.problem = problem;
  }
}
