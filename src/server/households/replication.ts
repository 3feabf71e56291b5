import * as v from "valibot";
import { err, ok, type Result } from "#domain/result.ts";
import { changesWantedSchema } from "#sync/household-api.ts";
import { protocolEdition, pullSchema, pushSchema } from "#sync/protocol.ts";
import { readWrites } from "#sync/read-writes.ts";
import { type HouseholdRoute, JsonText, route } from "./route.ts";

const changesAPage = 50;
const editionSchema = v.object({ protocol: v.number() });

export const replicationRoutes: readonly HouseholdRoute[] = [
  route({
    ...{ method: "POST", path: "/api/households/:householdId/push", who: "member" },
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
    ...{ method: "POST", path: "/api/households/:householdId/pull", who: "member" },
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
    ...{ method: "GET", path: "/api/households/:householdId/changes", who: "member" },
    async answer({ person, householdId, query }, { storage }) {
      const wanted = v.safeParse(changesWantedSchema, query);
      if (!wanted.success) return err("malformed");
      const { id, before } = wanted.output;
      const which = { ...(id !== undefined && { id }), ...(before !== undefined && { before }), limit: changesAPage };
      const changes = await storage.changesOf(householdId, person.uid, which);
      return changes.ok ? ok({ changes: changes.value }) : changes;
    },
  }),
  { method: "GET", path: "/api/households/:householdId/stream", who: "member", handler: ({ stream }) => stream },
];

/** The edition first: another one may mean anything by the rest. */
function readMessage<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): Result<v.InferOutput<Schema>, "other-protocol" | "push-too-many" | "malformed"> {
  if (v.is(editionSchema, body) && body.protocol !== protocolEdition) return err("other-protocol");
  const read = v.safeParse(schema, body, { abortEarly: true });
  if (read.success) return ok(read.output);
  return err(read.issues[0].type === "max_length" ? "push-too-many" : "malformed");
}
