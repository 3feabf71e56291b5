import {
  arrayUnion,
  FieldPath,
  getDocFromServer,
  getDocsFromServer,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import {
  type Invitation,
  type InvitationGlance,
  type InvitationTaken,
  type Link,
  type MadeInvitation,
  type NewInvitation,
  writeLink,
} from "#sync/household-api.ts";
import { limits } from "#sync/limits.ts";
import type { HouseholdState } from "#web/store/index.ts";
import { type Caller, decideInTransaction, type HouseholdCaller, isDenied } from "./client.ts";
import {
  type HouseholdDocument,
  householdAt,
  type InvitationDocument,
  invitationAt,
  invitationsOf,
} from "./documents.ts";

/** What a link shows before sign-in. */
export interface LinkNames {
  householdName: string | null;
  inviterName: string | null;
}

/** Seven days as in the rules, minus an hour in case the clock is ahead. */
const lifetimeMs = (7 * 24 - 1) * 3_600_000;

/** Invitations that are over don't show names any more. */
const noNames = { householdName: null, inviterName: null };

/** Expiration is computed: nothing updates the document when it expires. */
function stateOf({ state, expiresAt }: InvitationDocument, now: number): Invitation["state"] {
  const isUndecided = state === "open" || state === "waiting";
  return isUndecided && now >= expiresAt.toMillis() ? "expired" : state;
}

const invitationIn = (id: string, data: InvitationDocument, now: number): Invitation => ({
  id,
  by: "link",
  contact: data.contact,
  state: stateOf(data, now),
  invitedBy: data.invitedBy,
  createdAt: data.createdAt.toMillis(),
  expiresAt: data.expiresAt.toMillis(),
});

/** Only by link: there is no server to send mail. */
export async function invite(
  place: HouseholdCaller,
  { by }: NewInvitation,
  names: LinkNames,
): Promise<Result<MadeInvitation, string>> {
  if (by !== "link") return err("malformed");
  const secret = newSecret();
  const [hash, now] = [await hashOf(secret), Date.now()];
  const expiresAt = Timestamp.fromMillis(now + lifetimeMs);
  const made = { state: "open", invitedBy: place.uid, expiresAt, takenBy: null, contact: null, ...names } as const;
  const written = await decideInTransaction(place, (transaction, household) => {
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
}: HouseholdCaller): Promise<Result<{ invitations: Invitation[] }, string>> {
  const found = await getDocsFromServer(invitationsOf(database, household));
  const invitations = found.docs.map((one) => invitationIn(one.id, one.data(), Date.now()));
  return ok({ invitations: invitations.sort((one, other) => other.createdAt - one.createdAt) });
}

type Decision = (
  transaction: Transaction,
  found: { invitation: InvitationDocument; household: HouseholdDocument },
) => Result<null, string>;

/** Only the inviter and the owner may decide. */
const decideOnInvitation = (place: HouseholdCaller, id: string, decide: Decision): Promise<Result<null, string>> =>
  decideInTransaction(place, async (transaction, household) => {
    const invitation = (await transaction.get(invitationAt(place.database, place.household, id))).data();
    if (!invitation) return err("no-such-invitation");
    if (![invitation.invitedBy, household.owner].includes(place.uid)) return err("not-the-inviter");
    return decide(transaction, { invitation, household });
  });

/** Only undecided ones; revoking again is fine. */
export const revoke = (place: HouseholdCaller, id: string): Promise<Result<null, string>> =>
  decideOnInvitation(place, id, (transaction, { invitation: { state } }) => {
    if (state === "revoked") return ok(null);
    if (state === "joined" || state === "declined") return err("invitation-over");
    end(transaction, place, id, "revoked");
    return ok(null);
  });

export const decline = (place: HouseholdCaller, id: string): Promise<Result<null, string>> =>
  decideOnInvitation(place, id, (transaction, { invitation: { state } }) => {
    if (state !== "waiting") return err("nobody-waits");
    end(transaction, place, id, "declined");
    return ok(null);
  });

/** Also removes who accepted it. */
const end = (
  transaction: Transaction,
  { database, household }: HouseholdCaller,
  id: string,
  state: "revoked" | "declined",
) => transaction.update(invitationAt(database, household, id), { state, takenBy: null, contact: null, ...noNames });

/** Doesn't use the invitation. Returns the names while it is valid. */
export async function look(
  { database }: Pick<Caller, "database">,
  { household, secret }: Link,
): Promise<Result<InvitationGlance, string>> {
  const found = (await getDocFromServer(invitationAt(database, household, await hashOf(secret)))).data();
  if (!found) return err("no-such-invitation");
  const state = stateOf(found, Date.now());
  const { householdName, inviterName } = state === "open" || state === "waiting" ? found : noNames;
  return ok({ state, by: "link", householdName, inviterName, expiresAt: found.expiresAt.toMillis() });
}

/** The account that accepts a link waits for the inviter's confirmation. */
export async function accept(
  caller: Caller,
  { household, secret }: Link,
  contact: string,
): Promise<Result<InvitationTaken, string>> {
  const invitation = invitationAt(caller.database, household, await hashOf(secret));
  try {
    return await runTransaction(caller.database, async (transaction) => {
      const found = (await transaction.get(invitation)).data();
      const refusal = refusalOf(found, caller.uid);
      if (refusal) return err(refusal);
      if (found!.state === "open") transaction.update(invitation, { state: "waiting", takenBy: caller.uid, contact });
      return ok({ householdId: household, state: "waiting" as const });
    });
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    return err(await whyRefused({ ...caller, household }));
  }
}

/** Accepting again is fine: the first response may have been lost. */
function refusalOf(found: InvitationDocument | undefined, uid: string): string | null {
  if (!found) return "no-such-invitation";
  if (found.invitedBy === uid) return "own-invitation";
  const state = stateOf(found, Date.now());
  if (state === "joined" && found.takenBy === uid) return "already-a-member";
  return state === "open" || (state === "waiting" && found.takenBy === uid) ? null : "invitation-over";
}

/** Only members may read the household: then they are in already. Otherwise it is full, or the inviter has left. */
async function whyRefused({ database, household }: HouseholdCaller): Promise<string> {
  try {
    await getDocFromServer(householdAt(database, household));
    return "already-a-member";
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    return "no-such-invitation";
  }
}

/** Adds the account that accepted the link. */
export const confirm = (place: HouseholdCaller, id: string): Promise<Result<null, string>> =>
  decideOnInvitation(place, id, (transaction, { invitation, household }) => {
    const { takenBy } = invitation;
    if (stateOf(invitation, Date.now()) !== "waiting" || takenBy === null) return err("nobody-waits");
    if (Object.hasOwn(household.members, takenBy)) return err("already-a-member");
    if (household.uids.length >= limits.householdMembers) return err("too-many-members");
    transaction.update(invitationAt(place.database, place.household, id), { state: "joined", ...noNames });
    const joined = ["uids", arrayUnion(takenBy), "joinedBy", id];
    const member = new FieldPath("members", takenBy);
    transaction.update(householdAt(place.database, place.household), member, serverTimestamp(), ...joined);
    return ok(null);
  });

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export const newSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** The invitation's document id. The secret has 256 random bits, so a plain hash is enough. */
export async function hashOf(secret: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}

const maxNameLength = 80;

const trimmedName = (name: string | undefined): string | null => name?.trim().slice(0, maxNameLength) || null;

/** The names of the household and of the account's person in it; null if unknown. */
export function linkNamesFrom(household: HouseholdState | undefined, uid: string | null): LinkNames {
  const person = household?.of.person.list().find((one) => uid !== null && one.uid === uid);
  return {
    householdName: trimmedName(household?.of.household.list()[0]?.name),
    inviterName: trimmedName(person?.name),
  };
}
