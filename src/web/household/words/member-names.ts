import type { Member } from "#sync/household-api.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { dayWords } from "./moment-words.ts";

type People = readonly Fields<"person">[];

/** The name in the household that is linked to an account. */
export const nameOfUid = (uid: string, people: People): string | undefined =>
  people.find((person) => person.uid === uid)?.name;

export function memberName({ uid, joinedAt }: Member, people: People, self: string): string {
  return nameOfUid(uid, people) ?? (uid === self ? "You" : `Member since ${dayWords(joinedAt)}`);
}

/** The author of a change may have left since. */
export const authorName = (uid: string, people: People, self: string): string =>
  uid === self ? "You" : (nameOfUid(uid, people) ?? "Someone who shares this household");

/** Adults without a linked account: one of them may be the user. */
export const unlinkedAdults = (people: People): People =>
  people.filter(({ kind, uid }) => kind === "adult" && uid === undefined);
