import type { AnyRecord } from "#sync/record.ts";
import type { OutboxRow } from "../device/device-database.ts";

/** The mark of what these have together: up to which version of before a restore nothing of it is missing. */
export function markOf(...versions: readonly number[]): { restored?: number } {
  const restored = Math.max(0, ...versions);
  return restored > 0 ? { restored } : {};
}

/**
 * What this device's record and the server's both started from. Where this device was giving back a lost version and
 * another one gave back the same or a later one, that is what was given; an earlier one counts for nothing beside it.
 */
export function sharedBase({ base, sent }: OutboxRow, theirs: AnyRecord): AnyRecord | null {
  const [given, there] = [sent?.restored ?? 0, theirs.restored ?? 0];
  if (given <= (base?.restored ?? 0) || there === 0) return base;
  return there >= given ? sent : theirs;
}
