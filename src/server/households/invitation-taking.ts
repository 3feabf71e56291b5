import { invitationSecretSchema } from "#sync/household-api.ts";
import { type HouseholdRoute, route } from "./route.ts";

/** The secret is in the body, never in the address: addresses end up in logs and histories. */
export const takingRoutes: readonly HouseholdRoute[] = [
  route({
    ...{ method: "POST", path: "/api/invitations/look", who: "anyone" },
    body: invitationSecretSchema,
    answer: ({ body: { secret }, now }, { storage }) => storage.lookAtInvitation(secret, now),
  }),
  route({
    ...{ method: "POST", path: "/api/invitations/accept", who: "signed-in" },
    body: invitationSecretSchema,
    async answer({ person, body: { secret }, now }, { storage, changed }) {
      const taken = await storage.takeInvitation(secret, person, now);
      if (taken.ok) changed(taken.value.householdId);
      return taken;
    },
  }),
];
