// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteConfig } from "#web/platform/site-config.ts";
import { comeBack, comeTo, keepAnswer, leavePage, otherTabChanged, sendSignal } from "../page.fixture.ts";

type Operator = SiteConfig["consent"];

const consentOn = async (consent: Operator = "ask") => {
  comeTo("/", { consent });
  return import("./consent.ts");
};

beforeEach(() => {
  localStorage.clear();
  sendSignal(false);
});

afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
});

describe("an answer", () => {
  it("[TR1] is kept with what was asked and when, and holds on the next page", async () => {
    const { choose } = await consentOn();
    choose("granted");
    const kept = JSON.parse(localStorage.getItem("consent")!) as Record<string, unknown>;
    expect(kept).toEqual({ choice: "granted", version: 1, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    const { consentNow } = await consentOn();
    expect(consentNow()).toEqual({ choice: "granted", by: "visitor", at: Date.parse(String(kept.at)) });
  });

  it.each(["", "null", "7", "{oops", "[]", '{"choice":"maybe","version":1}', '{"choice":{"toString":1},"version":1}'])(
    "[TR2] that reads %s is none, so it is asked for",
    async (text) => {
      localStorage.setItem("consent", text);
      expect((await consentOn()).consentNow()).toBeNull();
    },
  );

  it.each(["yesterday", "1900-01-01T00:00:00Z", 7, { toString: 1 }, null])(
    "[TR2] whose time reads %j never makes the collector refuse what goes with it",
    async (at) => {
      keepAnswer("granted", { at });
      const consent = (await consentOn()).consentNow();
      expect(consent === null || consent.at >= 0).toBe(true);
    },
  );

  it("[TR1] to an older question holds no longer", async () => {
    keepAnswer("granted", { version: 0 });
    expect((await consentOn()).consentNow()).toBeNull();
  });

  it("[TR2] lasts as long as the page where storage is blocked", async () => {
    const { choose, consentNow } = await consentOn();
    vi.stubGlobal("localStorage", undefined);
    expect(consentNow()).toBeNull();
    choose("refused");
    expect(consentNow()?.choice).toBe("refused");
  });
});

describe("what outranks what", () => {
  it.each<[Operator, string | null, boolean, string | null]>([
    ["ask", null, false, null],
    ["ask", "granted", false, "granted visitor"],
    ["ask", "granted", true, "refused signal"],
    ["granted", null, false, "granted operator"],
    ["granted", "refused", false, "refused visitor"],
    ["granted", null, true, "refused signal"],
    ["off", "granted", false, "refused operator"],
    ["off", null, true, "refused operator"],
  ])("[TR16] operator %s, answer %s, signal %s: %s", async (operator, kept, isSignal, expected) => {
    if (kept) keepAnswer(kept);
    sendSignal(isSignal);
    const consent = (await consentOn(operator)).consentNow();
    expect(consent && `${consent.choice} ${consent.by}`).toBe(expected);
  });

  it.each<[Operator, boolean]>([
    ["off", false],
    ["ask", true],
  ])("[TR16] operator %s, signal %s: no answer turns it into a yes", async (operator, isSignal) => {
    sendSignal(isSignal);
    const { choose, consentNow } = await consentOn(operator);
    choose("granted");
    expect(consentNow()?.choice).toBe("refused");
  });
});

describe("elsewhere", () => {
  it("[TR15] an answer in another tab holds here, and storage that was cleared there asks again", async () => {
    const { consentNow, followConsent } = await consentOn();
    const heard: unknown[] = [consentNow()?.choice];
    followConsent(() => heard.push(consentNow()?.choice));
    keepAnswer("granted");
    otherTabChanged("consent");
    otherTabChanged("theme");
    localStorage.clear();
    otherTabChanged(null);
    expect(heard).toEqual([undefined, "granted", undefined]);
  });

  it("[TR15] a page out of the browser's cache hears what was answered while it was there", async () => {
    keepAnswer("granted");
    const { consentNow, followConsent } = await consentOn();
    expect(consentNow()?.choice).toBe("granted");
    const stop = followConsent(() => {});
    keepAnswer("refused");
    comeBack();
    expect(consentNow()?.choice).toBe("refused");
    stop();
    keepAnswer("granted");
    comeBack();
    expect(consentNow()?.choice).toBe("refused");
  });
});
