// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import { newId } from "#web/platform/new-id.ts";
import { deleting } from "#web/store/command.ts";
import { head, hero, leave, openNetWorth, rows, sumOf } from "./open-net-worth.fixture.tsx";
import { account, balance, debt, monthly, twoYears } from "./worth-records.fixture.ts";

describe("the page", () => {
  afterEach(leave);

  describe("the head", () => {
    it("shows the net worth, the change since January, the band and the number of estimates", async () => {
      await openNetWorth(twoYears());
      expect(hero()).toBe("$100,811.39");
      expect(head()).toContain("Net worth, Maya and Tom");
      expect(head()).toMatch(/\$28,583 since January/);
      expect(head()).toContain("between $97,578.72 and $104,044.05, two values are estimates");
      expect(head()).toContain("Of it gained or lost since the last look");
    });

    it("shows the change since the first balance, and what was counted for the first time", async () => {
      const [house, ...rest] = coupleRecords(
        account("a", "Savings", "savings", 100),
        balance("a", "2026-11-10", 50_000),
      );
      await openNetWorth([], { household: [recordWith(house!, { began: "2026-W10" }), ...rest] });
      expect(head()).toContain("$499.00 since 2 March why?");
      expect(head()).toContain("each by its last balance and its entries since why?");
      cleanup();
      const bought = [
        account("c", "Car", "vehicle", 0),
        balance("c", "2025-01-01", 0),
        account("f", "Fund", "other", 500),
      ];
      const fund = newId(Date.parse("2026-06-01"));
      await openNetWorth([...bought.slice(0, 2), recordWith(bought[2]!, { id: fund })]);
      expect(head()).toContain("$5.00 since January, all of it counted for the first time");
    });

    it("uses the colors of gain and loss for changes, and neither when nothing changed", async () => {
      const change = () => document.querySelector(".worth-change")!;
      const since = (now: number) => [
        ...[account("a", "Savings", "savings", 0), balance("a", "2025-12-01", 50_000), balance("a", "2026-11-10", now)],
      ];
      const looks = [];
      for (const now of [50_000, 60_000, 40_000]) {
        await openNetWorth(since(now));
        looks.push([change().className, change().textContent!.trim()]);
        cleanup();
      }
      expect(looks).toEqual([
        ["worth-change", "Unchanged since January"],
        ["worth-change worth-change--up", "$100.00 since January"],
        ["worth-change worth-change--down", "−\u00a0$100.00 since January"],
      ]);
    });

    it("shows a true minus below zero, and fits nine digits", async () => {
      await openNetWorth([debt("loan", "Loan", 12_345_678_901)]);
      expect(hero()).toBe("− $123,456,789.01");
      expect(document.querySelector(".worth-hero--long")).toBeTruthy();
    });

    it("says when amounts are too large to add up", async () => {
      const all = Array.from({ length: 150 }, (_, n) =>
        account(`a${n}`, `A${n}`, "savings", 1e12, { yearlyChange: 100_000 }),
      );
      await openNetWorth(all);
      expect(screen.getByText(/too large to be added up exactly/)).toBeTruthy();
    });
  });

  describe("what is owned and owed", () => {
    it("shows owners, last updates, ranges and terms, and adds up", async () => {
      await openNetWorth(twoYears());
      expect(rows("You own")[0]).toBe("Maya: 401(k)1 Nov$41,230.00");
      expect(rows("You own")).toContain("Maya and Tom: Checkingtoday$3,412.60");
      expect(rows("You own")).toContain("Maya and Tom: Emergency fundSunday$12,584.00");
      expect(rows("You own")).toContain(
        "Maya: Kiln and studiolast looked at 10 Mar, estimate $1,500 – $3,500$2,500.00",
      );
      expect(rows("You owe")).toContain("Maya and Tom: Dental planno interest, $65 a month− $720.00");
      expect(rows("You owe")).toContain("Maya and Tom: Cardpaid off, 13 Jun$0.00");
      expect([sumOf("You own"), sumOf("You owe")]).toEqual(["$111,161.39", "− $10,350.00"]);
    });

    it("says of a closed account that it is closed, and of a card at 0 that nothing is owed", async () => {
      const old = recordOf("account", { id: "old", label: "Old", kind: "savings", balance: 0, closedOn: "2026-11-02" });
      await openNetWorth([...twoYears(), old, debt("amex", "Amex", 0, { kind: "card" })]);
      expect(rows("You own").find((row) => row.includes("Old"))).toContain("closed 2 Nov");
      expect(rows("You owe").find((row) => row.includes("Amex"))).toContain("nothing owed");
    });

    it("shows the computed value of what loses value, and the equity after its loan", async () => {
      await openNetWorth(twoYears());
      const car = rows("You own").find((row) => row.includes("hatchback"));
      expect(car).toContain("loses 15 % a year, $12,000.00 then$10,716.79");
      expect(car).toContain("less Car loan − $6,480.00Yours together of it");
      expect(car).toContain("$4,236.79");
      expect(rows("You owe")[0]).toContain("for Car, 2019 hatchback");
    });

    it("says when more is owed than something is worth", async () => {
      await openNetWorth([account("home", "Home", "property", 100), debt("m", "Mortgage", 300, { accountId: "home" })]);
      expect(rows("You own")[0]).toContain("More is owed than it is worth");
    });

    it("treats a debt for a deleted account as one for nothing", async () => {
      const { store } = await openNetWorth([
        account("home", "Home", "property", 100),
        debt("m", "Loan", 300, { accountId: "home" }),
      ]);
      await act(async () => void (await store.run(deleting("archive-account", "home"))));
      expect(rows("You owe")[0]).not.toContain("for Home");
      expect(hero()).toBe("− $3.00");
    });

    it("lists a hundred accounts", async () => {
      await openNetWorth(Array.from({ length: 100 }, (_, n) => account(`a${n}`, `Account ${n}`, "savings", 100)));
      expect([rows("You own").length, sumOf("You own")]).toEqual([100, "$100.00"]);
      expect(screen.getByText("All 100")).toBeTruthy();
    });
  });
});

