import type { DeviceDatabase } from "#web/store/device/device-database.ts";

/** One promise of a device's database, for any test framework and for a page: `run` throws where it is broken. */
export interface DatabaseCase {
  name: string;
  /** `open` opens the same database each time, one that no other case has. */
  run(open: () => Promise<DeviceDatabase>): Promise<void>;
}

export function same(actual: unknown, expected: unknown): void {
  const [found, wanted] = [shown(actual), shown(expected)];
  if (found !== wanted) throw new Error(`expected ${wanted}\n   found ${found}`);
}

/** Fields in one order, and what is missing is seen. */
const shown = (value: unknown): string => JSON.stringify(value, inOrder) ?? "undefined";

function inOrder(_: string, value: unknown): unknown {
  if (value === undefined) return "(none)";
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the work was refused with. */
export async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error("expected a refusal, and there was none");
}

/** What a test breaks a write off with. */
export class NotNow extends Error {}
