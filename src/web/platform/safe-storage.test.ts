import { expect, it } from "vitest";
import { safeStorage } from "./safe-storage.ts";

function storage(refuse: { read?: boolean; write?: boolean } = {}): Storage {
  const items = new Map<string, string>();
  const guard = (isRefused: boolean | undefined) => {
    if (isRefused) throw new DOMException("no", "QuotaExceededError");
  };
  return {
    getItem(name: string) {
      guard(refuse.read);
      return items.get(name) ?? null;
    },
    setItem(name: string, text: string) {
      guard(refuse.write);
      items.set(name, text);
    },
    removeItem: (name: string) => items.delete(name),
  } as unknown as Storage;
}

it("a written value is there for the next page", () => {
  const area = storage();
  safeStorage(() => area).write("a", "1");
  expect(safeStorage(() => area).read("a")).toBe("1");
});

it("a failed write lasts as long as the page", () => {
  const stored = safeStorage(() => storage({ write: true }));
  stored.write("a", "1");
  expect(stored.read("a")).toBe("1");
  expect(stored.names()).toContain("a");
  stored.remove("a");
  expect(stored.read("a")).toBeNull();
});

it("a storage that throws or is missing breaks nothing", () => {
  const blocked = safeStorage(() => {
    throw new DOMException("no", "SecurityError");
  });
  blocked.write("a", "1");
  expect(blocked.read("a")).toBe("1");
  expect(blocked.read("b")).toBeNull();
  expect(safeStorage(() => storage({ read: true })).read("a")).toBeNull();
});
