import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { closingStep, minutesThrough } from "./agenda.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const places = ["src/web", "src/server/reminders", "src/domain/money-date", "content"];
const otherLengths = /\b(half an hour|(a )?quarter of an hour|(fifteen|twenty|thirty) minutes)\b/gi;

/** Said of something else. */
const elsewhere = [
  "content/publications/free-budget-app.tsx: half an hour", // a spreadsheet, by the month
];

const proseIn = (file: string): string =>
  readFileSync(join(root, file), "utf8")
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ");

it("[MD22] a money date takes ten minutes, by its agenda and in every text", () => {
  expect(minutesThrough(closingStep)).toBe(10);
  const files = places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${place}/${name}`),
  );
  const said = files.flatMap((file) => [...proseIn(file).matchAll(otherLengths)].map(([words]) => `${file}: ${words}`));
  expect(said.filter((one) => !elsewhere.includes(one))).toEqual([]);
});
