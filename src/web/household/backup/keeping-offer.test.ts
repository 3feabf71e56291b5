import { expect, it } from "vitest";
import { dismissedForMs, isKeepingOffered, keepingFact, keepingFacts, type OfferParts } from "./keeping-offer.ts";

const now = Date.parse("2026-11-13T12:00:00Z");
const day = 86_400_000;
const saved: OfferParts = {
  isOnlyHere: true,
  hasSaved: true,
  now,
  backedUpAt: null,
  installedAt: null,
  dismissedAt: null,
};

it("[KP1] safer storage is offered from the first save on, if the household is in this browser only", () => {
  expect(isKeepingOffered(saved)).toBe(true);
  expect(isKeepingOffered({ ...saved, hasSaved: false })).toBe(false);
  expect(isKeepingOffered({ ...saved, isOnlyHere: false })).toBe(false);
});

it("until it is installed or in a backup file, however long ago that was", () => {
  expect(isKeepingOffered({ ...saved, installedAt: now - 400 * day })).toBe(false);
  expect(isKeepingOffered({ ...saved, backedUpAt: now - 400 * day })).toBe(false);
});

it("and not for 30 days after it was dismissed", () => {
  expect(dismissedForMs).toBe(30 * day);
  const dismissed = (ago: number) => isKeepingOffered({ ...saved, dismissedAt: now - ago });
  expect([0, 1, 29 * day, 30 * day - 1].map(dismissed)).toEqual([false, false, false, false]);
  expect([30 * day, 31 * day].map(dismissed)).toEqual([true, true]);
  // A dismissal under a clock that was ahead must not hide it for years.
  expect(dismissed(-1)).toBe(true);
});

it("reads the stored times, and null from what can't be parsed", () => {
  const facts = new Map([
    [keepingFact.backedUp, String(now)],
    [keepingFact.installed, "yesterday"],
    [keepingFact.dismissed, ""],
  ]);
  expect(keepingFacts(facts)).toEqual({ backedUpAt: now, installedAt: null, dismissedAt: null });
  expect(keepingFacts(new Map())).toEqual({ backedUpAt: null, installedAt: null, dismissedAt: null });
});
