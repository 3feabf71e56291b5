import { expect, it } from "vitest";
import type { User } from "#sync/user.ts";
import { isSameUser } from "./same-user.ts";

const maya = (...ways: string[]): User => ({
  uid: "maya",
  metadata: { creationTime: "then", lastSignInTime: "now" },
  providerData: ways.map((providerId) => ({ providerId })),
});

it("[SI15] hearing again of the same sign-in changes nothing", () => {
  expect(isSameUser(null, null)).toBe(true);
  expect(isSameUser(maya("password", "google"), maya("google", "password"))).toBe(true);
});

it("[SI15] someone else, another sign-in and another way to sign in are heard of", () => {
  expect(isSameUser(maya("password"), null)).toBe(false);
  expect(isSameUser(maya("password"), { ...maya("password"), uid: "tom" })).toBe(false);
  const again = { ...maya("password").metadata, lastSignInTime: "later" };
  expect(isSameUser(maya("password"), { ...maya("password"), metadata: again })).toBe(false);
  expect(isSameUser(maya("password"), maya("password", "google"))).toBe(false);
  expect(isSameUser(maya("password", "google"), maya("password"))).toBe(false);
});
