import * as v from "valibot";
import { err, ok, type Result } from "#domain/result.ts";
import { kinds } from "./kinds/kinds.ts";
import { isSameValue, type Merged, merge, overriddenBy } from "./merge.ts";
import { readRecord } from "./read-record.ts";
import { type AnyRecord, recordIdSchema } from "./record.ts";

/** Households are named by the device that begins them, so that beginning one twice makes one. */
export const householdIdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** A private space is a household of one: nobody else is ever let in. */
export const spaces = ["shared", "private"] as const;
export type Space = (typeof spaces)[number];

export type Role = "owner" | "member";

export interface Membership {
  householdId: string;
  space: Space;
  role: Role;
  joinedAt: number;
}

/** The households of one person, and what the server is called among its own restores. */
export interface Memberships {
  site: string;
  households: readonly Membership[];
}

export interface Member {
  uid: string;
  role: Role;
  joinedAt: number;
}

/** One accepted version: who wrote it, when, and on which version of the record. */
export interface Change {
  seq: number;
  uid: string;
  at: number;
  base: number;
  record: AnyRecord;
}

export const newHouseholdSchema = v.object({ space: v.picklist(spaces) });

export const handOverSchema = v.object({ uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });

export const changesWantedSchema = v.object({
  id: v.optional(recordIdSchema),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

export const newInvitationSchema = v.variant("by", [
  v.object({ by: v.literal("link") }),
  v.object({ by: v.literal("mail"), email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()) }),
]);

export type NewInvitation = v.InferOutput<typeof newInvitationSchema>;

/** Someone took the link and waits for the inviter to say that it is the right person. */
export type InvitationState = "open" | "waiting" | "joined" | "declined" | "revoked" | "expired";

export interface Invitation {
  id: string;
  by: NewInvitation["by"];
  /** Where it was mailed to, or how the person who took the link is known. */
  contact: string | null;
  state: InvitationState;
  invitedBy: string;
  createdAt: number;
  expiresAt: number;
}

/** Only the answer to making one carries the secret; the server keeps its hash alone. A mailed one is in the mail only. */
export interface MadeInvitation {
  invitation: Invitation;
  secret: string | null;
}

/** Where a link leads in hosted mode: a household, and the invitation in it whose secret it carries. */
export interface Link {
  household: string;
  secret: string;
}

const linkForm = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/** There is no server to look an invitation up by its secret alone, so the link says in which household it is. */
export const writeLink = ({ household, secret }: Link): string => `${household}.${secret}`;

export function readLink(text: string): Link | null {
  const [, household, secret] = linkForm.exec(text) ?? [];
  return household && secret ? { household, secret } : null;
}

export const invitationSecretSchema = v.object({ secret: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)) });

/** What someone who holds the link learns before they sign in. */
export interface InvitationGlance {
  state: InvitationState;
  by: NewInvitation["by"];
  householdName: string | null;
  /** The name by which the household knows whoever invites, where it has linked one to their account. */
  inviterName: string | null;
  expiresAt: number;
}

export interface InvitationTaken {
  householdId: string;
  state: "waiting" | "joined";
}

export interface Sides {
  /** What both started from; absent where both created it. */
  base: AnyRecord | null | undefined;
  mine: AnyRecord;
  theirs: AnyRecord;
}

/**
 * Merges records as they come: of older editions, which are upgraded first, or of a newer one, which only a newer app can
 * merge. What two valid records make together is valid too, or `mine` stands as a whole.
 */
export function join({ base, mine, theirs }: Sides): Result<Merged, "newer-edition"> {
  const sides = [base ?? mine, mine, theirs].map(upgraded);
  if (sides.some((side) => side === null)) return err("newer-edition");
  const [from, own, other] = sides as [AnyRecord, AnyRecord, AnyRecord];
  const { together } = kinds[own.kind];
  const start = base ? { base: from } : {};
  const merged = merge({ ...start, mine: own, theirs: other, together });
  if (merged.record.deleted || readRecord(merged.record).ok) return ok(merged);
  return ok({ record: { ...own, version: other.version }, lost: overriddenBy(own, { ...start, theirs: other }) });
}

/** The same words, whatever version the server gave them. */
export const saysTheSame = (one: AnyRecord, other: AnyRecord): boolean =>
  isSameValue({ ...one, version: 0, restored: 0 }, { ...other, version: 0, restored: 0 });

/** Null for a record that is not for this app to change. One that can't be read here is taken as it is. */
function upgraded(record: AnyRecord): AnyRecord | null {
  const read = readRecord(record);
  if (read.ok) return read.value;
  return read.problem === "newer-edition" || read.problem === "unknown-kind" ? null : record;
}
