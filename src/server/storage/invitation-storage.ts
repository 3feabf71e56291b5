import { ok, type Result } from "#domain/result.ts";
import type {
  Invitation,
  InvitationGlance,
  InvitationTaken,
  MadeInvitation,
  NewInvitation,
} from "#sync/household-api.ts";
import type { Database } from "./database.ts";
import type { Limits } from "./engine.ts";
import { newSecret } from "./invitation-rows.ts";
import * as invitations from "./invitations.ts";
import { look, type TakeRefusal, take } from "./invitations.ts";

/** Always with the secret: a mailed invitation needs it for the mail. */
export type InvitationWithSecret = MadeInvitation & { secret: string };

/** How people join a household. */
export interface InvitationStorage {
  invite(
    householdId: string,
    uid: string,
    wanted: NewInvitation,
    now: number,
  ): Promise<Result<InvitationWithSecret, invitations.InviteRefusal>>;
  invitationsOf(householdId: string, uid: string, now: number): Promise<Result<Invitation[], "not-a-member">>;
  revokeInvitation(
    householdId: string,
    uid: string,
    id: string,
    now: number,
  ): Promise<Result<null, invitations.RevokeRefusal>>;
  confirmInvitation(
    householdId: string,
    uid: string,
    id: string,
    now: number,
  ): Promise<Result<null, invitations.ConfirmRefusal>>;
  declineInvitation(
    householdId: string,
    uid: string,
    id: string,
    now: number,
  ): Promise<Result<null, invitations.DeclineRefusal>>;
  lookAtInvitation(secret: string, now: number): Promise<Result<InvitationGlance, "no-such-invitation">>;
  takeInvitation(
    secret: string,
    person: { uid: string; contact: string },
    now: number,
  ): Promise<Result<InvitationTaken, TakeRefusal>>;
}

export function invitationStorage(
  { read, write }: Database,
  { householdMembers: maxMembers }: Limits,
): InvitationStorage {
  return {
    async invite(householdId, uid, wanted, now) {
      const secret = newSecret();
      const made = await write((query) => invitations.invite(query, { householdId, uid, now, secret, ...wanted }));
      return made.ok ? ok({ invitation: made.value, secret }) : made;
    },
    invitationsOf: (householdId, uid, now) =>
      read((query) => invitations.invitationsOf(query, { householdId, uid, now })),
    revokeInvitation: (householdId, uid, id, now) =>
      write((query) => invitations.revoke(query, { householdId, uid, id, now })),
    confirmInvitation: (householdId, uid, id, now) =>
      write((query) => invitations.confirm(query, { householdId, uid, id, now, maxMembers })),
    declineInvitation: (householdId, uid, id, now) =>
      write((query) => invitations.decline(query, { householdId, uid, id, now })),
    lookAtInvitation: (secret, now) => read((query) => look(query, secret, now)),
    takeInvitation: (secret, person, now) => write((query) => take(query, { secret, ...person, now, maxMembers })),
  };
}
