// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Capability } from "./capabilities.ts";
import { hostedSite, loadSite } from "./site.fixture.ts";

const ownOnly: readonly Capability[] = [
  ...(["passkeys", "sessions", "audit", "backup-codes", "remembered-devices"] as const),
  ...(["mailed-invitations", "reminders", "contact-form", "own-events"] as const),
];

const available = async (candidates: readonly Capability[]) => {
  const { hasCapability } = await import("./capabilities.ts");
  return candidates.filter((capability) => hasCapability(capability));
};

it("our own server has every capability", async () => {
  loadSite({});
  expect(await available([...ownOnly, "second-factor"])).toEqual([...ownOnly, "second-factor"]);
});

it("hosted mode lacks what needs our own server, and has a second factor where it is turned on", async () => {
  loadSite({ firebase: hostedSite });
  expect(await available([...ownOnly, "second-factor"])).toEqual([]);
  loadSite({ firebase: { ...hostedSite, signIn: ["second-factor"] } });
  expect(await available([...ownOnly, "second-factor"])).toEqual(["second-factor"]);
});
