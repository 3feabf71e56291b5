/**
 * Why this device did not keep something, in the few cases a person can do something about. `closed`: another tab erased
 * or renewed the database; `failed`: anything else, tried again by the person.
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

/** Browsers and Dexie wrap the cause, sometimes twice: the innermost that is known decides. */
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

/** A refusal that carries its reason to whoever shows it. */
export class DeviceError extends Error {
  override name = "DeviceError";
  readonly problem: DeviceProblem;

  constructor(problem: DeviceProblem, cause?: unknown) {
    super(`this device: ${problem}`, { cause });
    this.problem = problem;
  }
}
