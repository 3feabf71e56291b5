import { getDocsFromServer, serverTimestamp, Timestamp, type Transaction } from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import type { Invitation, MadeInvitation, NewInvitation } from "#sync/household-api.ts";
import { writeLink } from "#sync/household-api.ts";
import { type HouseholdDocument, type InvitationDocument, invitationAt, invitationsOf } from "./documents.ts";
import type { Place } from "./firestore-line.ts";
import { deciding } from "./household-in.ts";
import { hashOf, newSecret } from "./invitation-link.ts";

/** What a link tells before anybody signs in. */
export interface LinkNames {
  householdName: string | null;
  inviterName: string | null;
}

/** Seven days by the rules, and an hour less for a clock that is ahead. */
const life = (7 * 24 - 1) * 3_600_000;

/** What is over tells nobody any more who asked whom. */
export const over = { householdName: null, inviterName: null };

/** Nothing happens when one expires, so its document does not say so. */
export function stateOf({ state, expiresAt }: InvitationDocument, now: number): Invitation["state"] {
  const isUndecided = state === "open" || state === "waiting";
  return isUndecided && now >= expiresAt.toMillis() ? "expired" : state;
}

const invitationIn = (id: string, data: InvitationDocument, now: number): Invitation => ({
  ...{ id, by: "link", contact: data.contact, state: stateOf(data, now), invitedBy: data.invitedBy },
  ...{ createdAt: data.createdAt.toMillis(), expiresAt: data.expiresAt.toMillis() },
});

/** By a link only: there is nobody here who mails. */
export async function invite(
  place: Place,
  { by }: NewInvitation,
  names: LinkNames,
): Promise<Result<MadeInvitation, string>> {
  if (by !== "link") return err("malformed");
  const secret = newSecret();
  const [hash, now] = [await hashOf(secret), Date.now()];
  const expiresAt = Timestamp.fromMillis(now + life);
  const made = { state: "open", invitedBy: place.uid, expiresAt, takenBy: null, contact: null, ...names } as const;
  const written = await deciding(place, (transaction, household) => {
    if (household.space === "private") return err("private-space");
    transaction.set(invitationAt(place.database, place.household, hash), { ...made, createdAt: serverTimestamp() });
    return ok(null);
  });
  if (!written.ok) return written;
  const invitation = invitationIn(hash, { ...made, createdAt: Timestamp.fromMillis(now) }, now);
  return ok({ invitation, secret: writeLink({ household: place.household, secret }) });
}

/** Newest first. */
export async function invitationsIn({
  database,
  household,
}: Place): Promise<Result<{ invitations: Invitation[] }, string>> {
  const found = await getDocsFromServer(invitationsOf(database, household));
  const invitations = found.docs.map((one) => invitationIn(one.id, one.data(), Date.now()));
  return ok({ invitations: invitations.sort((one, other) => other.createdAt - one.createdAt) });
}

type Decision = (
  transaction: Transaction,
  found: { invitation: InvitationDocument; household: HouseholdDocument },
) => Result<null, string>;

/** The inviter decides, and the owner. */
export const decidingOn = (place: Place, id: string, decide: Decision): Promise<Result<null, string>> =>
  deciding(place, async (transaction, household) => {
    const invitation = (await transaction.get(invitationAt(place.database, place.household, id))).data();
    if (!invitation) return err("no-such-invitation");
    if (![invitation.invitedBy, household.owner].includes(place.uid)) return err("not-the-inviter");
    return decide(transaction, { invitation, household });
  });

/** One that nobody has decided on yet, or that is revoked already. */
export const revoke = (place: Place, id: string): Promise<Result<null, string>> =>
  decidingOn(place, id, (transaction, { invitation: { state } }) => {
    if (state === "revoked") return ok(null);
    if (state === "joined" || state === "declined") return err("invitation-over");
    end(transaction, place, id, "revoked");
    return ok(null);
  });

export const decline = (place: Place, id: string): Promise<Result<null, string>> =>
  decidingOn(place, id, (transaction, { invitation: { state } }) => {
    if (state !== "waiting") return err("nobody-waits");
    end(transaction, place, id, "declined");
    return ok(null);
  });

/** Who waited is forgotten. */
const end = (transaction: Transaction, { database, household }: Place, id: string, state: "revoked" | "declined") =>
  transaction.update(invitationAt(database, household, id), { state, takenBy: null, contact: null, ...over });
