import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Invitation, MadeInvitation } from "#sync/household-api.ts";
import { freshFolder } from "../storage/engines.contract.ts";
import { granted, noon } from "../storage/household-fixture.contract.ts";
import { ask, error, home, type Served, said, serve } from "./household-server.contract.ts";

const week = 7 * 86_400_000;

describe("inviting", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve({ databaseUrl: null, dataDir: freshFolder() });
  });
  afterAll(() => served.database.close());

  const invite = async (id: string, body: unknown, as = "tom") =>
    ask(served, `POST /api/households/${id}/invitations`, { as, body });
  const made = async (id: string, body: unknown) => (await (await invite(id, body)).json()) as MadeInvitation;
  const accept = async (secret: string, as: string) =>
    said(await ask(served, "POST /api/invitations/accept", { as, body: { secret } }));
  const look = async (secret: unknown) => said(await ask(served, "POST /api/invitations/look", { body: { secret } }));

  it("turns a link into a membership after the inviter confirms", async () => {
    const { id } = await home(served);
    const { invitation, secret } = await made(id, { by: "link" });
    expect(await look(secret)).toEqual([
      200,
      { state: "open", by: "link", householdName: null, inviterName: null, expiresAt: noon + week },
    ]);
    expect(await accept(secret!, "nina")).toEqual([200, { householdId: id, state: "waiting" }]);
    const list = await ask(served, `GET /api/households/${id}/invitations`, { as: "maya" });
    const { invitations } = (await list.json()) as { invitations: Invitation[] };
    const waiting = { ...invitation, state: "waiting", contact: "nina@home.example" };
    expect(invitations).toContainEqual(waiting);
    expect((await ask(served, `GET /api/households/${id}/members`, { as: "nina" })).status).toBe(403);
    const confirm = `POST /api/households/${id}/invitations/${invitation.id}/confirm`;
    expect(await said(await ask(served, confirm, { as: "tom" }))).toEqual([200, {}]);
    expect((await ask(served, `GET /api/households/${id}/members`, { as: "nina" })).status).toBe(200);
  });

  it("mails a link that is only in the mail, with the inviter's address and no other", async () => {
    const { id } = await home(served);
    served.mails.length = 0;
    const { invitation, secret } = await made(id, { by: "mail", email: " olga@home.example " });
    expect([secret, invitation.contact]).toEqual([null, "olga@home.example"]);
    const [mail] = served.mails;
    expect(mail!.to).toBe("olga@home.example");
    expect(mail!.text).toContain("tom@home.example");
    expect(mail!.text).not.toMatch(/maya|quin/);
    const mailed = mail!.text.match(/https:\/\/money\.example\/account\/invitation#([\w-]{43})/)![1]!;
    expect(await accept(mailed, "olga")).toEqual([200, { householdId: id, state: "joined" }]);
    expect(served.changed.at(-1)).toBe(id);
  });

  it("revokes an invitation whose mail could not be queued", async () => {
    const { id } = await home(served);
    served.mailFails.next = true;
    expect((await invite(id, { by: "mail", email: "olga@home.example" })).status).toBe(500);
    served.mailFails.next = false;
    const [last] = granted(await served.storage.invitationsOf(id, "maya", noon)).filter(({ by }) => by === "mail");
    expect(last).toMatchObject({ state: "revoked" });
  });

  it.each(["nobody", "a@b", "a@b.example\r\nbcc: c@d.example", `${"x".repeat(70)}@b.example`, "", 7, null])(
    "mails nothing to %j",
    async (email) => {
      const { id } = await home(served);
      served.mails.length = 0;
      expect(await said(await invite(id, { by: "mail", email }))).toEqual([400, error("malformed")]);
      expect(served.mails).toEqual([]);
    },
  );

  it("answers a wrong secret with 404, and a malformed one with 400", async () => {
    expect(await look("A".repeat(43))).toEqual([404, error("no-such-invitation")]);
    expect(await accept("A".repeat(43), "nina")).toEqual([404, error("no-such-invitation")]);
    for (const secret of ["", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)}\0`, 7, null, undefined])
      expect(await look(secret)).toEqual([400, error("malformed")]);
  });

  it("names each refusal", async () => {
    const { id, open, secret } = await home(served);
    const one = `/api/households/${id}/invitations`;
    const told = async (line: string, as: string) => said(await ask(served, line, { as }));
    expect(await told(`POST ${one}/${open}/confirm`, "maya")).toEqual([409, error("nobody-waits")]);
    expect(await told(`POST ${one}/${open}/decline`, "maya")).toEqual([409, error("nobody-waits")]);
    for (const none of [randomUUID(), "none", "%00"])
      expect(await told(`DELETE ${one}/${none}`, "maya")).toEqual([404, error("no-such-invitation")]);
    expect(await told(`DELETE ${one}/${open}`, "maya")).toEqual([200, {}]);
    expect(await accept(secret, "nina")).toEqual([409, error("invitation-over")]);
    const own = granted(await served.storage.createHousehold("tom", { id: randomUUID(), space: "private" }, noon));
    expect(await said(await invite(own.householdId, { by: "link" }))).toEqual([409, error("private-space")]);
    for (let count = 0; count < 19; count += 1) await invite(id, { by: "link" });
    expect(await said(await invite(id, { by: "link" }))).toEqual([409, error("too-many-invitations")]);
  });

  it("[IN1] uses the server's clock", async () => {
    const { secret } = await home(served);
    served.clock.now = noon + week;
    const expired = { state: "expired", by: "link", householdName: null, inviterName: null, expiresAt: noon + week };
    expect(await look(secret)).toEqual([200, expired]);
    expect(await accept(secret, "nina")).toEqual([409, error("invitation-over")]);
    served.clock.now = noon;
  });
});
