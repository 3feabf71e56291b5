import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownerHeader, protocolEdition } from "#sync/protocol.ts";
import { freshFolder } from "../storage/engines.contract.ts";
import { everything } from "../storage/household-fixture.contract.ts";
import { householdRoutes } from "./household-routes.ts";
import { ask, type Home, home, type Served, serve } from "./household-server.contract.ts";
import type { Who } from "./route.ts";

const people = { anonymous: undefined, stranger: "stranger", removed: "uma", member: "tom", owner: "maya" };
type Person = keyof typeof people;
type Expected = Readonly<Record<Person, string>>;

const [signedOut, stranger] = ["401 signed-out", "403 not-a-member"];
const members = { anonymous: signedOut, stranger, removed: stranger };
const expectedOf: Record<Who, Expected> = {
  anyone: { anonymous: "200", stranger: "200", removed: "200", member: "200", owner: "200" },
  "signed-in": { anonymous: signedOut, stranger: "200", removed: "200", member: "200", owner: "200" },
  member: { ...members, member: "200", owner: "200" },
  inviter: { ...members, member: "403 not-the-inviter", owner: "200" },
  owner: { ...members, member: "403 not-the-owner", owner: "200" },
};

interface Row {
  body?: (home: Home) => unknown;
  /** Exceptions from the answer that this group usually gets. */
  but?: Partial<Expected>;
}

const known = { protocol: protocolEdition, seq: 0 };
const taken = "409 taken";

/** A request for each route. A route without a row fails the first test. */
const rows: Record<string, Row> = {
  "GET /api/households": {},
  "PUT /api/households/:householdId": {
    body: () => ({ space: "shared" }),
    but: { stranger: taken, removed: taken, member: taken },
  },
  "DELETE /api/households/:householdId": {},
  "GET /api/households/:householdId/members": {},
  "DELETE /api/households/:householdId/members/:uid": {},
  "PUT /api/households/:householdId/owner": { body: () => ({ uid: "tom" }) },
  "POST /api/households/:householdId/push": { body: ({ epoch }) => ({ ...known, epoch, writes: [] }) },
  "POST /api/households/:householdId/pull": { body: ({ epoch }) => ({ ...known, epoch }) },
  "GET /api/households/:householdId/changes": {},
  "GET /api/households/:householdId/stream": {},
  "POST /api/households/:householdId/invitations": { body: () => ({ by: "link" }) },
  "GET /api/households/:householdId/invitations": {},
  "DELETE /api/households/:householdId/invitations/:invitationId": {},
  "POST /api/households/:householdId/invitations/:invitationId/confirm": {},
  "POST /api/households/:householdId/invitations/:invitationId/decline": {},
  "POST /api/invitations/look": { body: ({ secret }) => ({ secret }) },
  "POST /api/invitations/accept": {
    body: ({ secret }) => ({ secret }),
    but: { member: "409 already-a-member", owner: "409 own-invitation" },
  },
};

describe("who may do what", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ databaseUrl: null, dataDir: freshFolder() });
  });
  afterAll(() => served.database.close());

  const lineOf = (name: string, { id, waiting }: Home, householdId = id) =>
    name.replace(":householdId", householdId).replace(":uid", "tom").replace(":invitationId", waiting);

  async function answerTo(
    name: string,
    place: Home,
    as: string | undefined,
    { householdId = place.id, headers = {} as Record<string, string> } = {},
  ) {
    const body = rows[name]?.body?.(place);
    const answer = await ask(served, lineOf(name, place, householdId), {
      headers,
      ...(as !== undefined && { as }),
      ...(body !== undefined && { body }),
    });
    // A stream does not end by itself.
    if (answer.ok) await answer.body?.cancel();
    return answer;
  }

  it("[RT1] has a row for every route, and no other", () => {
    const here = ({ path }: { path: string }) => /^\/api\/(households|invitations)/.test(path);
    const registered = served.app.routes.filter(here).map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(registered)].sort()).toEqual(Object.keys(rows).sort());
    expect(householdRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(rows).sort());
  });

  const cases = householdRoutes.flatMap(({ method, path, who }) =>
    (Object.keys(people) as Person[]).map((person) => {
      const name = `${method} ${path}`;
      return { name, person, expected: rows[name]?.but?.[person] ?? expectedOf[who][person] };
    }),
  );

  it.each(cases)("[RT1] answers $name as $person with $expected", async ({ name, person, expected }) => {
    const place = await home(served);
    const before = await everything(served.database);
    const answer = await answerTo(name, place, people[person]);
    const told = answer.ok ? "" : ` ${((await answer.json()) as { error: string }).error}`;
    expect(`${answer.status}${told}`).toBe(expected);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    if (!answer.ok) expect(await everything(served.database)).toEqual(before);
  });

  const personal = cases.filter(({ person, expected }) => person === "anonymous" && expected === signedOut);

  it.each(personal)("[RT15] refuses $name from a device that belongs to another account", async ({ name }) => {
    const place = await home(served);
    const before = await everything(served.database);
    for (const as of ["maya", "tom", "stranger"]) {
      const answer = await answerTo(name, place, as, { headers: { [ownerHeader]: "uma" } });
      expect([answer.status, await answer.json()]).toEqual([401, { error: "signed-out" }]);
    }
    expect(await everything(served.database)).toEqual(before);
    const own = await answerTo(name, place, "maya", { headers: { [ownerHeader]: "maya" } });
    expect(own.status).not.toBe(401);
  });

  const ofOne = cases.filter(({ person, expected }) => person === "stranger" && expected === stranger);

  it.each(ofOne)("reveals nothing to strangers by $name, not even whether the household exists", async ({ name }) => {
    const place = await home(served);
    const asked = [
      answerTo(name, place, "stranger"),
      answerTo(name, place, "uma"),
      answerTo(name, place, "maya", { householdId: randomUUID() }),
      answerTo(name, place, "maya", { householdId: "no-household" }),
      answerTo(name, place, "maya", { householdId: "%00" }),
    ];
    const answers = await Promise.all(asked);
    const whole = await Promise.all(
      answers.map(async (answer) => {
        answer.headers.delete("x-request-id");
        return JSON.stringify([answer.status, [...answer.headers], await answer.text()]);
      }),
    );
    expect(new Set(whole).size).toBe(1);
  });
});
