import { expect, it } from "vitest";
import { linkErrorWords } from "./provider-rows.tsx";

it("whoever comes back without a link is told why, calmly, whatever the provider says", () => {
  expect(linkErrorWords("account_already_linked_to_different_user", "google")).toContain("belongs to another account");
  expect(linkErrorWords("access_denied", "google")).toBe("Nothing was linked.");
  expect(linkErrorWords("signed_out", "apple")).toContain("signed out on the way");
  expect(linkErrorWords("<script>", "apple")).toBe(
    "Apple could not be linked, and nothing was changed. Try again in a moment.",
  );
});
