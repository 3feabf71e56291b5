import type { Result } from "#domain/result.ts";
import type { Memberships, Space } from "#sync/household-api.ts";
import type { Checkpoint, PartWanted, PullAnswer, PushAnswer } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";

/**
 * Why a remote call failed. `unreachable`: no network, or a temporary fault; `signed-out`: the session has ended;
 * `not-a-member`: this account is not in the household; `other-epoch`: the server was restored; `other-protocol`: this page
 * is older or newer than the server; `too-large` and `household-full`: limits; `refused`: anything else.
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

/** What households sync with: our own server, or Firestore. Never throws. */
export interface Remote {
  /** Creates the household if it doesn't exist. Idempotent. */
  begin(household: string, space: Space): Promise<Result<null, RemoteProblem>>;
  /** The households of the signed-in account. */
  households(): Promise<Result<Memberships, RemoteProblem>>;
  /** `seen`: the newest version that this device received. */
  push(
    household: string,
    epoch: string,
    writes: readonly RemoteWrite[],
    seen?: number,
  ): Promise<Result<PushAnswer, RemoteProblem>>;
  pull(household: string, known: Checkpoint): Promise<Result<PullAnswer, RemoteProblem>>;
  /**
   * Pulls one part of a household, so that a new device can show the week before everything has arrived. Absent if the remote
   * can't do that: then everything comes by `pull`.
   */
  pullPart?(household: string, wanted: PartWanted): Promise<Result<PullAnswer, RemoteProblem>>;
  /**
   * Calls `onChanged` at the start and whenever something may have changed. Reconnects by itself. `onCut`: a live connection
   * was lost.
   */
  watch(household: string, onChanged: () => void, onCut: () => void): Watch;
  /**
   * Whether the remote responds. If so, older pending requests are aborted, because their connections are dead. Absent if the
   * client library handles this itself.
   */
  reach?(): Promise<boolean>;
}

export interface Watch {
  /** The remote responds: reconnect now instead of waiting, and don't trust a silent connection. */
  wake(): void;
  /**
   * Whether the remote ended a connection that had been live. It does so when the session ends, which a changed password
   * replaces by another one: if pulls go on, a new watch can be started. Absent if the remote never ends one.
   */
  isEnded?(): boolean;
  stop(): void;
}
