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
