// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { minor } from "#domain/money/money.ts";
import type { WeekId } from "#domain/time/week.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { coupleRecords, friday, maya, planRecords, savedRecord } from "#web/household/figures/figures.fixture.ts";
import { recordingSaves } from "#web/household/saves/record-save.ts";
import { settingAside } from "#web/household/saves/this-week.ts";
import { changing, deleting } from "#web/store/command.ts";
import { button, field, openCard, press, rowsOf, type } from "./save-card.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const planned = ["Lisbon $84.51", "Kitchen table $62.00", "Investing $53.49"];
const cell = () => document.querySelector(".save-cell")!;

describe("the save card", () => {
  it("shows the week, its money and its targets, and records it with one click", async () => {
    const { saves, told } = await openCard();
    expect(screen.getByRole("heading", { name: "This week’s save" })).toBeTruthy();
    expect(screen.getByText("9 – 15 November")).toBeTruthy();
    expect(document.querySelector(".save-budget")!.textContent).toMatch(
      /^\$1,500 in − \$800 bills − \$500 everyday why/,
    );
    expect(screen.getByText("Buffer and emergency fund are full", { selector: ".save-full > span" })).toBeTruthy();
    expect(rowsOf("Planned")).toEqual(planned);
    await press("Save the week");
    expect(
      saves()
        .map(({ amount }) => amount)
        .toSorted((a, b) => a - b),
    ).toEqual([5_349, 6_200, 8_451]);
    expect(saves().every(({ personId, week }) => personId === "maya" && week === "2026-W46")).toBe(true);
    expect(told).toEqual(["2026-W46"]);
  });

  it("is stamped once saved, and says what was recorded and by whom", async () => {
    await openCard();
    expect(cell().className).toContain("week-face--now");
    await press("Save the week");
    expect(cell().className).toMatch(/week-face--saved.*week-face--stamped/);
    expect(rowsOf("Set aside")).toEqual(planned);
    expect(screen.getByText("Maya recorded $200.00 on Fri 13", { selector: ".save-press-words" })).toBeTruthy();
    expect(button("Add more")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("This week’s save");
  });

  it("undoes a whole recording on the card, and redoes it by the toast", async () => {
    const { saves } = await openCard();
    await press("Save the week");
    await press(/^Undo.*Maya recorded/);
    expect(saves()).toEqual([]);
    expect(rowsOf("Planned")).toEqual(planned);
    await press("Undo");
    expect(saves()).toHaveLength(3);
  });

  it("records once, however often the button is clicked", async () => {
    const { saves, told } = await openCard();
    const save = button("Save the week");
    await act(async () => {
      fireEvent.click(save);
      fireEvent.click(save);
      fireEvent.click(save, { detail: 2 });
    });
    expect([saves().length, told.length]).toEqual([3, 1]);
  });

  it("splits evenly between both, with odd cents to the first", async () => {
    const { saves } = await openCard();
    fireEvent.click(screen.getByLabelText("Both"));
    await press("Save the week");
    const lisbon = saves().filter(({ target }) => "id" in target && target.id === "lisbon");
    expect(Object.fromEntries(lisbon.map(({ personId, amount }) => [personId, amount]))).toEqual({
      maya: 4_226,
      tom: 4_225,
    });
    expect(screen.getByText("Maya and Tom recorded $200.00 on Fri 13", { selector: ".save-press-words" })).toBeTruthy();
  });

  it("asks only for the rest if part of the week is recorded by anyone", async () => {
    const { store, saves } = await openCard(planRecords(savedRecord("t", { personId: "tom", amount: 10_000 })));
    expect(rowsOf("Set aside")).toEqual(["Lisbon $100.00"]);
    expect(rowsOf("Planned")).toEqual(["Kitchen table $62.00", "Investing $38.00"]);
    const more = { target: { kind: "goal", id: "lisbon" } as const, amount: minor(5_000) };
    const partners = recordingSaves({
      week: "2026-W46" as WeekId,
      shares: [more],
      people: ["tom"],
      note: "",
      at: friday - 5,
    });
    await act(async () => void (await store.run(partners)));
    expect(rowsOf("Set aside")).toEqual(["Lisbon $150.00"]);
    expect(button("Save the rest")).toBeTruthy();
    await press("Save the rest");
    expect(saves().reduce((total, { amount }) => total + amount, 0)).toBe(20_000);
  });

  it("can be skipped with a reason, and changed later", async () => {
    const { saves, told } = await openCard();
    await press("Skip");
    await press("An unexpected bill");
    await press("Record nothing");
    expect(saves()).toMatchObject([{ amount: 0, note: "An unexpected bill", personId: "maya" }]);
    // A decision without an amount.
    expect(told).toEqual([]);
    expect(cell().className).toContain("week-face--zero");
    expect(
      screen.getByText("Maya decided on nothing on Fri 13: “An unexpected bill”", { selector: ".save-press-words" }),
    ).toBeTruthy();
    await press("Set something aside after all");
    expect(await screen.findByRole("heading", { name: "Where it goes" })).toBeTruthy();
  });

  it("rejects a reason that is too long, and truncates nothing", async () => {
    const { saves } = await openCard();
    await press("Skip");
    type("In your own words (optional)", "x".repeat(2_001));
    await press("Record nothing");
    expect(saves()).toEqual([]);
    expect(screen.getByText(/room for 2,000 characters/)).toBeTruthy();
    await press("Back");
    expect(rowsOf("Planned")).toEqual(planned);
  });

  it("shows the usual amount once there is one, with an explanation", async () => {
    const weeks = [42, 43, 44, 45].map((week) => savedRecord(`s${week}`, { week: `2026-W${week}`, amount: 35_000 }));
    await openCard(planRecords(...weeks));
    expect(document.querySelector(".save-usual")!.textContent).toMatch(/^You usually save \$350 why\?/);
  });

  it("has no payer picker for a single adult, and a list for more than two", async () => {
    await openCard(planRecords().filter(({ id }) => id !== "tom"));
    expect(screen.queryByRole("group", { name: "Who" })).toBeNull();
    cleanup();
    const { saves } = await openCard(planRecords(recordOf("person", { id: "ida", name: "Ida", kind: "adult" })));
    fireEvent.change(screen.getByLabelText("Who"), { target: { value: "together" } });
    await press("Save the week");
    expect(new Set(saves().map(({ personId }) => personId)).size).toBe(3);
  });

  it("is absent without adults", async () => {
    await openCard(coupleRecords().filter(({ kind }) => kind !== maya.kind));
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

const archived = changing("archive-goal", "goal", "lisbon", () => ({ state: "archived" as const }));

async function openSplit(isFull?: () => boolean) {
  const card = await openCard(planRecords(), isFull);
  await press("change the split");
  await screen.findByRole("heading", { name: "Where it goes" });
  return card;
}

describe("a week without a plan", () => {
  it("takes any amount from an empty household, and says how to get a plan", async () => {
    const { saves } = await openCard(coupleRecords());
    expect(screen.getByText(/There is no plan for the week yet/)).toBeTruthy();
    type("Set aside this week", "5");
    await press("Record it");
    expect(saves()).toMatchObject([{ amount: 500 }]);
  });

  it("says what a short household lacks, and still takes any amount", async () => {
    const dear = recordOf("bill", {
      id: "x",
      label: "Loan",
      amount: 40_000,
      cadence: "weekly",
      nextDue: "2026-11-20",
    });
    const { saves } = await openCard(planRecords(dear));
    expect(document.querySelector(".save-unplanned .lede")!.textContent).toMatch(/each week is \$200\.00 short/);
    expect(screen.getByRole("link", { name: "See what could change" }).getAttribute("href")).toBe("#shortfall");
    await press("Nothing this week");
    await press("Record nothing");
    expect(saves()).toMatchObject([{ amount: 0 }]);
  });

  it("keeps an invalid amount, and records nothing", async () => {
    const { saves, told } = await openCard(coupleRecords());
    type("Set aside this week", "a lot");
    await press("Record it");
    expect(field("Set aside this week").value).toBe("a lot");
    expect(screen.getByText(/doesn’t read as an amount/)).toBeTruthy();
    expect([saves(), told]).toEqual([[], []]);
  });

  it("keeps the amount after a failed write", async () => {
    const { saves } = await openCard(coupleRecords(), () => true);
    type("Set aside this week", "5");
    await press("Record it");
    expect(field("Set aside this week").value).toBe("5");
    expect(saves()).toEqual([]);
  });
});

describe("a custom split", () => {
  it("takes an amount per target and more targets, and updates the total", async () => {
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

  it("splits a typed total by the plan, and returns to the plan's split", async () => {
    await openSplit();
    type("To set aside", "100");
    expect(field("Lisbon").value).toBe("84.51");
    expect(field("Kitchen table").value).toBe("15.49");
    expect(screen.queryByLabelText("Investing")).toBeNull();
    await press("Use the plan’s split");
    expect(rowsOf("Planned")).toHaveLength(3);
  });

  it("shows an error at the invalid row, focuses it, keeps it, and records nothing", async () => {
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

  it("shows at the row that a goal was deleted, and moves its amount elsewhere", async () => {
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

  it("keeps what was typed when the device is full, and records it once there is room", async () => {
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

describe("a click on stale data", () => {
  it("records nothing if a goal was archived meanwhile, and asks for another target", async () => {
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

  it("is ignored while the card does not show the latest saves, and works once it does", async () => {
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

  it("says next to the button that the device is full, and the plan is unchanged", async () => {
    const { saves, told } = await openCard(planRecords(), () => true);
    await press("Save the week");
    expect(screen.getByRole("alert").textContent).toMatch(/^Nothing was recorded: this device has no room left/);
    expect(rowsOf("Planned")).toHaveLength(3);
    expect([saves(), told]).toEqual([[], []]);
  });
});
