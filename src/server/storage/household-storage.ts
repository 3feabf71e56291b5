import type { Result } from "#domain/result.ts";
import { limits as agreedLimits } from "#sync/limits.ts";
import type { Pull, PullAnswer, PushAnswer, Write } from "#sync/protocol.ts";
import { type Change, type ChangesWanted, changesOf, purgeChanges } from "./changes.ts";
import type { Database } from "./database.ts";
import type { Limits } from "./documents.ts";
import { createHousehold, type DeleteRefusal, deleteHousehold, newEpoch } from "./households.ts";
import * as members from "./members.ts";
import { type PullRefusal, pull } from "./pull.ts";
import { type PushRefusal, push } from "./push.ts";

/**
 * The households that this server keeps in step. Whoever asks is named in every question about a household, and looked
 * up in the transaction that answers it: to all but its members a household does not exist.
 */
export interface HouseholdStorage {
  /** Makes an empty household that `uid` owns, and gives its id. */
  createHousehold(uid: string, now: number): Promise<string>;
  deleteHousehold(householdId: string, by: string): Promise<Result<null, DeleteRefusal>>;
  membershipOf(householdId: string, uid: string): Promise<Result<members.Membership, "not-a-member">>;
  householdsOf(uid: string): Promise<members.Membership[]>;
  membersOf(householdId: string, uid: string): Promise<Result<members.Member[], "not-a-member">>;
  addMember(householdId: string, by: string, uid: string, now: number): Promise<Result<null, members.AddRefusal>>;
  removeMember(householdId: string, by: string, uid: string, now: number): Promise<Result<null, members.RemoveRefusal>>;
  handOver(householdId: string, by: string, to: string): Promise<Result<null, members.HandOverRefusal>>;
  push(
    householdId: string,
    uid: string,
    writes: readonly Write[],
    now: number,
  ): Promise<Result<PushAnswer, PushRefusal>>;
  pull(householdId: string, uid: string, known: Pull, limit?: number): Promise<Result<PullAnswer, PullRefusal>>;
  changesOf(householdId: string, uid: string, wanted: ChangesWanted): Promise<Result<Change[], "not-a-member">>;
  /** Forgets, in every household, the changes made before a time. The records themselves stay. */
  purgeChanges(olderThan: number): Promise<number>;
  /** After a restore: every device of every household starts over. */
  newEpoch(): Promise<string>;
}

export function householdStorage(database: Database, limits: Limits = agreedLimits): HouseholdStorage {
  const { read, write } = database;
  const within = (limit: number) => Math.max(1, Math.min(limit, limits.pullRecords));
  return {
    createHousehold: (uid, now) => write((query) => createHousehold(query, uid, now)),
    deleteHousehold: (householdId, by) => write((query) => deleteHousehold(query, householdId, by)),
    membershipOf: (householdId, uid) => members.membershipOf(database.query, householdId, uid),
    householdsOf: (uid) => members.householdsOf(database.query, uid),
    membersOf: (householdId, uid) => read((query) => members.membersOf(query, householdId, uid)),
    addMember: (householdId, by, uid, now) =>
      write((query) => members.addMember(query, { householdId, by, uid, now, most: limits.householdMembers })),
    removeMember: (householdId, by, uid, now) =>
      write((query) => members.removeMember(query, { householdId, by, uid, now })),
    handOver: (householdId, by, to) => write((query) => members.handOver(query, { householdId, by, to })),
    push: (householdId, uid, writes, now) => push(database, limits, { householdId, uid, now }, writes),
    pull: (householdId, uid, known, limit = limits.pullRecords) =>
      read((query) => pull(query, { householdId, uid, known, limit: within(limit) })),
    changesOf: (householdId, uid, { limit, ...wanted }) =>
      read((query) => changesOf(query, { householdId, uid, ...wanted, limit: within(limit) })),
    purgeChanges: (olderThan) => purgeChanges(database, olderThan),
    newEpoch: () => write(newEpoch),
  };
}
