import { describe, expect, it } from "vitest";
import { merchantCategories } from "./merchant-categories.ts";
import type { MerchantKind } from "./merchants.ts";

const choose = (kind: MerchantKind, labels: readonly string[], country = "US") =>
  merchantCategories(
    labels.map((label) => ({ id: label, label })),
    country,
  )(kind);

const typical = ["Groceries", "Transport", "Household", "Health", "Eating out", "Clothes", "Fun", "Gifts", "Own money"];

describe("the category of a merchant", () => {
  it.each([
    ["groceries", "Groceries"],
    ["coffee", "Eating out"],
    ["fuel", "Transport"],
    ["public-transport", "Transport"],
    ["pharmacy", "Health"],
    ["clothing", "Clothes"],
    ["entertainment", "Fun"],
    ["diy", "Household"],
    ["insurance", undefined],
    ["donations", undefined],
  ] as const)("[MG6] for %s is %s in a typical household", (kind, label) => {
    expect(choose(kind, typical)).toBe(label);
  });

  it.each(["Food", "Supermarket", "Lebensmittel", "Courses", "Boodschappen", "Supermercado", "Spesa alimentare"])(
    "is found by words of several languages: %s",
    (label) => {
      expect(choose("groceries", [label, "Own money"])).toBe(label);
    },
  );

  it("[MG6] is undefined where several labels fit as well, or none", () => {
    expect(choose("groceries", ["Groceries", "Supermarket"])).toBeUndefined();
    expect(choose("groceries", ["Own money"])).toBeUndefined();
  });

  it("is none whose other words mean something else", () => {
    expect(choose("groceries", ["Pet food"])).toBeUndefined();
    expect(choose("insurance", ["Car insurance"])).toBeUndefined();
    expect(choose("car", ["Car payment"])).toBeUndefined();
    expect(choose("fuel", ["Public transport"])).toBeUndefined();
    expect(choose("groceries", ["Food & dining"])).toBe("Food & dining");
  });

  it("takes gas for fuel in North America alone", () => {
    expect([choose("fuel", ["Gas"]), choose("utilities", ["Gas"])]).toEqual(["Gas", undefined]);
    expect([choose("fuel", ["Gas"], "GB"), choose("utilities", ["Gas"], "GB")]).toEqual([undefined, "Gas"]);
  });
});
