// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserStorage, promptInstall, promptsForPersistence, requestPersistence } from "./browser-storage.ts";
import { captureInstallPrompt, type InstallPrompt, install } from "./install-prompt.ts";

const storage = (given: object) => vi.stubGlobal("navigator", { maxTouchPoints: 0, ...given });
const storageManager = (isPersisted: boolean) => ({
  persist: async () => isPersisted,
  persisted: async () => isPersisted,
  estimate: async () => ({ quota: 100, usage: 40 }),
});

let isStandalone = false;

beforeEach(() => {
  isStandalone = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isStandalone }));
  vi.stubGlobal("isSecureContext", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete install.prompt;
});

it("returns the browser’s answers, or null where it has none", async () => {
  storage({ storage: storageManager(true) });
  expect(await browserStorage()).toEqual({
    engine: "chromium",
    isPersisted: true,
    isInstalled: false,
    freeBytes: 60,
    installMethod: null,
  });
  storage({});
  expect(await browserStorage()).toMatchObject({ isPersisted: null, freeBytes: null });
  expect(await requestPersistence()).toBe(false);
  const refusing = async () => Promise.reject(new TypeError("no storage"));
  storage({ storage: { persist: refusing, persisted: refusing, estimate: refusing } });
  expect(await browserStorage()).toMatchObject({ isPersisted: null, freeBytes: null });
  expect(await requestPersistence()).toBe(false);
});

it("detects the engine by its features, and how it installs an app", async () => {
  storage({ maxTouchPoints: 5 });
  vi.stubGlobal("GestureEvent", class {});
  expect(await browserStorage()).toMatchObject({ engine: "webkit", installMethod: "home-screen" });
  storage({ maxTouchPoints: 0 });
  expect(await browserStorage()).toMatchObject({ engine: "webkit", installMethod: "dock" });
  vi.unstubAllGlobals();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("mozInnerScreenX", 0);
  storage({ maxTouchPoints: 5 });
  expect(await browserStorage()).toMatchObject({ engine: "gecko", installMethod: "menu" });
  storage({ maxTouchPoints: 0 });
  expect(await browserStorage()).toMatchObject({ engine: "gecko", installMethod: null });
  expect([promptsForPersistence({ engine: "gecko" }), promptsForPersistence({ engine: "chromium" })]).toEqual([
    true,
    false,
  ]);
});

it("detects an installed app by its display mode, also in Safari", async () => {
  storage({ standalone: true });
  expect(await browserStorage()).toMatchObject({ isInstalled: true });
  storage({});
  isStandalone = true;
  expect(await browserStorage()).toMatchObject({ isInstalled: true });
});

it("holds the browser’s install prompt until it is used once", async () => {
  storage({});
  captureInstallPrompt();
  const offered = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: vi.fn(async () => {}),
    userChoice: Promise.resolve({ outcome: "accepted" }),
  }) as unknown as InstallPrompt;
  dispatchEvent(offered);
  expect(offered.defaultPrevented).toBe(true);
  expect(await browserStorage()).toMatchObject({ installMethod: "prompt" });
  expect(await promptInstall()).toBe(true);
  expect(await promptInstall()).toBe(false);
  expect(offered.prompt).toHaveBeenCalledTimes(1);
  expect(await browserStorage()).toMatchObject({ installMethod: null });
});
