import type { Result } from "#domain/result.ts";
import type { Memberships, Space } from "#sync/household-api.ts";
import type { Checkpoint, PartWanted, PullAnswer, PushAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";

/**
 * Why the other side did not do it. `unreachable`: no network, or a fault that passes; `signed-out`: nobody is signed in
 * any more; `not-a-member`: the household is not this person's; `other-epoch`: the server was restored; `other-protocol`:
 * this page is older or newer than the server; `too-large` and `household-full`: limits; `refused`: anything else.
 */
export type RemoteProblem =
  | "unreachable"
  | "signed-out"
  | "not-a-member"
  | "other-epoch"
  | "other-protocol"
  | "too-large"
  | "household-full"
  | "refused";

export interface RemoteWrite {
  base: number;
  record: AnyRecord;
}

/** Where a household is kept in step: our own server, or Firestore. Nothing here throws. */
export interface Remote {
  /** Makes sure that the other side has this household; asking twice makes one. */
  begin(household: string, space: Space): Promise<Result<null, RemoteProblem>>;
  /** The households of whoever is signed in. */
  households(): Promise<Result<Memberships, RemoteProblem>>;
  /** `seen`: the newest version that the other side gave this device. */
  push(
    household: string,
    epoch: string,
    writes: readonly RemoteWrite[],
    seen?: number,
  ): Promise<Result<PushAnswer, RemoteProblem>>;
  pull(household: string, known: Checkpoint): Promise<Result<PullAnswer, RemoteProblem>>;
  /**
   * Answers one part of a household, so that a new device can show this week before it has everything. Absent where the
   * other side can't do that: then everything comes by `pull`.
   */
  pullPart?(household: string, wanted: PartWanted): Promise<Result<PullAnswer, RemoteProblem>>;
  /**
   * Calls at the start and whenever something may have changed, until it is stopped; comes back by itself. `onCut`: it had
   * been live, and is so no longer.
   */
  watch(household: string, onChanged: () => void, onCut: () => void): Watch;
  /**
   * Whether the other side answers now. If so, what has been waiting for an answer since before is given up, because the
   * connection it waits on is dead. Absent where the client that talks to the other side sees to this itself.
   */
  reach?(): Promise<boolean>;
}

export interface Watch {
  /** The other side answers: no need to wait any longer, or to trust a connection that has been silent. */
  wake(): void;
  stop(): void;
}
