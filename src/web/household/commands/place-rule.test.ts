import { describe, expect, it } from "vitest";
import { ruleReader } from "#domain/spending/payee-rules.ts";
import { placeRule, withPlaced } from "./place-rule.ts";

const categories = [{ id: "groceries" }, { id: "fun" }];
const rules = [
  { id: "a", contains: "bakery", categoryId: "fun", order: 1 },
  { id: "b", contains: "market", categoryId: "groceries", order: 2 },
];

describe("a new rule", () => {
  it("goes last, or before a wider rule that would hide it, or replaces one with the same text", () => {
    expect(placeRule(rules, "Metro", "fun")).toMatchObject({ rule: { order: 3 }, moved: [] });
    const narrow = placeRule(rules, "Market Street", "fun");
    expect(narrow).toMatchObject({ rule: { order: 2 }, moved: [{ id: "b", order: 3 }] });
    const decide = ruleReader(withPlaced(rules, narrow), categories);
    expect([decide("MARKET street 4")?.categoryId, decide("Market")?.categoryId]).toEqual(["fun", "groceries"]);
    expect(placeRule(rules, " MARKET ", "fun")).toMatchObject({
      rule: { id: "b", order: 2, categoryId: "fun" },
      moved: [],
    });
  });
});
