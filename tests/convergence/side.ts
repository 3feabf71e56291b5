import type { AnyRecord } from "#sync/record.ts";
import type { Remote } from "#web/backends/remote.ts";
import type { Carry } from "./line.ts";

/** Where the households of a world are kept in step, and what the test must be able to do there. */
export interface Side {
  /** What one device asks, with every question and answer going through the line. */
  remoteOf(uid: string, carry: Carry): Remote;
  /** A household of the first, in which the others are too. */
  begin(household: string, uids: readonly [string, ...string[]]): Promise<void>;
  /** Every version that was ever accepted, in order. */
  acceptedIn(household: string): Promise<AnyRecord[]>;
  /** Absent where it is not ours to restart. */
  restart?(): Promise<void>;
}
