import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { readLink, writeLink } from "#sync/household-api.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import { householdState } from "#web/store/household-state.ts";
import { hashOf, linkNamesFrom, newSecret } from "./invitations.ts";

const household = "0b3f7c5e-53a1-4b8e-9a50-6a3a4a3f2d11";

it("links round-trip, and nothing else parses", () => {
  const link = { household, secret: newSecret() };
  expect(readLink(writeLink(link))).toEqual(link);
  for (const text of ["", link.secret, `${household}.`, `${household}.${link.secret}x`, `x.${link.secret}`])
    expect(readLink(text)).toBeNull();
});

it("an invitation's id is the SHA-256 of its secret", async () => {
  const secret = newSecret();
  expect(await hashOf(secret)).toBe(createHash("sha256").update(secret).digest("base64url"));
  expect(newSecret()).not.toBe(secret);
});

const record = (id: string, kind: RecordKind, fields: object) => recordOf(kind, { id, ...fields });

const state = (...records: AnyRecord[]) => householdState("home", "shared", records);
const person = (id: string, name: string, more: object = {}) => record(id, "person", { name, kind: "adult", ...more });

it("a link has the inviter's name from the household on the device", () => {
  const people = [person("p1", "Noor", { uid: "noor" }), person("p2", " Maya ", { uid: "maya" }), person("p3", "Ida")];
  expect(linkNamesFrom(state(...people), "maya")).toMatchObject({ inviterName: "Maya" });
  expect(linkNamesFrom(state(...people), "tom")).toMatchObject({ inviterName: null });
  expect(linkNamesFrom(state(...people), null)).toMatchObject({ inviterName: null });
});

it("a link has no name without the household, and at most 80 characters", () => {
  expect(linkNamesFrom(undefined, "maya")).toEqual({ householdName: null, inviterName: null });
  const long = state(person("p1", "M".repeat(80), { uid: "maya" }));
  expect(linkNamesFrom(long, "maya").inviterName?.length).toBe(80);
});
