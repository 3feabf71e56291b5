import * as v from "valibot";
import { type AnyRecord, recordIdSchema } from "./record.ts";

/** The device that creates a household chooses its id, so that a repeated request creates one household. */
export const householdIdSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** A private space is a household of one person: nobody else can join. */
export const spaces = ["shared", "private"] as const;
export type Space = (typeof spaces)[number];

export type Role = "owner" | "member";

export interface Membership {
  householdId: string;
  space: Space;
  role: Role;
  joinedAt: number;
}

/** The households of one person, and the name of the installation, which each restore changes. */
export interface Memberships {
  site: string;
  households: readonly Membership[];
}

export interface Member {
  uid: string;
  role: Role;
  joinedAt: number;
}

/** One accepted version: its author, time, and base version. */
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

/** `waiting`: someone took the link and waits for the inviter to confirm them. */
export type InvitationState = "open" | "waiting" | "joined" | "declined" | "revoked" | "expired";

export interface Invitation {
  id: string;
  by: NewInvitation["by"];
  /** The mailed address, or the address of the person who took the link. */
  contact: string | null;
  state: InvitationState;
  invitedBy: string;
  createdAt: number;
  expiresAt: number;
}

/** Only the response to creating a link has the secret; the server stores its hash. A mailed secret is only in the mail. */
export interface MadeInvitation {
  invitation: Invitation;
  secret: string | null;
}

/** An invitation link in hosted mode: the household and the secret. */
export interface Link {
  household: string;
  secret: string;
}

const linkForm = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/** Without a server no invitation can be found by its secret alone, so the link also has the household. */
export const writeLink = ({ household, secret }: Link): string => `${household}.${secret}`;

export function readLink(text: string): Link | null {
  const [, household, secret] = linkForm.exec(text) ?? [];
  return household && secret ? { household, secret } : null;
}

export const invitationSecretSchema = v.object({ secret: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)) });

/** What the link reveals before signing in. */
export interface InvitationGlance {
  state: InvitationState;
  by: NewInvitation["by"];
  householdName: string | null;
  /** The household's name for the inviter, if a person is linked to their account. */
  inviterName: string | null;
  expiresAt: number;
}

export interface InvitationTaken {
  householdId: string;
  state: "waiting" | "joined";
}
