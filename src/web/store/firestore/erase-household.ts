import { runTransaction } from "@firebase/firestore";
import { err, ok, type Result } from "#domain/result.ts";
import { clearAway } from "./clear-away.ts";
import { householdAt, invitationsOf, pushesOf, recordsOf } from "./documents.ts";
import type { Place } from "./firestore-line.ts";
import { deciding } from "./household-in.ts";

/**
 * Gone for everybody at once; what was in it is cleared away after that. `onlyAlone`: refused where anyone else is in it.
 */
export async function eraseHousehold(place: Place, onlyAlone: boolean): Promise<Result<null, string>> {
  const begun = await begin(place, onlyAlone);
  // What is cut short is ended when this person's households are asked for again.
  if (begun.ok) finishErasing(place).catch(() => {});
  return begun;
}

const begin = (place: Place, onlyAlone: boolean): Promise<Result<null, string>> =>
  deciding(place, (transaction, { owner, members, uids }) => {
    const { database, household, uid } = place;
    if (owner !== uid) return err("not-the-owner");
    if (onlyAlone && uids.length > 1) return err("others-are-members");
    const alone = { members: { [uid]: members[uid]! }, uids: [uid] };
    transaction.update(householdAt(database, household), { erasing: true, ...alone });
    return ok(null);
  });

/** What is left is nobody's: the name of an erased household is never given again. */
export async function finishErasing({ database, household }: Place): Promise<void> {
  for (const documents of [invitationsOf, pushesOf, recordsOf]) await clearAway(documents(database, household));
  const nobody = { owner: null as never, members: {}, uids: [] };
  await runTransaction(database, async (transaction) => {
    transaction.update(householdAt(database, household), nobody);
  });
}
