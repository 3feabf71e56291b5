import { expect, it } from "vitest";
import type { BrowserStorage } from "#web/platform/browser-storage.ts";
import { installWords, retentionWords, shortRetentionWords } from "./keeping-ways.tsx";

const chromium = { engine: "chromium", isPersisted: false, isInstalled: false, freeBytes: null } as const;

const said = (storage: Partial<BrowserStorage>): string => retentionWords({ ...chromium, ...storage });

it("[KP4] names Safari’s seven days, whatever it answered, except for an installed app", () => {
  for (const isPersisted of [true, false, null])
    expect(said({ engine: "webkit", isPersisted })).toContain("after seven days of use without a visit");
  expect(said({ engine: "webkit", isInstalled: true })).not.toContain("seven");
  expect(shortRetentionWords({ ...chromium, engine: "webkit" })).toBe("seven days without a visit");
  expect(shortRetentionWords({ ...chromium, engine: "webkit", isInstalled: true })).toBe("until you remove the app");
});

it("[KP4] other browsers may delete when space runs low, unless they agreed to keep it", () => {
  for (const engine of ["chromium", "gecko"] as const) {
    for (const isPersisted of [false, null]) {
      expect(said({ engine, isPersisted })).toContain("it may delete it by itself");
      expect(shortRetentionWords({ ...chromium, engine, isPersisted })).toBe("unless space runs low");
    }
    expect(said({ engine, isPersisted: true })).toContain("has agreed to keep your household until you clear its data");
    expect(shortRetentionWords({ ...chromium, engine, isPersisted: true })).toBe("until you clear its data");
  }
  expect(said({ isInstalled: true })).toContain("or until the device runs out of space");
  expect(said({ isInstalled: true, isPersisted: true })).toContain("until you remove the app or clear its data");
});

it("[KP4] names the free space only if there is little", () => {
  expect(said({ freeBytes: 12_900_000 })).toMatch(/Only 12 MB are left for it here\.$/);
  expect(said({ freeBytes: 50_000_000 })).not.toContain("MB");
  expect(said({ freeBytes: null })).not.toContain("MB");
});

it("[KP4] never promises forever, and says that an installed app may start empty", () => {
  for (const isInstalled of [true, false])
    for (const isPersisted of [true, false, null])
      for (const engine of ["chromium", "gecko", "webkit"] as const)
        expect(said({ engine, isPersisted, isInstalled })).not.toMatch(/forever|for good|safe/);
  for (const way of ["home-screen", "dock"] as const) expect(installWords[way].text).toContain("The app starts empty");
});
