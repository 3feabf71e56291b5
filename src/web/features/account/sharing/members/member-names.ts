import type { Member } from "#sync/household-api.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { dayWords } from "../when-words.ts";

type People = readonly LiveRecord<"person">[];

/** The name that the household gives to an account, if it has linked one to it. */
export const nameOfUid = (uid: string, people: People): string | undefined =>
  people.find((person) => person.uid === uid)?.name;

export function memberName({ uid, joinedAt }: Member, people: People, self: string): string {
  return nameOfUid(uid, people) ?? (uid === self ? "You" : `Member since ${dayWords(joinedAt)}`);
}

/** Whoever wrote a change may have left since. */
export const authorName = (uid: string, people: People, self: string): string =>
  uid === self ? "You" : (nameOfUid(uid, people) ?? "Someone who shares this household");

/** Grown-ups that no account is linked to: one of them may be whoever asks. */
export const unlinkedAdults = (people: People): People =>
  people.filter(({ type, uid }) => type === "adult" && uid === undefined);
