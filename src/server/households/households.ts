import * as v from "valibot";
import { err, ok } from "#domain/result.ts";
import { householdIdSchema, newHouseholdSchema } from "#sync/household-api.ts";
import { type HouseholdRoute, route, tell } from "./route.ts";

const one = "/api/households/:householdId";

export const ownHouseholds: readonly HouseholdRoute[] = [
  route({
    ...{ method: "GET", path: "/api/households", who: "signed-in" },
    async answer({ person }, { storage }) {
      return ok({ site: await storage.siteName(), households: await storage.householdsOf(person.uid) });
    },
  }),
  route({
    ...{ method: "PUT", path: one, who: "signed-in" },
    body: newHouseholdSchema,
    async answer({ person, householdId: id, body: { space }, now }, { storage }) {
      if (!v.is(householdIdSchema, id)) return err("malformed");
      return storage.createHousehold(person.uid, { id, space }, now);
    },
  }),
  route({
    ...{ method: "DELETE", path: one, who: "owner" },
    async answer({ person, householdId, now }, parts) {
      return tell(await parts.storage.deleteHousehold(householdId, person.uid, now), householdId, parts);
    },
  }),
];
