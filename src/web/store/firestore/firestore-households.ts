import { err, ok, type Result } from "#domain/result.ts";
import { type Link, readLink } from "#sync/household-api.ts";
import type { HouseholdService } from "../households/household-service.ts";
import { changesOf } from "./change-log.ts";
import { type FirestoreClient, type HouseholdCaller, withAuthTimeout, withTimeout } from "./client.ts";
import { eraseHousehold } from "./household-lifecycle.ts";
import { accept, confirm, decline, invitationsIn, invite, type LinkNames, look, revoke } from "./invitations.ts";
import { handOver, membersOf, removeMember } from "./members.ts";

/** What invitations need to know beside. */
export interface ServiceClient extends FirestoreClient {
  /** How whoever is signed in is known: an address, or a number. */
  contact(): string;
  /** What the household and whoever asks are called in it. */
  names(household: string): Promise<LinkNames>;
}

const changesPerPage = 50;

/** Who is in a household, who is invited and what was changed, where there is no server of ours. */
export function firestoreHouseholds(line: ServiceClient): HouseholdService {
  const asked = <T>(household: string, ask: (place: HouseholdCaller) => Promise<Result<T, string>>) =>
    withAuthTimeout(line, (caller) => ask({ ...caller, household }));
  const byLink = <T>(text: string, ask: (link: Link) => Promise<Result<T, string>>): Promise<Result<T, string>> => {
    const link = readLink(text);
    return link ? ask(link) : Promise.resolve(err("malformed"));
  };
  return {
    members: (household) => asked(household, membersOf),
    removeMember: (household, uid) => asked(household, (place) => removeMember(place, uid)),
    handOver: (household, uid) => asked(household, (place) => handOver(place, uid)),
    deleteHousehold: (household) => asked(household, (place) => eraseHousehold(place, false)),
    deleteAlone: (household) => asked(household, (place) => eraseHousehold(place, true)),
    invite: (household, wanted) =>
      asked(household, async (place) => invite(place, wanted, await line.names(household))),
    invitations: (household) => asked(household, invitationsIn),
    revoke: (household, id) => asked(household, (place) => revoke(place, id)),
    confirm: (household, id) => asked(household, (place) => confirm(place, id)),
    decline: (household, id) => asked(household, (place) => decline(place, id)),
    look: (secret) => byLink(secret, (link) => withTimeout(line.timing, () => look(line, link))),
    accept: (secret) =>
      byLink(secret, (link) => withAuthTimeout(line, (caller) => accept(caller, link, line.contact()))),
    changes: (household, wanted = {}) =>
      asked(household, async (place) =>
        ok({ changes: await changesOf(place, household, { ...wanted, limit: changesPerPage }) }),
      ),
  };
}
