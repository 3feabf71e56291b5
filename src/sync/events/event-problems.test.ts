import fc from "fast-check";
import { expect, it } from "vitest";
import { eventProblems } from "./event-batch.ts";

const words = "x".repeat(101);
const untaken = "not in the catalogue, nor a name that the collector takes";
const many = Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`p${index}`, index]));

it.each([
  ["plan_pick", {}, []],
  ["PlanPick", {}, [untaken]],
  ["a b", {}, ["the name is not a word of at most 40", untaken]],
  ["x".repeat(41), {}, ["the name is not a word of at most 40", untaken]],
  ["landing", { extra: 1 }, ["extra is not in the catalogue"]],
  ["landing", { "no-name": 1 }, ["no-name is not a parameter's name", "no-name is not in the catalogue"]],
  ["week_save", { weekId: "soon" }, ["not with the catalogue's parameters"]],
  ["week_save", {}, ["not with the catalogue's parameters"]],
  ["plan_pick", { plan_name: words }, ["plan_name is longer than 100"]],
  ["plan_pick", { constructor: words }, ["constructor is longer than 100"]],
  ["plan_pick", many, ["more than 25 parameters", "the collector takes 10 parameters of it"]],
])("the problems of %s with %j are reported", (name, params, problems) => {
  expect(eventProblems(name, params as Record<string, number>)).toEqual(problems);
});

it("any event name with any parameters can be checked", () => {
  const params = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.boolean()));
  fc.assert(
    fc.property(fc.string(), params, (name, given) => {
      expect(eventProblems(name, given).every((problem) => problem.length > 0)).toBe(true);
    }),
  );
});
