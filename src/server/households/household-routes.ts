import type { Hono } from "hono";
import { ownHouseholds } from "./households.ts";
import { takingRoutes } from "./invitation-taking.ts";
import { invitationRoutes } from "./invitations.ts";
import { memberRoutes } from "./members.ts";
import { replicationRoutes } from "./replication.ts";
import type { HouseholdRoute, RouteParts } from "./route.ts";

/** Every route about households. The app has these and no other, and the tests ask each of them as everybody. */
export const householdRoutes: readonly HouseholdRoute[] = [
  ...ownHouseholds,
  ...memberRoutes,
  ...replicationRoutes,
  ...invitationRoutes,
  ...takingRoutes,
];

export function mountHouseholds(app: Hono, parts: RouteParts): void {
  for (const { method, path, handler } of householdRoutes) app.on(method, path, handler(parts));
}
