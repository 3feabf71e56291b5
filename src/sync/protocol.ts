import * as v from "valibot";
import { limits } from "./limits.ts";
import type { RecordProblem } from "./read-record.ts";
import type { AnyRecord } from "./record.ts";

/** Another number on either side means that the two no longer understand each other: the page asks to be reloaded. */
export const protocolEdition = 2;

/**
 * Names whose database on the device asks. Cookies belong to the browser, not to a page: someone else may have signed in
 * beside it, and must be told nothing of this one's, nor be given any of it.
 */
export const ownerHeader = "x-device-owner";

const counter = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const epoch = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));

/**
 * A device sends records with the version each was based on, 0 for one the server has never seen, and the epoch those
 * versions are of. Records are read one by one, so that one from a newer device does not refuse the others. `seen` is the
 * newest version that the device got from the server: a server that has no trace of it was set back.
 */
export const pushSchema = v.object({
  protocol: counter,
  epoch,
  seen: v.optional(counter),
  writes: v.pipe(v.array(v.object({ base: counter, record: v.unknown() })), v.maxLength(limits.pushRecords)),
});

export type Push = v.InferOutput<typeof pushSchema>;

/** A write whose record has been read. */
export interface Write {
  base: number;
  record: AnyRecord;
}

/**
 * For each write in order: accepted with its new version, the record as the server has it now, to merge with, or why the
 * record can't be kept. A write that can't even be told by an id has the id null.
 */
export type WriteAnswer =
  | { id: string; accepted: number }
  | { id: string; current: AnyRecord }
  | { id: string | null; refused: RecordProblem };

export interface PushAnswer {
  epoch: string;
  /** The counter before this push. A device that knows the household up to here knows it up to `seq` now. */
  before: number;
  seq: number;
  results: readonly WriteAnswer[];
}

/**
 * What a new device asks for before it pulls everything from version 0, so that it can show this week first.
 * `without-entries`: the household's records except its entries, in pages; there `seq` only says where the next page
 * starts. `latest-entries`: one page of the entries that were changed last.
 */
export const pullParts = ["without-entries", "latest-entries"] as const;
export type PullPart = (typeof pullParts)[number];

/** A device says up to where it knows the household. Another epoch means a restored server: everything is new. */
export const pullSchema = v.object({
  protocol: counter,
  epoch: v.nullable(epoch),
  seq: counter,
  seen: v.optional(counter),
  part: v.optional(v.picklist(pullParts)),
});

export type Pull = v.InferOutput<typeof pullSchema>;

/** Up to where a device knows a household. */
export type Checkpoint = Pick<Pull, "epoch" | "seq" | "seen">;

/** A pull of one part of a household. It says nothing about the records of the other parts, so it moves no checkpoint. */
export type PartWanted = Checkpoint & { part: PullPart };

/** Ranges of versions that the server lost when it was set back: after the first number, through the second. */
export type LostVersions = readonly (readonly [after: number, through: number])[];

export interface PullAnswer {
  epoch: string;
  /** Up to where the device knows the household after this answer. */
  seq: number;
  /** What the server lost, ever. Empty for a device that knows the epoch: it heard when the epoch began. */
  lost: LostVersions;
  records: readonly AnyRecord[];
  hasMore: boolean;
}
