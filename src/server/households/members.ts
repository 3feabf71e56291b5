import { ok } from "#domain/result.ts";
import { handOverSchema } from "#sync/household-api.ts";
import { type HouseholdRoute, route, tell } from "./route.ts";

export const memberRoutes: readonly HouseholdRoute[] = [
  route({
    ...{ method: "GET", path: "/api/households/:householdId/members", who: "member" },
    async answer({ person, householdId }, { storage }) {
      const members = await storage.membersOf(householdId, person.uid);
      return members.ok ? ok({ members: members.value }) : members;
    },
  }),
  /** The owner removes anyone else, and everyone else leaves. */
  route({
    ...{ method: "DELETE", path: "/api/households/:householdId/members/:uid", who: "member" },
    async answer({ person, householdId, param, now }, parts) {
      const removed = await parts.storage.removeMember(householdId, person.uid, param("uid"), now);
      return tell(removed, householdId, parts);
    },
  }),
  route({
    ...{ method: "PUT", path: "/api/households/:householdId/owner", who: "owner" },
    body: handOverSchema,
    async answer({ person, householdId, body: { uid } }, parts) {
      return tell(await parts.storage.handOver(householdId, person.uid, uid), householdId, parts);
    },
  }),
];
