import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import { freshFolder } from "../storage/engines.contract.ts";
import { everything } from "../storage/household-fixture.contract.ts";
import { ask, error, home, type Served, said, serve } from "./household-server.contract.ts";

describe("requests about households", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ databaseUrl: null, dataDir: freshFolder() });
  });
  afterAll(() => served.database.close());

  const begin = (headers: Record<string, string>) =>
    ask(served, `PUT /api/households/${randomUUID()}`, { as: "ida", body: { space: "shared" }, headers });

  it.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "https://money.example.evil.example" }],
    [{ origin: "null" }],
    [{ origin: "" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }],
  ])("[RT3] refuses a change requested by another site: %o", async (headers) => {
    const before = await everything(served.database);
    expect(await said(await begin(headers))).toEqual([403, error("other-origin")]);
    expect(await everything(served.database)).toEqual(before);
  });

  it.each([
    [{}],
    [{ origin: "https://money.example" }],
    [{ origin: "http://localhost" }],
    [{ "sec-fetch-site": "same-origin" }],
    [{ "sec-fetch-site": "none" }],
  ])("[RT3] accepts one from its own pages and from programs: %o", async (headers) => {
    expect((await begin(headers)).status).toBe(200);
  });

  it("[RT3] answers read requests from any origin", async () => {
    const headers = { origin: "https://evil.example" };
    expect((await ask(served, "GET /api/households", { as: "ida", headers })).status).toBe(200);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""])(
    "accepts only JSON, not %j",
    async (type) => {
      expect(await said(await begin({ "content-type": type }))).toEqual([415, error("not-json")]);
      const { id, waiting } = await home(served);
      const confirm = `POST /api/households/${id}/invitations/${waiting}/confirm`;
      const headers = { "content-type": type || "multipart/form-data" };
      expect(await said(await ask(served, confirm, { as: "maya", headers }))).toEqual([415, error("not-json")]);
    },
  );

  it("accepts JSON in any spelling of its type", async () => {
    expect((await begin({ "content-type": "Application/JSON; charset=utf-8" })).status).toBe(200);
  });

  it.each(["{", "", "null", "[]", '{"space":"open"}', '{"__proto__":{"space":"shared"}}'])(
    "reports an unreadable body as malformed: %s",
    async (body) => {
      const answer = await ask(served, `PUT /api/households/${randomUUID()}`, { as: "ida", body });
      expect(await said(answer)).toEqual([400, error("malformed")]);
    },
  );

  it.each(["no-household", "%00", "00000000000000000000000000000000"])("creates none with the id %s", async (id) => {
    const answer = await ask(served, `PUT /api/households/${id}`, { as: "ida", body: { space: "shared" } });
    expect(await said(answer)).toEqual([400, error("malformed")]);
  });

  it("creates one under the device's id, and finds it again in any letter case", async () => {
    const id = randomUUID();
    const body = { space: "private" };
    const membership = { householdId: id, space: "private", role: "owner", joinedAt: served.clock.now };
    for (const name of [id, id.toUpperCase()])
      expect(await said(await ask(served, `PUT /api/households/${name}`, { as: "jo", body }))).toEqual([
        200,
        membership,
      ]);
    expect(await said(await ask(served, "GET /api/households", { as: "jo" }))).toEqual([
      200,
      { site: expect.any(String), households: [membership] },
    ]);
    expect(await said(await ask(served, `GET /api/households/${id.toUpperCase()}/members`, { as: "jo" }))).toEqual([
      200,
      { members: [{ uid: "jo", role: "owner", joinedAt: served.clock.now }] },
    ]);
  });

  it("names each refusal of membership", async () => {
    const { id } = await home(served);
    const told = async (line: string, as: string, body?: unknown) =>
      said(await ask(served, line, { as, ...(body !== undefined && { body }) }));
    const members = `/api/households/${id}/members`;
    expect(await told(`DELETE ${members}/maya`, "maya")).toEqual([409, error("owner-must-hand-over")]);
    expect(await told(`DELETE ${members}/maya`, "tom")).toEqual([403, error("not-the-owner")]);
    for (const uid of ["uma", "%00", "%ff", "%F0%9F%A7%BA", "x".repeat(500)])
      expect(await told(`DELETE ${members}/${uid}`, "maya")).toEqual([404, error("no-such-member")]);
    for (const uid of ["uma", "\0", "\ud800"])
      expect(await told(`PUT /api/households/${id}/owner`, "maya", { uid })).toEqual([404, error("no-such-member")]);
    for (const uid of ["", "x".repeat(129), 7])
      expect(await told(`PUT /api/households/${id}/owner`, "maya", { uid })).toEqual([400, error("malformed")]);
    for (let count = 0; count < 20; count += 1)
      await told(`PUT /api/households/${randomUUID()}`, "kim", { space: "shared" });
    const oneMore = await told(`PUT /api/households/${randomUUID()}`, "kim", { space: "shared" });
    expect(oneMore).toEqual([409, error("too-many-households")]);
  });

  it("notifies followers of membership changes, and not of refused ones", async () => {
    const { id, waiting } = await home(served);
    const doing = async (line: string, as: string, body?: unknown) => {
      served.changed.length = 0;
      await ask(served, line.replace("~", `/api/households/${id}`), { as, ...(body !== undefined && { body }) });
      return served.changed.length;
    };
    expect(await doing(`POST ~/invitations/${waiting}/confirm`, "tom")).toBe(0);
    expect(await doing(`POST ~/invitations/${waiting}/confirm`, "maya")).toBe(1);
    expect(await doing("DELETE ~/members/quin", "tom")).toBe(0);
    expect(await doing("DELETE ~/members/quin", "maya")).toBe(1);
    expect(await doing("PUT ~/owner", "maya", { uid: "tom" })).toBe(1);
    expect(await doing("GET ~/members", "tom")).toBe(0);
    expect(await doing("DELETE ~", "maya")).toBe(0);
    expect(await doing("DELETE ~", "tom")).toBe(1);
  });

  it("logs neither ids nor secrets", async () => {
    const { id, secret, open } = await home(served);
    served.lines.length = 0;
    await ask(served, `DELETE /api/households/${id}/members/tom`, { as: "maya" });
    await ask(served, `DELETE /api/households/${id}/invitations/${open}`, { as: "maya" });
    await ask(served, "POST /api/invitations/look", { body: { secret } });
    const logged = served.lines.join("");
    expect(logged).toContain("/api/households/:householdId/members/:uid");
    for (const word of [id, secret, open, "tom", "maya"]) expect(logged).not.toContain(word);
  });

  it("limits other bodies to a megabyte", async () => {
    const { id } = await home(served);
    const body = " ".repeat(1_048_577);
    const answer = await ask(served, `POST /api/households/${id}/pull`, { as: "maya", body });
    expect(await said(answer)).toEqual([413, error("too-large")]);
    expect(limits.pushBytes).toBe(1_048_576);
  });
});
