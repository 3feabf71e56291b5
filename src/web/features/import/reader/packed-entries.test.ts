import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReadEntry } from "#domain/import/read-row.ts";
import { minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { createPacker, createUnpacker } from "./packed-entries.ts";

const words = fc.constantFrom("", "Bakery", "2026-02-03", "spending", "__proto__", "Bäckerei");
const entry: fc.Arbitrary<ReadEntry> = fc.record({
  line: fc.nat(),
  amount: fc.integer().map(minor),
  key: fc.string(),
  day: fc.constantFrom("2026-02-03" as Day, "2026-02-04" as Day),
  payee: words,
  note: words,
  kind: fc.constantFrom("spending", "income"),
});

describe("entries that are sent between threads", () => {
  it("are equal on the other side, however they are sliced", () => {
    fc.assert(
      fc.property(fc.array(fc.array(entry)), (slices) => {
        const [packed, unpacked] = [createPacker(), createUnpacker()];
        expect(slices.map((slice) => unpacked(structuredClone(packed(slice))))).toEqual(slices);
      }),
    );
  });

  it("send each text once", () => {
    const packed = createPacker();
    const bread = (line: number): ReadEntry => ({
      line,
      amount: minor(100),
      key: `k${line}`,
      kind: "spending",
      day: "2026-02-03" as Day,
      payee: "Bakery",
      note: "",
    });
    expect(packed([bread(2), bread(3)]).texts).toEqual(["2026-02-03", "Bakery", "", "spending"]);
    expect(packed([bread(4)]).texts).toEqual([]);
  });
});
