import { expect, it } from "vitest";
import { returnWords } from "./provider-words.ts";

it("[LP3] whoever comes back without a link is told why, calmly, whatever the provider says", () => {
  expect(returnWords("account_already_linked_to_different_user", "google")).toContain("belongs to another account");
  expect(returnWords("access_denied", "google")).toBe("Nothing was linked.");
  expect(returnWords("signed_out", "apple")).toContain("signed out on the way");
  expect(returnWords("<script>", "apple")).toBe(
    "Apple could not be linked, and nothing was changed. Try again in a moment.",
  );
});
