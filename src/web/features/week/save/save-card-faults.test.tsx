// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/record.fixture.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { settingAside } from "#web/household/this-week/setting-aside.ts";
import { planRecords } from "#web/household/this-week/week.fixture.ts";
import { changing, deleting } from "#web/store/command.ts";
import { button, field, openCard, press, rowsOf, type } from "./save-card.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const archived = changing("archive-goal", "goal", "lisbon", () => ({ state: "archived" as const }));

async function openSplit(isFull?: () => boolean) {
  const card = await openCard(planRecords(), isFull);
  await press("change the split");
  await screen.findByRole("heading", { name: "Where it goes" });
  return card;
}

describe("a week with no plan to follow", () => {
  it("[SW15] takes any amount of a household that has said nothing yet, and says how to get a plan", async () => {
    const { saves } = await openCard(coupleRecords());
    expect(screen.getByText(/There is no plan for the week yet/)).toBeTruthy();
    type("Set aside this week", "5");
    await press("Record it");
    expect(saves()).toMatchObject([{ amount: 500 }]);
  });

  it("[SW15] says kindly what a short household lacks, and still takes any amount", async () => {
    const dear = recordOf("bill", { id: "x", label: "Loan", amount: 40_000, cadence: "weekly", nextDue: "2026-11-20" });
    const { saves } = await openCard(planRecords(dear));
    expect(document.querySelector(".save-unplanned .lede")!.textContent).toMatch(/each week is \$200\.00 short/);
    expect(screen.getByRole("link", { name: "See what could change" }).getAttribute("href")).toBe("#shortfall");
    await press("Nothing this week");
    await press("Record nothing");
    expect(saves()).toMatchObject([{ amount: 0 }]);
  });

  it("[SW9] keeps an amount that can't be read, and records nothing", async () => {
    const { saves, told } = await openCard(coupleRecords());
    type("Set aside this week", "a lot");
    await press("Record it");
    expect(field("Set aside this week").value).toBe("a lot");
    expect(screen.getByText(/doesn’t read as an amount/)).toBeTruthy();
    expect([saves(), told]).toEqual([[], []]);
  });

  it("[SW10] keeps the amount where the device refuses it", async () => {
    const { saves } = await openCard(coupleRecords(), () => true);
    type("Set aside this week", "5");
    await press("Record it");
    expect(field("Set aside this week").value).toBe("5");
    expect(saves()).toEqual([]);
  });
});

describe("a split of one's own", () => {
  it("[SW16] takes each place's amount and other places, and the total follows", async () => {
    const { saves } = await openSplit();
    type("Kitchen table", "");
    type("Lisbon", "100");
    fireEvent.change(field("Another place"), { target: { value: "account:savings" } });
    type("Savings", "12.50");
    expect(field("To set aside").value).toBe("165.99");
    await press("Save the week");
    expect(
      saves()
        .map(({ amount }) => amount)
        .toSorted((a, b) => a - b),
    ).toEqual([1_250, 5_349, 10_000]);
  });

  it("[SW16] runs a total that is typed down the plan, and goes back to the plan's split", async () => {
    await openSplit();
    type("To set aside", "100");
    expect(field("Lisbon").value).toBe("84.51");
    expect(field("Kitchen table").value).toBe("15.49");
    expect(screen.queryByLabelText("Investing")).toBeNull();
    await press("Use the plan’s split");
    expect(rowsOf("Planned")).toHaveLength(3);
  });

  it("[SW9] says at the row what can't be read, goes there, keeps it and records nothing", async () => {
    const { saves } = await openSplit();
    type("Kitchen table", "1,2,3x");
    await press("Save the week");
    expect(document.activeElement).toBe(field("Kitchen table"));
    expect(field("Kitchen table").value).toBe("1,2,3x");
    expect(saves()).toEqual([]);
    type("To set aside", "0");
    await press("Save the week");
    expect(screen.getByText(/Nothing is to be set aside yet/)).toBeTruthy();
    expect(document.activeElement).toBe(field("To set aside"));
  });

  it("[SW6] says at the row that a goal went while it was shown, and its amount goes elsewhere", async () => {
    const { store, saves } = await openSplit();
    await act(async () => void (await store.run(deleting("delete-goal", "lisbon"))));
    expect(screen.getByText("Lisbon was deleted meanwhile. Choose another place for its $84.51.")).toBeTruthy();
    await press("Save the week");
    expect(saves()).toEqual([]);
    fireEvent.change(field("Instead of Lisbon"), { target: { value: "goal:table" } });
    expect(field("Kitchen table").value).toBe("146.51");
    await press("Save the week");
    expect(saves().reduce((total, { amount }) => total + amount, 0)).toBe(20_000);
  });

  it("[SW10] keeps what was typed where the device has no room, and is recorded once there is some", async () => {
    let isFull = true;
    const { saves, told } = await openSplit(() => isFull);
    type("Lisbon", "90");
    await press("Save the week");
    expect(screen.getByRole("alert").textContent).toMatch(/no room left/);
    expect([field("Lisbon").value, saves(), told]).toEqual(["90", [], []]);
    isFull = false;
    await press("Save the week");
    expect([saves().length, told.length]).toEqual([3, 1]);
  });
});

describe("a press on what has changed meanwhile", () => {
  it("[SW6] records nothing where a goal was archived between the look and the press, and asks for another place", async () => {
    const { store, saves, told } = await openCard();
    await act(async () => {
      void store.run(archived);
      fireEvent.click(button("Save the week"));
    });
    const words = "Lisbon was archived meanwhile. Choose another place for its $84.51. Nothing was recorded.";
    expect(await screen.findByText(words)).toBeTruthy();
    expect([saves(), told]).toEqual([[], []]);
    expect(document.activeElement).toBe(field("Instead of Lisbon"));
  });

  it("[SW19] does nothing on a card that does not show yet what the week has put aside, and counts once it does", async () => {
    const { store, saves } = await openCard();
    await act(async () => {
      void store.run(settingAside(5_000 as never, "maya", friday));
      fireEvent.click(button("Save the week"));
    });
    const total = () => saves().reduce((sum, { amount }) => sum + amount, 0);
    expect(total()).toBe(5_000);
    await press("Save the rest");
    expect(total()).toBeGreaterThan(5_000);
  });

  it("[SW10] says beside the button that the device is full, and the plan stands as it was", async () => {
    const { saves, told } = await openCard(planRecords(), () => true);
    await press("Save the week");
    expect(screen.getByRole("alert").textContent).toMatch(/^Nothing was recorded: this device has no room left/);
    expect(rowsOf("Planned")).toHaveLength(3);
    expect([saves(), told]).toEqual([[], []]);
  });
});
