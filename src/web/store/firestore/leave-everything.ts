import { ok, type Result } from "#domain/result.ts";
import { askedBy } from "./asked-by.ts";
import { eraseHousehold, finishErasing } from "./erase-household.ts";
import type { FirestoreLine, Place } from "./firestore-line.ts";
import { leaveLog } from "./leave-log.ts";
import { memberships } from "./memberships.ts";
import { handOver, membersOf, removeMember } from "./people.ts";

/** Before an account goes: what only they are in is erased, and the rest stays with the others, who find them named nowhere. */
export async function leaveEverything(line: FirestoreLine): Promise<Result<null, string>> {
  const mine = await askedBy(line, memberships);
  if (!mine.ok) return mine;
  for (const { householdId } of mine.value.households) {
    const left = await askedBy(line, (caller) => leave({ ...caller, household: householdId }));
    if (!left.ok) return left;
  }
  return ok(null);
}

async function leave(place: Place): Promise<Result<null, string>> {
  const found = await membersOf(place);
  if (!found.ok) return found;
  const { members } = found.value;
  const heir = members.find(({ uid }) => uid !== place.uid);
  if (!heir) return eraseWhole(place);
  const isOwner = members.some(({ uid, role }) => uid === place.uid && role === "owner");
  const handed = isOwner ? await handOver(place, heir.uid) : ok(null);
  if (!handed.ok) return handed;
  await leaveLog(place);
  return removeMember(place, place.uid);
}

/** To its end: nobody comes back later who could finish it. */
async function eraseWhole(place: Place): Promise<Result<null, string>> {
  const erased = await eraseHousehold(place, true);
  if (erased.ok) await finishErasing(place).catch(() => {});
  return erased;
}
