// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Capability } from "./capabilities.ts";
import { hostedSite, loadSite } from "./site.fixture.ts";

const ownOnly: readonly Capability[] = [
  ...(["passkeys", "sessions", "audit", "backup-codes", "remembered-devices"] as const),
  ...(["mailed-invitations", "reminders", "contact-form", "own-events"] as const),
];

const offered = async (among: readonly Capability[]) => {
  const { hasCapability } = await import("./capabilities.ts");
  return among.filter((offer) => hasCapability(offer));
};

it("[HM26] our own server offers everything", async () => {
  loadSite({});
  expect(await offered([...ownOnly, "second-factor"])).toEqual([...ownOnly, "second-factor"]);
});

it("[HM26] hosted mode has nothing that only our own server can do, and a second factor where it is turned on", async () => {
  loadSite({ firebase: hostedSite });
  expect(await offered([...ownOnly, "second-factor"])).toEqual([]);
  loadSite({ firebase: { ...hostedSite, signIn: ["second-factor"] } });
  expect(await offered([...ownOnly, "second-factor"])).toEqual(["second-factor"]);
});
