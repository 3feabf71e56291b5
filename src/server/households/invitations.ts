import { err, ok, type Result } from "#domain/result.ts";
import { dayAt } from "#domain/time/day.ts";
import {
  invitationSecretSchema,
  type MadeInvitation,
  type NewInvitation,
  newInvitationSchema,
} from "#sync/household-api.ts";
import { day, window } from "../limits/attempts.ts";
import { isAddress } from "../mail/delivery.ts";
import { invitationMail } from "../mail/mail-text.ts";
import type { InvitationWithSecret } from "../storage/invitation-storage.ts";
import { type HouseholdRoute, type Refusal, type RouteParts, type RouteRequest, route, tell } from "./route.ts";

/** The secret is in the body, never in the URL: URLs end up in logs and histories. */
export const secretRoutes: readonly HouseholdRoute[] = [
  route({
    method: "POST",
    path: "/api/invitations/look",
    who: "anyone",
    body: invitationSecretSchema,
    answer: ({ body: { secret }, now }, { storage }) => storage.lookAtInvitation(secret, now),
  }),
  route({
    method: "POST",
    path: "/api/invitations/accept",
    who: "signed-in",
    body: invitationSecretSchema,
    async answer({ person, body: { secret }, now }, { storage, changed }) {
      const taken = await storage.takeInvitation(secret, person, now);
      if (taken.ok) changed(taken.value.householdId);
      return taken;
    },
  }),
];

const all = "/api/households/:householdId/invitations";
const one = `${all}/:invitationId`;

export const invitationRoutes: readonly HouseholdRoute[] = [
  route({ method: "POST", path: all, who: "member", body: newInvitationSchema, answer: invite }),
  route({
    method: "GET",
    path: all,
    who: "member",
    async answer({ person, householdId, now }, { storage }) {
      const invitations = await storage.invitationsOf(householdId, person.uid, now);
      return invitations.ok ? ok({ invitations: invitations.value }) : invitations;
    },
  }),
  route({
    method: "DELETE",
    path: one,
    who: "inviter",
    answer: ({ person, householdId, param, now }, { storage }) =>
      storage.revokeInvitation(householdId, person.uid, param("invitationId"), now),
  }),
  route({
    method: "POST",
    path: `${one}/confirm`,
    who: "inviter",
    async answer({ person, householdId, param, now }, parts) {
      const confirmed = await parts.storage.confirmInvitation(householdId, person.uid, param("invitationId"), now);
      return tell(confirmed, householdId, parts);
    },
  }),
  route({
    method: "POST",
    path: `${one}/decline`,
    who: "inviter",
    answer: ({ person, householdId, param, now }, { storage }) =>
      storage.declineInvitation(householdId, person.uid, param("invitationId"), now),
  }),
];

async function invite(
  request: RouteRequest<NewInvitation>,
  parts: RouteParts,
): Promise<Result<MadeInvitation, Refusal>> {
  const { person, householdId, body: wanted, now } = request;
  if (wanted.by === "mail" && !isAddress(wanted.email)) return err("malformed");
  const refusal = wanted.by === "mail" ? await mailRefusal(wanted.email, request, parts) : null;
  if (refusal) return err(refusal);
  const made = await parts.storage.invite(householdId, person.uid, wanted, now);
  if (!made.ok || wanted.by === "link") return made;
  await send(made.value, wanted.email, request, parts);
  return ok({ ...made.value, secret: null });
}

/** Across all households, so that creating more households does not raise the limits. */
const mailsPerPerson = window(40, day);
const mailsPerAddress = window(5, day);

/** Only people with a confirmed address may send mail to strangers. */
async function mailRefusal(
  email: string,
  { person, now }: RouteRequest<NewInvitation>,
  { attempts }: RouteParts,
): Promise<Refusal | null> {
  if (!person.isConfirmed) return "address-not-confirmed";
  const mine = await attempts.take(`invites ${person.uid}`, mailsPerPerson, now);
  const wait = mine || (await attempts.take(`invitation mail ${email.toLowerCase()}`, mailsPerAddress, now));
  return wait > 0 ? "too-many-invitations" : null;
}

/** Revokes the invitation if the mail can't be queued: nobody could ever open it. */
async function send(made: InvitationWithSecret, to: string, request: RouteRequest<NewInvitation>, parts: RouteParts) {
  const { person, householdId, now } = request;
  const link = `${parts.publicUrl}/account/invitation#${made.secret}`;
  const expiresOn = dayAt(made.invitation.expiresAt, "UTC");
  try {
    await parts.mail(invitationMail({ to, invitedBy: person.contact, link, expiresOn }));
  } catch (error) {
    await parts.storage.revokeInvitation(householdId, person.uid, made.invitation.id, now);
    throw error;
  }
}
