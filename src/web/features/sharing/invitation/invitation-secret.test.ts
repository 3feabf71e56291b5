// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { hostedSite, loadSite } from "#web/platform/site.fixture.ts";

const secret = "A".repeat(43);
const link = `0b3f7c5e-53a1-4b8e-9a50-6a3a4a3f2d11.${secret}`;

const taken = async (hash: string) => {
  location.hash = hash;
  return (await import("./invitation-secret.ts")).takeInvitationSecret();
};

beforeEach(() => sessionStorage.clear());

it("a link of our own server carries only its secret", async () => {
  loadSite({});
  expect(await taken(secret)).toBe(secret);
  expect(location.hash).toBe("");
  loadSite({});
  expect(await taken(link)).toBeNull();
});

it("in hosted mode the link also carries the household's id, and survives a reload", async () => {
  loadSite({ firebase: hostedSite });
  expect(await taken(link)).toBe(link);
  (await import("./invitation-secret.ts")).persistSecret();
  loadSite({ firebase: hostedSite });
  expect(await taken("")).toBe(link);
  sessionStorage.clear();
  loadSite({ firebase: hostedSite });
  expect(await taken(secret)).toBeNull();
});
