// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteConfig } from "#web/platform/site-config.ts";
import { leavePage, loadPage, otherTabChanged, restorePage, saveConsent, setPrivacySignal } from "./page.fixture.ts";

type Operator = SiteConfig["consent"];

const consentOn = async (consent: Operator = "ask") => {
  loadPage("/", { consent });
  return import("./consent.ts");
};

beforeEach(() => {
  localStorage.clear();
  setPrivacySignal(false);
});

afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
});

describe("an answer", () => {
  it("[TR1] is stored with its version and time, and applies on the next page", async () => {
    const { setConsent } = await consentOn();
    setConsent("granted");
    const stored = JSON.parse(localStorage.getItem("consent")!) as Record<string, unknown>;
    expect(stored).toEqual({ choice: "granted", version: 1, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
    const { currentConsent } = await consentOn();
    expect(currentConsent()).toEqual({ choice: "granted", by: "visitor", at: Date.parse(String(stored.at)) });
  });

  it.each(["", "null", "7", "{oops", "[]", '{"choice":"maybe","version":1}', '{"choice":{"toString":1},"version":1}'])(
    "stored as %s counts as no answer",
    async (text) => {
      localStorage.setItem("consent", text);
      expect((await consentOn()).currentConsent()).toBeNull();
    },
  );

  it.each(["yesterday", "1900-01-01T00:00:00Z", 7, { toString: 1 }, null])(
    "stored with the time %j still yields a time that the collector accepts",
    async (at) => {
      saveConsent("granted", { at });
      const consent = (await consentOn()).currentConsent();
      expect(consent === null || consent.at >= 0).toBe(true);
    },
  );

  it("[TR1] to an older version of the question is ignored", async () => {
    saveConsent("granted", { version: 0 });
    expect((await consentOn()).currentConsent()).toBeNull();
  });

  it("lasts as long as the page where storage is blocked", async () => {
    const { setConsent, currentConsent } = await consentOn();
    vi.stubGlobal("localStorage", undefined);
    expect(currentConsent()).toBeNull();
    setConsent("refused");
    expect(currentConsent()?.choice).toBe("refused");
  });
});

describe("precedence", () => {
  it.each<[Operator, string | null, boolean, string | null]>([
    ["ask", null, false, null],
    ["ask", "granted", false, "granted visitor"],
    ["ask", "granted", true, "refused signal"],
    ["granted", null, false, "granted operator"],
    ["granted", "refused", false, "refused visitor"],
    ["granted", null, true, "refused signal"],
    ["off", "granted", false, "refused operator"],
    ["off", null, true, "refused operator"],
  ])("[TR16] operator %s, answer %s, signal %s: %s", async (operator, saved, isSignal, expected) => {
    if (saved) saveConsent(saved);
    setPrivacySignal(isSignal);
    const consent = (await consentOn(operator)).currentConsent();
    expect(consent && `${consent.choice} ${consent.by}`).toBe(expected);
  });

  it.each<[Operator, boolean]>([
    ["off", false],
    ["ask", true],
  ])("[TR16] operator %s, signal %s: no answer overrides the refusal", async (operator, isSignal) => {
    setPrivacySignal(isSignal);
    const { setConsent, currentConsent } = await consentOn(operator);
    setConsent("granted");
    expect(currentConsent()?.choice).toBe("refused");
  });
});

describe("other tabs and restored pages", () => {
  it("[TR15] an answer in another tab applies here, and cleared storage asks again", async () => {
    const { currentConsent, onConsentChange } = await consentOn();
    const choices: unknown[] = [currentConsent()?.choice];
    onConsentChange(() => choices.push(currentConsent()?.choice));
    saveConsent("granted");
    otherTabChanged("consent");
    otherTabChanged("theme");
    localStorage.clear();
    otherTabChanged(null);
    expect(choices).toEqual([undefined, "granted", undefined]);
  });

  it("[TR15] a page restored from the back/forward cache reads the current answer", async () => {
    saveConsent("granted");
    const { currentConsent, onConsentChange } = await consentOn();
    expect(currentConsent()?.choice).toBe("granted");
    const stop = onConsentChange(() => {});
    saveConsent("refused");
    restorePage();
    expect(currentConsent()?.choice).toBe("refused");
    stop();
    saveConsent("granted");
    restorePage();
    expect(currentConsent()?.choice).toBe("refused");
  });
});
