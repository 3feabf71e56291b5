import { expect, it } from "vitest";
import { minor } from "#domain/money/money.ts";
import type { Overspent } from "#domain/money-date/agenda-facts.ts";
import { sampleHousehold } from "#domain/plan/sample-household.ts";
import { choiceOptions } from "./spending-words.ts";

const carryOf = (carriedStart: number, rollover: "off" | "both") => {
  const envelope = { category: { rollover } } as Overspent["envelope"];
  const overspent = { envelope, over: minor(3_300), giver: null, carriedStart: minor(carriedStart) };
  return choiceOptions(overspent, sampleHousehold({})).find(({ choice }) => choice === "carry")!.words;
};

it("aims at what is left of next week’s budget, never at less than nothing", () => {
  expect(carryOf(1_700, "off")).toContain("aim at");
  expect(carryOf(-3_300, "off")).toBe("Carry it: spend nothing on it next week");
  expect(carryOf(-3_300, "both")).toContain("next week starts at");
});
