// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Account, Debt } from "#domain/household/household.ts";
import { minor } from "#domain/money/money.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { field, press, showStep, type } from "../rows/step.fixture.tsx";
import { netWorthSoFar, OwnAndOweStep } from "./own-and-owe-step.tsx";

describe("own and owe step", () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    currentDevice.set({ phase: "closed" });
  });

  const car = { label: "Car", kind: "vehicle", balance: "12000" };
  const card = { label: "Visa", balance: "2,060.00", apr: "24", minimum: "40" };
  const sum = () => screen.getByRole("region", { name: "Net worth so far" }).textContent;

  describe("what is owned", () => {
    it("asks for both ends if the balance is not known, counts the middle, and keeps the exact text", async () => {
      const { typed } = await showStep(OwnAndOweStep, { accounts: [car] });
      await press("Edit Car");
      await press("I don’t know exactly");
      expect(document.activeElement).toBe(field("At least"));
      expect(field("At least").getAttribute("aria-invalid")).toBeNull();
      expect(screen.getByText(/^The plan counts the middle\./)).toBeTruthy();
      await type("At least", "8000");
      await type("At most", "10000");
      expect(screen.getByText(/^About \$8,000\.00 to \$10,000\.00, counted at the middle, \$9,000\.00\./)).toBeTruthy();
      await press("I know the exact amount");
      expect(field("Balance or value").value).toBe("12000");
      await press("I don’t know exactly");
      expect([field("At least").value, field("At most").value]).toEqual(["8000", "10000"]);
      await vi.waitFor(() =>
        expect(typed("accounts")[0]).toMatchObject({ balance: "", exactly: "12000", low: "8000" }),
      );
    });

    it("shows at the ends what a range is missing", async () => {
      await showStep(OwnAndOweStep, { accounts: [{ label: "Car", low: "8000" }] });
      await press("Edit Car");
      expect(field("At most").getAttribute("aria-invalid")).toBe("true");
      expect(field("At least").getAttribute("aria-invalid")).toBeNull();
    });

    it("moves from an empty line to the debts, and from there to the next step", async () => {
      const { onGoOn } = await showStep(OwnAndOweStep);
      const [accounts, debts] = screen.getAllByRole<HTMLTextAreaElement>("textbox");
      fireEvent.keyDown(accounts!, { key: "Enter" });
      expect(document.activeElement).toBe(debts);
      expect(onGoOn).not.toHaveBeenCalled();
      fireEvent.keyDown(debts!, { key: "Enter" });
      expect(onGoOn).toHaveBeenCalledOnce();
    });
  });

  describe("what is owed", () => {
    it("shows under a debt what its minimum does, while typing", async () => {
      await showStep(OwnAndOweStep, { debts: [card] });
      await press("Edit Visa");
      expect(screen.getByText(/it never ends: interest is \$41\.20 a month/)).toBeTruthy();
      await type("Minimum", "200");
      expect(screen.getByText(/paid off in November 2027/)).toBeTruthy();
      await type("Minimum", "two hundred");
      expect(screen.queryByText(/At this minimum/)).toBeNull();
      expect(field("Minimum").value).toBe("two hundred");
    });

    it("[BD3] a debt asks once whether a bill that looks like it is the same payment", async () => {
      const bills = [{ label: "VISA", amount: "55", cadence: "monthly" }];
      const { typed } = await showStep(OwnAndOweStep, { debts: [card], bills });
      expect(screen.getByText("Is this the same payment?")).toBeTruthy();
      await press(/^Yes/);
      await vi.waitFor(() => expect(typed("bills")[0]).toMatchObject({ debtId: "debts-0@row" }));
      expect(screen.queryByText("Is this the same payment?")).toBeNull();
      expect(screen.getByText("Credit card · 24 % · $40.00 a month · paid by the bill VISA")).toBeTruthy();
      await press("Edit Visa");
      await type("Paid by the bill (optional)", "");
      await vi.waitFor(() => expect(typed("bills")[0]).toMatchObject({ debtId: "", isSeparate: "yes" }));
      await press("Done");
      expect(screen.queryByText("Is this the same payment?")).toBeNull();
    });

    it("[BD3] remembers the answer no", async () => {
      const bills = [{ label: "Visa", amount: "55", cadence: "monthly" }];
      const { typed } = await showStep(OwnAndOweStep, { debts: [card], bills });
      await press(/^No\b/);
      await vi.waitFor(() => expect(typed("bills")[0]).toMatchObject({ debtId: "", isSeparate: "yes" }));
      expect(screen.queryByText("Is this the same payment?")).toBeNull();
    });
  });

  describe("net worth so far", () => {
    it("is assets minus debts, without unreadable rows", async () => {
      await showStep(OwnAndOweStep, { accounts: [car, { label: "Shed", balance: "some" }], debts: [card] });
      expect(sum()).toContain("$9,940.00");
    });

    it("is absent, not zero, before there are rows", async () => {
      await showStep(OwnAndOweStep);
      expect(screen.queryByRole("region", { name: "Net worth so far" })).toBeNull();
    });
  });
});

const today = "2026-11-15" as never;
const account = (id: string, balance: number, range: { low?: number; high?: number } = {}): Account =>
  ({ id, label: id, kind: "savings", balance: minor(balance), ...range }) as Account;
const debt = (id: string, balance: number): Debt => ({
  id,
  label: id,
  kind: "card",
  balance: minor(balance),
  apr: 0 as never,
  minimum: minor(0),
});

it("is assets minus debts, below zero too", () => {
  const worth = netWorthSoFar(
    { accounts: [account("a", 5_000), account("b", -200)], debts: [debt("c", 9_000)] },
    today,
  );
  expect(worth).toMatchObject({ assets: 4_800, debts: 9_000, net: -4_200, low: -4_200, high: -4_200, known: 3 });
});

it("counts ranges at their middle and reports the band", () => {
  const worth = netWorthSoFar({ accounts: [account("car", 9_000, { low: 8_000, high: 10_000 })], debts: [] }, today);
  expect(worth).toMatchObject({ net: 9_000, low: 8_000, high: 10_000 });
});

it("is null, not zero, without rows", () => {
  expect(netWorthSoFar({ accounts: [], debts: [] }, today)).toBeNull();
});
