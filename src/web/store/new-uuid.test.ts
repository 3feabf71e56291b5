import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newUuid } from "./new-uuid.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it("[LN4] makes UUIDs of version 4, with every other bit random", () => {
  expect(newUuid(new Uint8Array(16))).toBe("00000000-0000-4000-8000-000000000000");
  expect(newUuid(new Uint8Array(16).fill(255))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
  const made = Array.from({ length: 1_000 }, () => newUuid());
  expect(made.filter((one) => !uuid.test(one))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

it("[LN4] is the only way in which the browser’s code makes them", () => {
  const root = join(import.meta.dirname, "..");
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name) && !name.endsWith("new-uuid.ts"),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((name) => readFileSync(join(root, name), "utf8").includes("randomUUID"))).toEqual([]);
});
