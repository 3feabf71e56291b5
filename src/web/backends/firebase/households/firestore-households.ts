import { err, ok, type Result } from "#domain/result.ts";
import { type Link, readLink } from "#sync/household-api.ts";
import type { HouseholdService } from "../../household-service.ts";
import { changesOf } from "./change-log.ts";
import { type FirestoreClient, type HouseholdCaller, withAuthTimeout, withTimeout } from "./client.ts";
import { eraseHousehold, handOver, membersOf, removeMember } from "./household-lifecycle.ts";
import { accept, confirm, decline, invitationsIn, invite, type LinkNames, look, revoke } from "./invitations.ts";

/** What invitations need in addition. */
export interface ServiceClient extends FirestoreClient {
  /** The email address or phone number of the signed-in account. */
  contact(): string;
  /** The names of the household and of the account's person in it. */
  names(household: string): Promise<LinkNames>;
}

const changesPerPage = 50;

/** Members, invitations and the change log on Firestore, without a server of ours. */
export function firestoreHouseholds(client: ServiceClient): HouseholdService {
  const call = <T>(household: string, work: (place: HouseholdCaller) => Promise<Result<T, string>>) =>
    withAuthTimeout(client, (caller) => work({ ...caller, household }));
  const byLink = <T>(text: string, work: (link: Link) => Promise<Result<T, string>>): Promise<Result<T, string>> => {
    const link = readLink(text);
    return link ? work(link) : Promise.resolve(err("malformed"));
  };
  return {
    members: (household) => call(household, membersOf),
    removeMember: (household, uid) => call(household, (place) => removeMember(place, uid)),
    handOver: (household, uid) => call(household, (place) => handOver(place, uid)),
    deleteHousehold: (household) => call(household, (place) => eraseHousehold(place, false)),
    deleteAlone: (household) => call(household, (place) => eraseHousehold(place, true)),
    invite: (household, wanted) =>
      call(household, async (place) => invite(place, wanted, await client.names(household))),
    invitations: (household) => call(household, invitationsIn),
    revoke: (household, id) => call(household, (place) => revoke(place, id)),
    confirm: (household, id) => call(household, (place) => confirm(place, id)),
    decline: (household, id) => call(household, (place) => decline(place, id)),
    look: (secret) => byLink(secret, (link) => withTimeout(client.timing, () => look(client, link))),
    accept: (secret) =>
      byLink(secret, (link) => withAuthTimeout(client, (caller) => accept(caller, link, client.contact()))),
    changes: (household, wanted = {}) =>
      call(household, async (place) =>
        ok({ changes: await changesOf(place, household, { ...wanted, limit: changesPerPage }) }),
      ),
  };
}
