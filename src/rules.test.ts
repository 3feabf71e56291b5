import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const quoted = /\[([A-Z]{2}\d+)\]/g;

const testFiles = ["src", "content", "scripts", "tests"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(test|contract|spec)\.(tsx?|mjs)$/.test(name) && name !== "rules.test.ts")
    .map((name) => join(root, folder, name)),
);

const numbersIn = (text: string) => [...text.matchAll(quoted)].map(([, number]) => number!);
const tested = new Set(testFiles.flatMap((file) => numbersIn(readFileSync(file, "utf8"))));
const listed = [...readFileSync(join(root, "docs", "rules.md"), "utf8").matchAll(/^- \*\*([A-Z]{2}\d+)\*\*/gm)].map(
  ([, number]) => number!,
);

it("lists every rule once", () => {
  expect(listed.filter((number, index) => listed.indexOf(number) !== index)).toEqual([]);
});

it("lists every rule that a test quotes", () => {
  expect([...tested].filter((number) => !listed.includes(number))).toEqual([]);
});

it("has a test for every rule it lists", () => {
  expect(listed.filter((number) => !tested.has(number))).toEqual([]);
});
