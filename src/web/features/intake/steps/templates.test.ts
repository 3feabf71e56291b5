import { expect, it } from "vitest";
import { goalTemplates, habitCatalog, typicalCategories } from "./templates.ts";

const withKids = typicalCategories({ hasChildren: true });
const withoutKids = typicalCategories({ hasChildren: false });

it.each([
  ["everyday spending", withKids],
  ["habits", habitCatalog],
  ["goals", goalTemplates],
])("offers %s with distinct names that fit a label", (_, templates) => {
  const labels = templates.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) expect(label).toMatch(/^\S.{0,78}\S$/);
});

it("offers a category for children only to households with children", () => {
  expect(withKids.filter((category) => !withoutKids.includes(category))).toEqual([{ label: "Kids", kind: "need" }]);
});

it("offers needs before wants", () => {
  const kinds = withKids.map(({ kind }) => kind);
  expect(kinds.lastIndexOf("need")).toBeLessThan(kinds.indexOf("want"));
});

it("offers habits for one to seven times a week", () => {
  for (const { timesAWeek } of habitCatalog) expect([1, 2, 3, 4, 5, 6, 7]).toContain(timesAWeek);
});
