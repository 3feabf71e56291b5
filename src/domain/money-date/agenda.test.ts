import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WeekId } from "../time/week.ts";
import {
  agenda,
  type Choice,
  choicesOf,
  closingStep,
  minutesThrough,
  reviewId,
  signOffId,
  stepState,
} from "./agenda.ts";

const week = "2026-W46" as WeekId;

describe("the agenda", () => {
  it("has seven steps and ten minutes, counted up to the end of the current step", () => {
    expect(agenda).toHaveLength(7);
    expect([0, 1, 6, closingStep].map(minutesThrough)).toEqual([1, 3, 10, 10]);
  });

  it("marks a step as done once it was passed, also after going back", () => {
    const place = { step: 1, furthest: 4 };
    expect([0, 1, 2, 3, 4, 5].map((index) => stepState(index, place))).toEqual([
      ...["done", "now", "done", "done", "to-come", "to-come"],
    ]);
  });

  it("gives a person's part and a week's review the same valid id on every device", () => {
    expect(signOffId(week, "maya")).toBe("2026-W46-maya");
    expect(reviewId(week)).toBe("review-2026-W46");
    expect(signOffId(week, "x".repeat(80))).toHaveLength(80);
  });
});

describe("what people chose for an overspent category", () => {
  const part = (personId: string, ...choices: readonly Choice[]) => ({
    id: signOffId(week, personId),
    week,
    personId,
    step: 1,
    furthest: 1,
    ...(choices.length > 0 && { choices }),
  });

  it("is the latest choice of anyone", () => {
    const maya = part("maya", { categoryId: "eat", choice: "from", from: "clothes", at: 1 });
    const tom = part("tom", { categoryId: "eat", choice: "carry", at: 2 });
    expect(choicesOf([maya, tom]).get("eat")?.choice).toBe("carry");
    expect(choicesOf([part("maya")]).size).toBe(0);
  });

  it("is the same in whatever order parts arrived, even chosen in one instant", () => {
    const choice = fc.record({
      categoryId: fc.constantFrom("a", "b"),
      choice: fc.constantFrom("from", "carry", "leave"),
      at: fc.integer({ min: 0, max: 2 }),
    });
    const parts = fc.array(fc.array(choice, { maxLength: 2 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(parts, (all) => {
        const given = all.map((choices, index) => part(`p${index}`, ...(choices as Choice[])));
        expect(choicesOf(given.toReversed())).toEqual(choicesOf(given));
      }),
    );
  });
});

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

it("a money date takes ten minutes, by its agenda and in every text", () => {
  expect(minutesThrough(closingStep)).toBe(10);
  const files = places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${place}/${name}`),
  );
  const said = files.flatMap((file) => [...proseIn(file).matchAll(otherLengths)].map(([words]) => `${file}: ${words}`));
  expect(said.filter((one) => !elsewhere.includes(one))).toEqual([]);
});
