// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Offer } from "./offers.ts";
import { hostedSite, pageOf } from "./site.fixture.ts";

const ownOnly: readonly Offer[] = [
  ...(["passkeys", "sessions", "audit", "backup-codes", "remembered-devices"] as const),
  ...(["mailed-invitations", "reminders", "contact-form", "own-events"] as const),
];

const offered = async (among: readonly Offer[]) => {
  const { offers } = await import("./offers.ts");
  return among.filter((offer) => offers(offer));
};

it("[HM26] our own server offers everything", async () => {
  pageOf({});
  expect(await offered([...ownOnly, "second-factor"])).toEqual([...ownOnly, "second-factor"]);
});

it("[HM26] hosted mode has nothing that only our own server can do, and a second factor where it is turned on", async () => {
  pageOf({ firebase: hostedSite });
  expect(await offered([...ownOnly, "second-factor"])).toEqual([]);
  pageOf({ firebase: { ...hostedSite, signIn: ["second-factor"] } });
  expect(await offered([...ownOnly, "second-factor"])).toEqual(["second-factor"]);
});
