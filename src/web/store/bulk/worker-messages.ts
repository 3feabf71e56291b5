import type { PullAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import type { HouseholdRow } from "../device/device-database.ts";
import { DeviceError, type DeviceProblem, deviceProblemOf } from "../device/device-problem.ts";
import { type Edit, EditRefused } from "../persist-edits.ts";
import type { PullOutcome } from "../sync/pull.ts";
import type { Direction } from "../undo-history.ts";
import { ImportCanceled } from "./persist-bulk.ts";

/** Few enough that the page which sends or takes them stays quick to answer. */
export const recordsPerMessage = 500;

/** What is to be written comes in parts, then the word to write it: a transaction waits for nothing but its database. */
export type BulkRequest =
  | { ask: "take"; records: readonly AnyRecord[] }
  | { ask: "take-edits"; edits: readonly Edit[] }
  | { ask: "bring"; database: string; household: string }
  | { ask: "keep"; database: string; household: string; way: Direction }
  /** One page of a first pull; there may be many, one after the other. */
  | { ask: "page"; database: string; household: HouseholdRow; page: PullAnswer }
  | { ask: "end" };

/** What is kept as it was asked is not told: the page has it, and would have to clear up after all of it. */
export type BulkResponse =
  | { tell: "ready" }
  | { tell: "progress"; share: number }
  | { tell: "otherwise"; records: readonly AnyRecord[] }
  | { tell: "done"; unsent: number }
  | { tell: "page-taken"; outcome: PullOutcome }
  | { tell: "failed"; failure: Failure };

/** An error as it can be told: a message carries no classes. */
export type Failure =
  | { why: "ended" }
  | { why: "refused"; problem: EditRefused["problem"] }
  | { why: "device"; problem: DeviceProblem };

export function failureOf(error: unknown): Failure {
  if (error instanceof ImportCanceled) return { why: "ended" };
  if (error instanceof EditRefused) return { why: "refused", problem: error.problem };
  return { why: "device", problem: error instanceof DeviceError ? error.problem : deviceProblemOf(error) };
}

export function errorOf(failure: Failure): Error {
  if (failure.why === "ended") return new ImportCanceled();
  return failure.why === "refused" ? new EditRefused(failure.problem) : new DeviceError(failure.problem);
}
