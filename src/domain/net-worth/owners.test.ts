import { describe, expect, it } from "vitest";
import type { Account, Person } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { sampleHousehold } from "../plan/sample-household.ts";
import { ownersOf, ownOf } from "./owners.ts";

const person = (id: string, kind: Person["kind"] = "adult"): Person => ({ id, name: id, kind });
const people = [person("maya"), person("tom"), person("ida", "child")];
const owners = (ownerIds: string[] | undefined, of = people) =>
  ownersOf(ownerIds ? { ownerIds } : {}, of).map(({ id }) => id);

describe("[NR5] whose something is", () => {
  it("is the people who are named", () => {
    expect([owners(["tom"]), owners(["ida"]), owners(["ida", "maya"])]).toEqual([["tom"], ["ida"], ["maya", "ida"]]);
  });

  it("is the household's where nobody is named, or all adults are", () => {
    expect([owners(undefined), owners([]), owners(["tom", "maya"])]).toEqual([[], [], []]);
  });

  it("does not count whoever left", () => {
    expect([owners(["gone"]), owners(["gone", "tom"])]).toEqual([[], ["tom"]]);
  });

  it("is a person's own only where nobody else is named", () => {
    const account = (id: string, ownerIds: string[]): Account => {
      return { id, label: id, kind: "savings", balance: minor(1), ownerIds };
    };
    const household = {
      ...sampleHousehold({ accounts: [account("a", ["maya"]), account("b", []), account("c", ["maya", "ida"])] }),
      people,
    };
    expect([ownOf(household, "maya"), ownOf(household, "tom")]).toEqual([["a"], []]);
  });
});