describe("by person", () => {
  afterEach(leave);

  const choose = (name: string) => act(async () => void fireEvent.click(screen.getByLabelText(name)));

  describe("the choice of person", () => {
    it("can be everyone, or one person alone", async () => {
      await openNetWorth(twoYears());
      await choose("Maya");
      expect([hero(), head()]).toEqual(["$43,730.00", expect.stringContaining("Net worth, Maya alone")]);
      expect(rows("Maya owns")).toHaveLength(2);
      expect(screen.getByText(/Nothing here is Maya’s alone/)).toBeTruthy();
      await choose("You two");
      expect(hero()).toBe("$100,811.39");
    });

    it("is everyone again when the chosen person leaves", async () => {
      const { store } = await openNetWorth(twoYears());
      await choose("Tom");
      expect(hero()).toBe("$14,870.00");
      await act(async () => void (await store.run(deleting("remove-person", "tom"))));
      expect(hero()).toBe("$100,811.39");
    });

    it("is not shown for someone living alone, without owner marks", async () => {
      const alone = coupleRecords(account("a", "Savings", "savings", 100)).filter(({ id }) => id !== "tom");
      await openNetWorth([], { household: alone });
      expect(screen.queryByLabelText("Maya")).toBeNull();
      expect(rows("You own")).toEqual(["Savingslast looked at 29 Dec 2025$1.00"]);
    });
  });

  describe("private items", () => {
    const own = [account("secret", "Surprise fund", "savings", 42_000), debt("favour", "A favour", 2_000)];

    it("is shown separately, and counts in no shared figure", async () => {
      await openNetWorth([account("a", "Savings", "savings", 100)], { own });
      expect(hero()).toBe("$1.00");
      expect(screen.getByRole("heading", { name: "Only you see these" })).toBeTruthy();
      expect([sumOf("You alone own"), sumOf("You alone owe"), sumOf("Only you see these")]).toContain("$420.00");
      expect(document.querySelector(".worth-private-sum > .money")?.textContent).toBe("$400.00");
      expect(screen.getByRole("heading", { name: "Update balances" }).parentElement?.textContent).not.toContain(
        "Surprise",
      );
    });

    it("is hidden when there is nothing", async () => {
      await openNetWorth([account("a", "Savings", "savings", 100)], { own: [] });
      expect(screen.queryByText("Only you see these")).toBeNull();
    });
  });
});

describe("with little data", () => {
  afterEach(leave);

  const choose = (name: string) => act(async () => void fireEvent.click(screen.getByLabelText(name)));

  describe("a page with little data", () => {
    it("leads to the setup when there is no household", async () => {
      await openNetWorth([], { household: [] });
      expect(screen.getByRole("link", { name: "Set up your household" })).toBeTruthy();
    });

    it("asks for the first item when nothing is listed", async () => {
      await openNetWorth([]);
      expect(screen.getByText("Add what you own")).toBeTruthy();
      expect(screen.queryByText("Update balances")).toBeNull();
    });

    it("draws no line for a single day, and no pace too early", async () => {
      await openNetWorth([account("a", "Savings", "savings", 100), balance("a", "2025-12-29", 100)]);
      expect(screen.getByText(/Once your balances go back six months/)).toBeTruthy();
      cleanup();
      const [house, ...rest] = coupleRecords(account("a", "Savings", "savings", 100));
      await openNetWorth([], { household: [recordWith(house!, { began: "2026-W47" }), ...rest] });
      expect(screen.getByText(/The line begins with the next ones/)).toBeTruthy();
    });
  });

  describe("the chart", () => {
    it("shows its ranges, its pace and its table", async () => {
      await openNetWorth(twoYears());
      expect(
        screen.getByText(/this pace, not a promise: about \$\d{3},\d{3} by November 2027, give or take/),
      ).toBeTruthy();
      await choose("1 year");
      expect(screen.getByText(/by May 2027/)).toBeTruthy();
      await act(async () => void fireEvent.click(screen.getByText("Table view")));
      const heads = screen.getAllByRole("columnheader").map((cell) => cell.textContent);
      expect(heads).toEqual(["Day", "You own", "Net worth", "Net worth, low", "Net worth, high", "You owe"]);
    });

    it("gives no margin when every month changed alike", async () => {
      const even = Array.from({ length: 11 }, (_, month) =>
        balance("a", `2026-${String(month + 1).padStart(2, "0")}-13`, 100_000 + month * 5_000),
      );
      const [house, ...rest] = coupleRecords(account("a", "Savings", "savings", 1), ...even);
      await openNetWorth([], { household: [recordWith(house!, { began: "2026-W47" }), ...rest] });
      expect(screen.getByText(/not a promise: about .* by [A-Z][a-z]+ 2027\./).textContent).not.toContain(
        "give or take",
      );
    });

    it("offers no range that would show everything", async () => {
      await openNetWorth([account("a", "Savings", "savings", 100), ...monthly("a", 9, 100, 900)]);
      expect(screen.queryByLabelText("1 year")).toBeNull();
      cleanup();
      await openNetWorth([account("a", "Savings", "savings", 100), ...monthly("a", 18, 100, 900)]);
      expect([screen.queryByLabelText("1 year"), screen.queryByLabelText("2 years")].map(Boolean)).toEqual([
        true,
        false,
      ]);
    });
  });
});
