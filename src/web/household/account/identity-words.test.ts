import { expect, it } from "vitest";
import { identityWords } from "./identity-words.ts";

it("after too many attempts, the message says how long to wait, rounded up", () => {
  const wait = (retryAfter: number) => identityWords({ error: "too-many-attempts", retryAfter });
  expect(wait(1)).toContain("Wait a second,");
  expect(wait(90)).toContain("Wait 90 seconds,");
  expect(wait(121)).toContain("Wait 3 minutes,");
});

it("an unknown error gets a generic message", () => {
  expect(identityWords({ error: "constructor" })).toBe(
    "That did not work, and nothing was changed. Try again in a moment.",
  );
});

it("errors for signed-in users have messages once their module is loaded", async () => {
  await import("#web/features/account/security/security-words.ts");
  expect(identityWords({ error: "last-way-in" })).toContain("your last way to sign in");
});
