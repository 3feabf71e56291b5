// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { enter, goTo, openDate, type } from "../money-date.fixture.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("balances", () => {
  it("are recorded for today if they changed, once a day", async () => {
    const { figures } = await openDate();
    await goTo("Balances");
    const savings = screen.getByLabelText<HTMLInputElement>("Savings");
    // 4,850.00 when it was listed, and 50.00 that were saved to it.
    expect(savings.value).toBe("4,900.00");
    await enter(savings, "4900");
    expect(figures().balances).toEqual([]);
    await enter(savings, "5000");
    await enter(savings, "5,100");
    expect(figures().balances).toMatchObject([
      { of: { kind: "account", id: "savings" }, day: "2026-11-13", amount: 510_000 },
    ]);
    expect(screen.getByText("1 noted")).toBeTruthy();
  });

  it("of what loses value by itself are those of today, as on the net worth page", async () => {
    // 319 days since it was listed: 10,000 × 0.8 ^ (319 ÷ 365).
    const vehicle = { label: "Car", kind: "vehicle", balance: 1_000_000, yearlyChange: -20_000 };
    await openDate({ records: [recordOf("account", { id: "car", ...vehicle })] });
    await goTo("Balances");
    const car = screen.getByLabelText<HTMLInputElement>("Car");
    expect(car.value).toBe("8,228.17");
    expect(car.dataset).toMatchObject({ figure: "balance:car", value: "822817" });
    await enter(car, "8,228.17");
    expect(screen.queryByText("1 noted")).toBeNull();
  });

  it("refuse unreadable amounts and negative debts, and ignore an emptied field", async () => {
    const { figures } = await openDate();
    await goTo("Balances");
    const card = screen.getByLabelText<HTMLInputElement>("Card");
    await enter(card, "x1");
    expect([card.value, card.getAttribute("aria-invalid")]).toEqual(["x1", "true"]);
    await enter(card, "-5");
    expect(screen.getByText(/without a minus/)).toBeTruthy();
    await enter(card, "");
    expect(card.value).toBe("1,460.00");
    expect(figures().balances).toEqual([]);
  });

  it("keep the typed text on a full device", async () => {
    let isFull = false;
    const { figures } = await openDate({ isFull: () => isFull });
    await goTo("Balances");
    isFull = true;
    const savings = screen.getByLabelText<HTMLInputElement>("Savings");
    await enter(savings, "5000");
    expect(figures().balances).toEqual([]);
    expect(savings.value).toBe("5000");
  });

  it("are recorded when the step is left, which reports unreadable ones", async () => {
    const { figures } = await openDate();
    await goTo("Balances");
    await type(screen.getByLabelText("Savings"), "5000");
    await type(screen.getByLabelText("Card"), "x1");
    await goTo("Habits");
    expect(figures().balances).toMatchObject([{ of: { id: "savings" }, amount: 500_000 }]);
    expect(await screen.findByText(/Savings: \$5,000.00 noted/)).toBeTruthy();
    expect(screen.getByText(/Card was not noted/)).toBeTruthy();
  });

  it("are recorded shortly after blur, so that no button moves while it is pressed", async () => {
    const { figures } = await openDate();
    await goTo("Balances");
    await type(screen.getByLabelText("Savings"), "5000");
    expect(figures().balances).toEqual([]);
    await vi.waitFor(() => expect(figures().balances).toHaveLength(1));
  });
});
