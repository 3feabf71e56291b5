import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { ReadWrite } from "#sync/read-record.ts";
import { pushBytes, splitPush } from "./push.ts";

const write = (id: string, letters = 10): ReadWrite => ({
  base: 0,
  record: recordOf("habit", { id, deleted: true, note: "x".repeat(letters) }),
});
const refused: ReadWrite = { id: "a", refused: "bad-fields" };

describe("splitting a push", () => {
  it("returns one part if no record repeats and all fit one document", () => {
    const writes = [write("a"), refused, write("b"), refused];
    expect(splitPush(writes)).toEqual([writes]);
    expect(splitPush([])).toEqual([[]]);
  });

  it("starts a new part for a repeated record", () => {
    expect(splitPush([write("a"), write("b"), write("a"), write("b")]).map((part) => part.length)).toEqual([2, 2]);
  });

  it("starts a new part if the log document would be too large", () => {
    const large = Array.from({ length: 33 }, (_, index) => write(`r${index}`, 30_000));
    expect(splitPush(large).map((part) => part.length)).toEqual([29, 4]);
  });

  it("keeps all writes in order, in parts without repeated records and within the size limit", () => {
    const some = fc.record({ id: fc.constantFrom(..."abcdefgh"), letters: fc.integer({ min: 0, max: 32_000 }) });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 80 }), (given) => {
        const writes = given.map(({ id, letters }) => write(id, letters));
        const parts = splitPush(writes);
        expect(parts.flat()).toEqual(writes);
        for (const part of parts) {
          const ids = part.map((one) => ("record" in one ? one.record.id : null));
          expect(new Set(ids).size).toBe(ids.length);
          expect(pushBytes(part)).toBeLessThanOrEqual(900_000);
        }
      }),
    );
  });
});
