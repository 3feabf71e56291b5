import { arrayUnion, FieldPath, getDocFromServer, runTransaction, serverTimestamp } from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import type { InvitationGlance, InvitationTaken, Link } from "#sync/household-api.ts";
import { limits } from "#sync/limits.ts";
import { householdAt, type InvitationDocument, invitationAt } from "./documents.ts";
import type { Caller, Place } from "./firestore-line.ts";
import { hashOf } from "./invitation-link.ts";
import { decidingOn, over, stateOf } from "./inviting.ts";
import { isDenied } from "./problems.ts";

/** Uses nothing up. The names are told while the invitation still leads somewhere. */
export async function look(
  { database }: Pick<Caller, "database">,
  { household, secret }: Link,
): Promise<Result<InvitationGlance, string>> {
  const found = (await getDocFromServer(invitationAt(database, household, await hashOf(secret)))).data();
  if (!found) return err("no-such-invitation");
  const state = stateOf(found, Date.now());
  const { householdName, inviterName } = state === "open" || state === "waiting" ? found : over;
  return ok({ state, by: "link", householdName, inviterName, expiresAt: found.expiresAt.toMillis() });
}

/** Whoever takes a link waits for the inviter's word. */
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

/** Taking it again uses nothing up: the answer to the first time may have been lost. */
function refusalOf(found: InvitationDocument | undefined, uid: string): string | null {
  if (!found) return "no-such-invitation";
  if (found.invitedBy === uid) return "own-invitation";
  const state = stateOf(found, Date.now());
  if (state === "joined" && found.takenBy === uid) return "already-a-member";
  return state === "open" || (state === "waiting" && found.takenBy === uid) ? null : "invitation-over";
}

/** Only members may look: whoever can is in already. Else it is full, or its inviter has left it. */
async function whyRefused({ database, household }: Place): Promise<string> {
  try {
    await getDocFromServer(householdAt(database, household));
    return "already-a-member";
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    return "no-such-invitation";
  }
}

/** Lets in whoever took the link. */
export const confirm = (place: Place, id: string): Promise<Result<null, string>> =>
  decidingOn(place, id, (transaction, { invitation, household }) => {
    const { takenBy } = invitation;
    if (stateOf(invitation, Date.now()) !== "waiting" || takenBy === null) return err("nobody-waits");
    if (Object.hasOwn(household.members, takenBy)) return err("already-a-member");
    if (household.uids.length >= limits.householdMembers) return err("too-many-members");
    transaction.update(invitationAt(place.database, place.household, id), { state: "joined", ...over });
    const joined = ["uids", arrayUnion(takenBy), "joinedBy", id];
    const member = new FieldPath("members", takenBy);
    transaction.update(householdAt(place.database, place.household), member, serverTimestamp(), ...joined);
    return ok(null);
  });
