import { ok, type Result } from "#domain/result.ts";
import type { Change, Member, Membership } from "#sync/household-api.ts";
import { limits as agreedLimits } from "#sync/limits.ts";
import type { Checkpoint, PullAnswer, PullPart, PushAnswer } from "#sync/protocol.ts";
import { halfTimePacer } from "./batches.ts";
import { type ChangesWanted, changesOf, purgeChanges } from "./changes.ts";
import type { Database } from "./database.ts";
import type { Limits } from "./engine.ts";
import * as epochs from "./epochs.ts";
import { forgetPerson } from "./forget-person.ts";
import * as households from "./households.ts";
import { type InvitationStorage, invitationStorage } from "./invitation-storage.ts";
import * as members from "./members.ts";
import * as pulling from "./pull.ts";
import { createPush, type PushRefusal, type ReadPush, type VersionFloor } from "./push/push.ts";

/**
 * The households that this server stores. Every method takes the user it acts for and checks their membership in the same
 * transaction: for everyone but its members a household does not exist.
 */
export interface HouseholdStorage extends InvitationStorage {
  /** Creates an empty household that `uid` owns, or finds the one they created under this id before. */
  createHousehold(
    uid: string,
    wanted: households.NewHousehold,
    now: number,
  ): Promise<Result<Membership, households.CreateRefusal>>;
  /** `onlyAlone` refuses if the household has other members. */
  deleteHousehold(
    householdId: string,
    by: string,
    now: number,
    onlyAlone?: boolean,
  ): Promise<Result<null, households.DeleteRefusal>>;
  membershipOf(householdId: string, uid: string): Promise<Result<Membership, "not-a-member">>;
  householdsOf(uid: string): Promise<Membership[]>;
  membersOf(householdId: string, uid: string): Promise<Result<Member[], "not-a-member">>;
  addMember(householdId: string, by: string, uid: string, now: number): Promise<Result<null, members.AddRefusal>>;
  removeMember(householdId: string, by: string, uid: string, now: number): Promise<Result<null, members.RemoveRefusal>>;
  handOver(householdId: string, by: string, to: string): Promise<Result<null, members.HandOverRefusal>>;
  push(householdId: string, uid: string, sent: ReadPush, now: number): Promise<Result<PushAnswer, PushRefusal>>;
  pull(
    householdId: string,
    uid: string,
    known: Checkpoint & { part?: PullPart | undefined },
    now: number,
    limit?: number,
  ): Promise<Result<PullAnswer, pulling.PullRefusal>>;
  /** The same as JSON text, which is how records are stored. */
  pullText(
    householdId: string,
    uid: string,
    known: Checkpoint & { part?: PullPart | undefined },
    now: number,
    limit?: number,
  ): Promise<Result<string, pulling.PullRefusal>>;
  changesOf(householdId: string, uid: string, wanted: ChangesWanted): Promise<Result<Change[], "not-a-member">>;
  /** Deletes the changes made before a time, in every household. The records themselves stay. */
  purgeChanges(olderThan: number): Promise<number>;
  /** Removes a person from every household and every log. Returns the ids of the households that changed. */
  forgetPerson(uid: string, now: number): Promise<string[]>;
  /** After a restore: every device of every household starts over. */
  newEpoch(now: number): Promise<string>;
  /** Changes with each restore. */
  siteName(): Promise<string>;
}

export function householdStorage(
  database: Database,
  limits: Limits = agreedLimits,
  versionFloor: VersionFloor = (now) => now,
): HouseholdStorage {
  const { read, write } = database;
  const push = createPush(database, limits, versionFloor);
  const pace = halfTimePacer();
  const maxOwned = limits.ownedHouseholds;
  const clamp = (limit: number) => Math.max(1, Math.min(limit, limits.pullRecords));
  const pageOf = (limit: number) => ({ records: clamp(limit), bytes: limits.pullBytes });
  const pullText: HouseholdStorage["pullText"] = (householdId, uid, known, now, limit = limits.pullRecords) =>
    pulling.pullText(database, { householdId, uid, known, now, page: pageOf(limit), pace });
  return {
    ...invitationStorage(database, limits),
    createHousehold: (uid, wanted, now) =>
      write((query) => households.createHousehold(query, { uid, ...wanted, now, maxOwned })),
    deleteHousehold: (householdId, by, now, onlyAlone = false) =>
      write((query) => households.deleteHousehold(query, { householdId, by, now, onlyAlone })),
    membershipOf: (householdId, uid) => members.membershipOf(database.query, householdId, uid),
    householdsOf: (uid) => members.householdsOf(database.query, uid),
    membersOf: (householdId, uid) => read((query) => members.membersOf(query, householdId, uid)),
    addMember: (householdId, by, uid, now) =>
      write((query) => members.addMember(query, { householdId, by, uid, now, maxMembers: limits.householdMembers })),
    removeMember: (householdId, by, uid, now) =>
      write((query) => members.removeMember(query, { householdId, by, uid, now })),
    handOver: (householdId, by, to) => write((query) => members.handOver(query, { householdId, by, to, maxOwned })),
    push: (householdId, uid, sent, now) => push({ householdId, uid, now }, sent),
    pullText,
    async pull(...request) {
      const pulled = await pullText(...request);
      return pulled.ok ? ok(JSON.parse(pulled.value) as PullAnswer) : pulled;
    },
    changesOf: (householdId, uid, { limit, ...wanted }) =>
      read((query) => changesOf(query, { householdId, uid, ...wanted, limit: clamp(limit) })),
    purgeChanges: (olderThan) => purgeChanges(database, olderThan),
    forgetPerson: (uid, now) => forgetPerson(database, uid, now),
    newEpoch: (now) => write((query) => epochs.newEpoch(query, now)),
    siteName: () => epochs.siteName(database.query),
  };
}
