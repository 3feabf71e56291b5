import { expect, it } from "vitest";
import { readJson, safeStorage } from "./safe-storage.ts";

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

const denied = safeStorage(() => {
  throw new DOMException("no", "SecurityError");
});

it("a written value is there for the next page, until it is removed", () => {
  const area = storage();
  expect(safeStorage(() => area).write("a", "1")).toBe(true);
  expect(safeStorage(() => area).read("a")).toBe("1");
  safeStorage(() => area).remove("a");
  expect(safeStorage(() => area).read("a")).toBeNull();
});

it("a failed write is reported", () => {
  const full = safeStorage(() => storage({ write: true }));
  expect(full.write("a", "1")).toBe(false);
  expect(full.read("a")).toBeNull();
});

it("a storage that throws or is missing breaks nothing", () => {
  expect(denied.write("a", "1")).toBe(false);
  expect(denied.read("a")).toBeNull();
  expect(denied.names()).toEqual([]);
  expect(() => denied.remove("a")).not.toThrow();
  expect(safeStorage(() => storage({ read: true })).read("a")).toBeNull();
});

it("JSON is parsed, and anything else is null", () => {
  const filled = storage();
  const area = safeStorage(() => filled);
  filled.setItem("good", '{"a":1}');
  filled.setItem("bad", "{");
  expect(["good", "bad", "missing"].map((name) => readJson(area, name))).toEqual([{ a: 1 }, null, null]);
  expect(readJson(denied, "good")).toBeNull();
});
