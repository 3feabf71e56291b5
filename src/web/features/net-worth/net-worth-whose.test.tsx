// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import { deleting } from "#web/store/command.ts";
import { head, hero, leave, openNetWorth, rows, sumOf } from "./open-net-worth.fixture.tsx";
import { account, debt, twoYears } from "./worth-records.fixture.ts";

afterEach(leave);

const choose = (name: string) => act(async () => void fireEvent.click(screen.getByLabelText(name)));

describe("whose it is", () => {
  it("[NR15] can be all of it, or what is one person's alone", async () => {
    await openNetWorth(twoYears());
    await choose("Maya");
    expect([hero(), head()]).toEqual(["$43,730.00", expect.stringContaining("Net worth, Maya alone")]);
    expect(rows("Maya owns")).toHaveLength(2);
    expect(screen.getByText(/Nothing here is Maya’s alone/)).toBeTruthy();
    await choose("You two");
    expect(hero()).toBe("$100,811.39");
  });

  it("[NR15] is all of it again when whoever was chosen leaves", async () => {
    const { store } = await openNetWorth(twoYears());
    await choose("Tom");
    expect(hero()).toBe("$14,870.00");
    await act(async () => void (await store.run(deleting("remove-person", "tom"))));
    expect(hero()).toBe("$100,811.39");
  });

  it("[NR26] is not asked where one person lives alone, and nothing is marked", async () => {
    const alone = coupleRecords(account("a", "Savings", "savings", 100)).filter(({ id }) => id !== "tom");
    await openNetWorth([], { household: alone });
    expect(screen.queryByLabelText("Maya")).toBeNull();
    expect(rows("You own")).toEqual(["Savingslast looked at 29 Dec 2025$1.00"]);
  });
});

describe("what is only mine", () => {
  const own = [account("secret", "Surprise fund", "savings", 42_000), debt("favour", "A favour", 2_000)];

  it("[NR14] stands apart, and counts in no shared figure", async () => {
    await openNetWorth([account("a", "Savings", "savings", 100)], { own });
    expect(hero()).toBe("$1.00");
    expect(screen.getByRole("heading", { name: "Only you see these" })).toBeTruthy();
    expect([sumOf("You alone own"), sumOf("You alone owe"), sumOf("Only you see these")]).toContain("$420.00");
    expect(document.querySelector(".worth-private-sum > .money")?.textContent).toBe("$400.00");
    expect(screen.getByRole("heading", { name: "Update balances" }).parentElement?.textContent).not.toContain(
      "Surprise",
    );
  });

  it("[NR14] is not spoken of where there is nothing", async () => {
    await openNetWorth([account("a", "Savings", "savings", 100)], { own: [] });
    expect(screen.queryByText("Only you see these")).toBeNull();
  });
});
