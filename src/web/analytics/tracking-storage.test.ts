import { expect, it } from "vitest";
import { safeStorage } from "#web/platform/safe-storage.ts";
import { withMemory } from "./tracking-storage.ts";

it("a failed write lasts as long as the page, and a removed one does not", () => {
  const stored = withMemory(
    safeStorage(() => {
      throw new DOMException("no", "SecurityError");
    }),
  );
  expect(stored.write("a", "1")).toBe(false);
  expect(stored.read("a")).toBe("1");
  expect(stored.read("b")).toBeNull();
  expect(stored.names()).toEqual(["a"]);
  stored.remove("a");
  expect(stored.read("a")).toBeNull();
  expect(stored.names()).toEqual([]);
});
