import type { Hono } from "hono";
import * as v from "valibot";
import { err, ok, type Result } from "#domain/result.ts";
import { changesWantedSchema, handOverSchema, householdIdSchema, newHouseholdSchema } from "#sync/household-api.ts";
import { protocolEdition, pullSchema, pushSchema } from "#sync/protocol.ts";
import { readWrites } from "#sync/read-record.ts";
import { invitationRoutes, secretRoutes } from "./invitations.ts";
import { type HouseholdRoute, JsonText, type RouteParts, route, tell } from "./route.ts";

const memberRoutes: readonly HouseholdRoute[] = [
  route({
    method: "GET",
    path: "/api/households/:householdId/members",
    who: "member",
    async answer({ person, householdId }, { storage }) {
      const members = await storage.membersOf(householdId, person.uid);
      return members.ok ? ok({ members: members.value }) : members;
    },
  }),
  /** The owner removes others; everyone else can only leave. */
  route({
    method: "DELETE",
    path: "/api/households/:householdId/members/:uid",
    who: "member",
    async answer({ person, householdId, param, now }, parts) {
      const removed = await parts.storage.removeMember(householdId, person.uid, param("uid"), now);
      return tell(removed, householdId, parts);
    },
  }),
  route({
    method: "PUT",
    path: "/api/households/:householdId/owner",
    who: "owner",
    body: handOverSchema,
    async answer({ person, householdId, body: { uid } }, parts) {
      return tell(await parts.storage.handOver(householdId, person.uid, uid), householdId, parts);
    },
  }),
];

const one = "/api/households/:householdId";

const ownHouseholds: readonly HouseholdRoute[] = [
  route({
    method: "GET",
    path: "/api/households",
    who: "signed-in",
    async answer({ person }, { storage }) {
      return ok({ site: await storage.siteName(), households: await storage.householdsOf(person.uid) });
    },
  }),
  route({
    method: "PUT",
    path: one,
    who: "signed-in",
    body: newHouseholdSchema,
    async answer({ person, householdId: id, body: { space }, now }, { storage }) {
      if (!v.is(householdIdSchema, id)) return err("malformed");
      return storage.createHousehold(person.uid, { id, space }, now);
    },
  }),
  route({
    method: "DELETE",
    path: one,
    who: "owner",
    async answer({ person, householdId, query, now }, parts) {
      // A deletion that was requested offline runs later: by then someone else may have joined.
      const onlyAlone = query.alone === "yes";
      return tell(await parts.storage.deleteHousehold(householdId, person.uid, now, onlyAlone), householdId, parts);
    },
  }),
];

const changesPerPage = 50;
const editionSchema = v.object({ protocol: v.number() });

const replicationRoutes: readonly HouseholdRoute[] = [
  route({
    method: "POST",
    path: "/api/households/:householdId/push",
    who: "member",
    body: v.unknown(),
    async answer({ person, householdId, body, now }, { storage, changed }) {
      const sent = readMessage(pushSchema, body);
      if (!sent.ok) return sent;
      const push = { ...sent.value, writes: readWrites(sent.value.writes) };
      const pushed = await storage.push(householdId, person.uid, push, now);
      if (pushed.ok && pushed.value.results.some((result) => "accepted" in result)) changed(householdId);
      return pushed;
    },
  }),
  route({
    method: "POST",
    path: "/api/households/:householdId/pull",
    who: "member",
    body: v.unknown(),
    async answer({ person, householdId, body, now }, { storage }) {
      const known = readMessage(pullSchema, body);
      if (!known.ok) return known;
      const pulled = await storage.pullText(householdId, person.uid, known.value, now);
      return pulled.ok ? ok(new JsonText(pulled.value)) : pulled;
    },
  }),
  /** The activity list. */
  route({
    method: "GET",
    path: "/api/households/:householdId/changes",
    who: "member",
    async answer({ person, householdId, query }, { storage }) {
      const wanted = v.safeParse(changesWantedSchema, query);
      if (!wanted.success) return err("malformed");
      const { id, before } = wanted.output;
      const which = { ...(id !== undefined && { id }), ...(before !== undefined && { before }), limit: changesPerPage };
      const changes = await storage.changesOf(householdId, person.uid, which);
      return changes.ok ? ok({ changes: changes.value }) : changes;
    },
  }),
  { method: "GET", path: "/api/households/:householdId/stream", who: "member", handler: ({ stream }) => stream },
];

/** Checks the protocol first: another one may have any other format. */
function readMessage<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): Result<v.InferOutput<Schema>, "other-protocol" | "push-too-many" | "malformed"> {
  if (v.is(editionSchema, body) && body.protocol !== protocolEdition) return err("other-protocol");
  const read = v.safeParse(schema, body, { abortEarly: true });
  if (read.success) return ok(read.output);
  return err(read.issues[0].type === "max_length" ? "push-too-many" : "malformed");
}

/** Every route about households. The authorization test requests each of them as every kind of user. */
export const householdRoutes: readonly HouseholdRoute[] = [
  ...ownHouseholds,
  ...memberRoutes,
  ...replicationRoutes,
  ...invitationRoutes,
  ...secretRoutes,
];

export function mountHouseholds(app: Hono, parts: RouteParts): void {
  for (const { method, path, handler } of householdRoutes) app.on(method, path, handler(parts));
}
