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
    async answer({ person, householdId, query, now }, parts) {
      // What is decided offline is done later: by then someone else may have joined.
      const onlyAlone = query.alone === "yes";
      return tell(await parts.storage.deleteHousehold(householdId, person.uid, now, onlyAlone), householdId, parts);
    },
  }),
];
