import type { PullAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import { DeviceError, type DeviceProblem, deviceProblemOf, type HouseholdRow } from "../device/device-database.ts";
import { type Edit, EditRefused } from "../persist-edits.ts";
import type { PullOutcome } from "../sync/pull.ts";
import type { Direction } from "../undo-history.ts";
import { ImportCanceled } from "./persist-bulk.ts";

/** Small enough not to block the main thread when it sends or receives a message. */
export const recordsPerMessage = 500;

/** The content comes in chunks, then the request to write it: a transaction can't stay open while it waits for messages. */
export type BulkRequest =
  | { type: "add-records"; records: readonly AnyRecord[] }
  | { type: "add-edits"; edits: readonly Edit[] }
  | { type: "import"; database: string; household: string }
  | { type: "persist"; database: string; household: string; direction: Direction }
  /** One page of a first pull; more may follow. */
  | { type: "pull-page"; database: string; household: HouseholdRow; page: PullAnswer }
  | { type: "cancel" };

/** Records that were stored as requested are not sent back: the page has them, and copies would cause garbage collection. */
export type BulkResponse =
  | { type: "ready" }
  | { type: "progress"; share: number }
  | { type: "changed-records"; records: readonly AnyRecord[] }
  | { type: "done"; unsent: number }
  | { type: "page-result"; outcome: PullOutcome }
  | { type: "failed"; failure: Failure };

/** An error as plain data: messages don't preserve classes. */
export type Failure =
  | { type: "canceled" }
  | { type: "refused"; problem: EditRefused["problem"] }
  | { type: "device"; problem: DeviceProblem };

export function failureOf(error: unknown): Failure {
  if (error instanceof ImportCanceled) return { type: "canceled" };
  if (error instanceof EditRefused) return { type: "refused", problem: error.problem };
  return { type: "device", problem: error instanceof DeviceError ? error.problem : deviceProblemOf(error) };
}

export function errorOf(failure: Failure): Error {
  if (failure.type === "canceled") return new ImportCanceled();
  return failure.type === "refused" ? new EditRefused(failure.problem) : new DeviceError(failure.problem);
}
