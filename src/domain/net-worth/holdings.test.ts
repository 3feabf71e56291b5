import { describe, expect, it } from "vitest";
import type { Account, Person } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { sampleHousehold } from "../plan/sample-household.ts";
import { balanceBook } from "./balance-book.ts";
import { bookOf, day, type Said } from "./book.fixture.ts";
import { equityOf, holdingsOn, inReviewOrder, needsReview, ownersOf, ownOf } from "./holdings.ts";

describe("the review order", () => {
  it("comes first: never looked at, then stale ones, then the rest, the oldest first", () => {
    const holdings = holdingsOn(
      bookOf([
        ["checking", "2026-11-01", 1],
        ["car", "2026-10-01", 1],
        ["loan", "2026-08-01", 1],
      ]),
      day("2026-11-13"),
    );
    expect(inReviewOrder(holdings).map(({ id }) => id)).toEqual(["fund", "loan", "car", "checking"]);
    expect(holdings.filter(needsReview).map(({ id }) => id)).toEqual(["fund", "loan"]);
  });

  it("is no account that was closed", () => {
    const account: Account = {
      id: "old",
      label: "Old",
      kind: "checking",
      balance: minor(0),
      closedOn: day("2020-02-01"),
    };
    const said = { id: "b", of: { kind: "account" as const, id: "old" }, day: day("2020-01-01"), amount: minor(0) };
    const book = balanceBook({ accounts: [account], debts: [] }, [said]);
    if (!book.ok) throw new Error(book.problem);
    expect(holdingsOn(book.value, day("2026-11-13")).filter(needsReview)).toEqual([]);
  });

  it("is no debt that is paid off, however long ago", () => {
    const [debt] = holdingsOn(bookOf([["loan", "2020-01-01", 0]], ["loan"]), day("2026-11-13"));
    expect(needsReview(debt!)).toBe(false);
  });
});

const person = (id: string, kind: Person["kind"] = "adult"): Person => ({ id, name: id, kind });
const people = [person("maya"), person("tom"), person("ida", "child")];
const owners = (ownerIds: string[] | undefined, of = people) =>
  ownersOf(ownerIds ? { ownerIds } : {}, of).map(({ id }) => id);

describe("the owners of an item", () => {
  it("is the people who are named", () => {
    expect([owners(["tom"]), owners(["ida"]), owners(["ida", "maya"])]).toEqual([["tom"], ["ida"], ["maya", "ida"]]);
  });

  it("are the household when no one or every adult is named", () => {
    expect([owners(undefined), owners([]), owners(["tom", "maya"])]).toEqual([[], [], []]);
  });

  it("do not include deleted people", () => {
    expect([owners(["gone"]), owners(["gone", "tom"])]).toEqual([[], ["tom"]]);
  });

  it("are a single person only when no one else is named", () => {
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

const equities = (said: readonly Said[], accountId?: string) =>
  equityOf(
    [{ id: "loan", ...(accountId !== undefined && { accountId }) }],
    holdingsOn(bookOf(said), day("2026-11-13")),
  );

const both: Said[] = [
  ["car", "2026-01-01", 12_000],
  ["loan", "2026-01-01", 7_000],
];

describe("equity", () => {
  it("is its value less what is owed for it, with its reasons", () => {
    expect(equities(both, "car").get("car")).toMatchObject({
      value: 12_000,
      amount: 5_000,
      debts: [{ id: "loan", label: "Car loan", amount: 7_000 }],
      why: {
        inputs: [
          { label: "Car", amount: 12_000 },
          { label: "Car loan", amount: 7_000 },
        ],
      },
    });
  });

  it("may be below zero", () => {
    const said: Said[] = [...both, ["car", "2026-02-01", 6_000]];
    expect(equities(said, "car").get("car")?.amount).toBe(-1_000);
  });

  it("is absent without a debt, for a deleted item, or before both have a balance", () => {
    expect([equities(both).size, equities(both, "boat").size]).toEqual([0, 0]);
    expect([equities(both.slice(0, 1), "car").size, equities(both.slice(1), "car").size]).toEqual([0, 0]);
  });
});
