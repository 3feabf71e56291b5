import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { recordIdSchema } from "#sync/record.ts";
import { idsInOrder, madeAt, newId, newUuid } from "./new-id.ts";

const time = fc.integer({ min: 0, max: 2 ** 50 - 1 });

it("sorts ids by creation time", () => {
  fc.assert(
    fc.property(time, time, (one, other) => {
      const [first, second] = [newId(one), newId(other)];
      expect([first.length, v.is(recordIdSchema, first)]).toEqual([26, true]);
      if (one !== other) expect(first < second).toBe(one < other);
    }),
  );
});

it("creates unique ids within a millisecond", () => {
  const made = Array.from({ length: 10_000 }, () => newId(1_791_979_200_000));
  expect(new Set(made).size).toBe(made.length);
});

it("has 80 random bits, one letter for each byte", () => {
  expect(newId(0, new Uint8Array(16))).toBe("0".repeat(26));
  expect(
    newId(
      33,
      Uint8Array.from({ length: 16 }, (_, index) => index),
    ),
  ).toBe("00000000110123456789abcdef");
});

it("sorts the ids of one import by position, gives the same id each time, and never one of another import", () => {
  const place = fc.integer({ min: 0, max: 500_000 });
  const [one, other] = [idsInOrder(1_791_979_200_000), idsInOrder(1_791_979_200_000)];
  fc.assert(
    fc.property(place, place, (first, second) => {
      expect(one(first) < one(second)).toBe(first < second);
      expect([one(first).length, v.is(recordIdSchema, one(first))]).toEqual([26, true]);
      expect([one(first) === one(second), madeAt(one(first))]).toEqual([first === second, 1_791_979_200_000]);
      expect(one(first).slice(14)).not.toBe(other(first).slice(14));
    }),
  );
});

it("returns the creation time, and null for foreign ids", () => {
  fc.assert(fc.property(time, (moment) => madeAt(newId(moment)) === moment));
  expect(madeAt(`${newId(1_791_979_200_000)}@2026-11-15`)).toBe(1_791_979_200_000);
  expect(["household", "sample-maya", "", "u".repeat(26)].map(madeAt)).toEqual([null, null, null, null]);
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it("creates version 4 UUIDs, with all other bits random", () => {
  expect(newUuid(new Uint8Array(16))).toBe("00000000-0000-4000-8000-000000000000");
  expect(newUuid(new Uint8Array(16).fill(255))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
  const made = Array.from({ length: 1_000 }, () => newUuid());
  expect(made.filter((one) => !uuid.test(one))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

it("is the only place where browser code creates UUIDs", () => {
  const root = join(import.meta.dirname, "..");
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name) && !name.endsWith("new-id.ts"),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((name) => readFileSync(join(root, name), "utf8").includes("randomUUID"))).toEqual([]);
});
