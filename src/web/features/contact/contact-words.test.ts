import { expect, it } from "vitest";
import { problemsIn, refusalWords } from "./contact-words.ts";

const fine = { contactName: "", contactEmail: " maya@example.com ", contactMessage: "Hello" };

it("accepts a message without a name", () => {
  expect(problemsIn(fine)).toEqual({});
});

it("reports the problem of each field", () => {
  expect(problemsIn({ contactName: "a".repeat(81), contactEmail: "maya", contactMessage: " " })).toEqual({
    contactName: "A name may have 80 letters.",
    contactEmail: expect.stringContaining("such as maya@example.com"),
    contactMessage: "Write what it is about.",
  });
  expect(problemsIn({ ...fine, contactMessage: "a".repeat(6_234) }).contactMessage).toBe(
    "This is 1,234 letters too long. A message may have 5,000.",
  );
});

it.each([
  ["unreachable", undefined, /still here\. Send it again when you are online/],
  ["too-many-attempts", 2_000, /Try again in 34 minutes/],
  ["too-many-attempts", 40_000, /Try again in 12 hours/],
  ["malformed", undefined, /Check the address/],
  ["not-found", undefined, /write to the address below/],
])("the refusal %s has a clear message", (error, retryAfter, words) => {
  expect(refusalWords({ error, ...(retryAfter && { retryAfter }) })).toMatch(words);
});
