import * as v from "valibot";
import { limits } from "./limits.ts";
import type { RecordProblem } from "./read-record.ts";
import type { AnyRecord } from "./record.ts";

/** If server and page have different editions, the page asks to be reloaded. */
export const protocolEdition = 2;

/**
 * The owner of the device database that sends the request. Cookies belong to the whole browser: another account may have
 * signed in in another tab, and must neither see nor receive the data of this one.
 */
export const ownerHeader = "x-device-owner";

const counter = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const epoch = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));

/**
 * A device sends records with their base version, 0 for a new record, and the epoch of those versions. Records are parsed
 * one by one, so that one of a newer edition does not refuse the others. `seen` is the newest version that the device
 * received from the server: a server that has no trace of it was set back.
 */
export const pushSchema = v.object({
  protocol: counter,
  epoch,
  seen: v.optional(counter),
  writes: v.pipe(v.array(v.object({ base: counter, record: v.unknown() })), v.maxLength(limits.pushRecords)),
});

export type Push = v.InferOutput<typeof pushSchema>;

/** A write with its parsed record. */
export interface Write {
  base: number;
  record: AnyRecord;
}

/**
 * The answer to each write, in order: accepted with its new version, the current record to merge with, or why the record
 * was refused. The id is null if the record has no readable id.
 */
export type WriteAnswer =
  | { id: string; accepted: number }
  | { id: string; current: AnyRecord }
  | { id: string | null; refused: RecordProblem };

export interface PushAnswer {
  epoch: string;
  /** The counter before this push. A device that had pulled up to here is up to date with `seq` now. */
  before: number;
  seq: number;
  results: readonly WriteAnswer[];
}

/**
 * What a new device pulls before everything else, so that it can show this week first. `without-entries`: all records
 * except entries, in pages, where `seq` only tells where the next page starts. `latest-entries`: one page of the entries
 * that were changed last.
 */
export const pullParts = ["without-entries", "latest-entries"] as const;
export type PullPart = (typeof pullParts)[number];

/** A pull from a checkpoint. Another epoch means that the server was restored: everything is new. */
export const pullSchema = v.object({
  protocol: counter,
  epoch: v.nullable(epoch),
  seq: counter,
  seen: v.optional(counter),
  part: v.optional(v.picklist(pullParts)),
});

export type Pull = v.InferOutput<typeof pullSchema>;

/** The epoch and version up to which a device has pulled. */
export type Checkpoint = Pick<Pull, "epoch" | "seq" | "seen">;

/** A pull of one part of a household. It does not cover the other records, so it moves no checkpoint. */
export type PartWanted = Checkpoint & { part: PullPart };

/** Ranges of versions that the server lost when it was set back: after the first number, through the second. */
export type LostVersions = readonly (readonly [after: number, through: number])[];

export interface PullAnswer {
  epoch: string;
  /** The checkpoint after this answer. */
  seq: number;
  /** All versions that the server ever lost. Empty for a device that knows the epoch: it already received them. */
  lost: LostVersions;
  records: readonly AnyRecord[];
  hasMore: boolean;
}
