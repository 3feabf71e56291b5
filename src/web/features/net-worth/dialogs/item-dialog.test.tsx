// @vitest-environment happy-dom

import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { notingBalance } from "#web/household/commands/note-balance.ts";
import { deleting } from "#web/store/command.ts";
import {
  dialog,
  field,
  hero,
  leave,
  openDialog,
  openNetWorth,
  ownSpace,
  press,
  rows,
  submit,
  type,
} from "../open-net-worth.fixture.tsx";
import { account, debt, today } from "../worth-records.fixture.ts";

describe("adding", () => {
  afterEach(leave);

  const car = account("car", "Car", "vehicle", 900_000, { low: 800_000, high: 1_000_000 });
  const fill = async (answers: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(answers)) await type(new RegExp(`^${label}`), value, dialog());
  };

  describe("a new account or debt", () => {
    it("is added with its owner, its range and its yearly loss", async () => {
      const { of } = await openNetWorth([car]);
      await openDialog("Add an account");
      await fill({ Name: "Van", "What it is": "vehicle", "Balance or value": "12,000", Whose: "tom" });
      await fill({ "At least": "10000", "At most": "13000" });
      await act(async () => field("Loses", dialog()).click());
      await fill({ "It loses": "15" });
      await submit(dialog());
      expect(
        of()
          .account.list()
          .find(({ label }) => label === "Van"),
      ).toMatchObject({
        kind: "vehicle",
        balance: 1_200_000,
        low: 1_000_000,
        high: 1_300_000,
        ownerIds: ["tom"],
        yearlyChange: -15_000,
      });
      expect(dialog()).toBeNull();
      expect(rows("You own")[0]).toContain("Tom: Vantoday, estimate $10,000 – $13,000, loses 15 % a year");
      await press("Undo");
      expect(of().account.size).toBe(1);
    });

    it("is added with the terms of a debt and what it was taken for", async () => {
      const { of } = await openNetWorth([car]);
      await openDialog("Add a debt");
      await fill({ Name: "Car loan", "What it is": "car", "What is owed": "6480", Interest: "6.4", Minimum: "273" });
      await fill({ "Taken for": "car" });
      await submit(dialog());
      expect(of().debt.list()[0]).toMatchObject({
        label: "Car loan",
        kind: "car",
        balance: 648_000,
        apr: 6_400,
        minimum: 27_300,
        accountId: "car",
      });
      expect(hero()).toBe("$2,520.00");
    });

    it("shows each problem at its field, and adds nothing until all are fixed", async () => {
      const { of } = await openNetWorth([]);
      await openDialog("Add what you own");
      await fill({ "What it is": "property", "Balance or value": "9" });
      await fill({ "At least": "20", "At most": "10" });
      await act(async () => field("Gains", dialog()).click());
      await submit(dialog());
      for (const words of [/Enter a name/, /higher end is below/, /how much a year/])
        expect(screen.getByText(words)).toBeTruthy();
      await fill({ Name: "Home", "At least": "5", "It gains": "120" });
      await submit(dialog());
      expect(screen.getByText("The highest that fits here is 100 %.")).toBeTruthy();
      await fill({ "It gains": "2" });
      await submit(dialog());
      expect(of().account.list()).toMatchObject([{ label: "Home", yearlyChange: 2_000 }]);
    });

    it("goes into the private space when added there", async () => {
      const { of } = await openNetWorth([car], { own: [account("pot", "Pot", "savings", 5)] });
      const section = screen.getByRole("region", { name: "You alone own" });
      await press("Add an account", section);
      await vi.waitFor(() => expect(dialog()).toBeTruthy(), { timeout: 8_000 });
      expect(dialog().textContent).not.toContain("Whose");
      await fill({ Name: "Tin", "Balance or value": "3" });
      await submit(dialog());
      expect([of().account.size, of(ownSpace).account.size]).toEqual([1, 2]);
      await press("Undo");
      expect(of(ownSpace).account.size).toBe(1);
    });
  });
});

describe("changing", () => {
  afterEach(leave);

  const car = account("car", "Car", "vehicle", 900_000, { low: 800_000, high: 1_000_000 });
  const fill = async (answers: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(answers)) await type(new RegExp(`^${label}`), value, dialog());
  };
  const details = async (name: string) => {
    await openDialog(name);
    await press("Change details", dialog());
  };

  describe("the details of an account or debt", () => {
    it("change without a new balance, with an undo", async () => {
      const { of, noted } = await openNetWorth([recordWith(car, { ownerIds: ["tom"], yearlyChange: -15_000 })]);
      await details("Car");
      await fill({ Name: "Old car", Whose: "" });
      await act(async () => field("Holds", dialog()).click());
      await submit(dialog());
      const changed = of().account.get("car")!;
      expect([changed.label, changed.balance]).toEqual(["Old car", 900_000]);
      expect(["ownerIds" in changed, "yearlyChange" in changed, noted()]).toEqual([false, false, []]);
      await press("Undo");
      expect(of().account.get("car")).toMatchObject({ label: "Car", ownerIds: ["tom"], yearlyChange: -15_000 });
    });

    it("say where everyday entries happen, for all or for one person, with one undo", async () => {
      const { of } = await openNetWorth([account("bank", "Bank", "checking", 5_000)]);
      const ref = { kind: "account", id: "bank" };
      await details("Bank");
      await act(async () => field("Everyday entries happen here", dialog()).click());
      await act(async () => field("Tom’s entries happen here", dialog()).click());
      await submit(dialog());
      expect(of().household.list()[0]!.defaultAccount).toEqual(ref);
      expect(
        of()
          .person.list()
          .map(({ defaultAccount }) => defaultAccount),
      ).toEqual([undefined, ref]);
      await press("Undo");
      expect(of().household.list()[0]).not.toHaveProperty("defaultAccount");
    });

    it("say when it was closed, which ends its being a default; not a day to come", async () => {
      const { of } = await openNetWorth([account("bank", "Bank", "checking", 5_000)]);
      await details("Bank");
      await act(async () => field("Everyday entries happen here", dialog()).click());
      await fill({ "Closed on": "2026-11-14" });
      await submit(dialog());
      expect(screen.getByText("That day is still to come. Choose it once the account is closed.")).toBeTruthy();
      await fill({ "Closed on": "2026-11-13" });
      await submit(dialog());
      expect(of().account.get("bank")).toMatchObject({ closedOn: "2026-11-13", balance: 5_000 });
      expect(of().household.list()[0]).not.toHaveProperty("defaultAccount");
      await details("Bank");
      await fill({ "Closed on": "" });
      await submit(dialog());
      expect(of().account.get("bank")).not.toHaveProperty("closedOn");
    });

    it("note a new value or range for today, and keep past days", async () => {
      const { of } = await openNetWorth([car]);
      await details("Car");
      await fill({ "Balance or value": "8500", "At least": "", "At most": "9500" });
      await submit(dialog());
      expect(of().balance.list()).toMatchObject([{ day: today, amount: 850_000, high: 950_000 }]);
      expect(of().account.get("car")).toMatchObject({ balance: 900_000 });
    });

    it("do not undo what the partner noted while they were open", async () => {
      const { store, noted } = await openNetWorth([car]);
      await details("Car");
      const partners = { of: { kind: "account", id: "car" }, day: today, amount: 777 } as never;
      await act(async () => void (await store.run(notingBalance(partners))));
      await fill({ Name: "Old car" });
      await submit(dialog());
      expect(noted()).toEqual([{ id: "car", day: today, amount: 777 }]);
    });

    it("can be archived after a warning, with an undo", async () => {
      await openNetWorth([car, debt("loan", "Loan", 100_000, { accountId: "car" })]);
      await details("Car");
      await press("Archive", dialog());
      expect(dialog().textContent).toContain("Then note a balance of 0 instead: the past stays.");
      await press("Archive it", dialog());
      expect([hero(), dialog()]).toEqual(["− $1,000.00", null]);
      await press("Undo");
      expect(hero()).toBe("$8,000.00");
    });

    it("say so when the partner deleted it, or the device is full", async () => {
      let isFull = false;
      const { store, of } = await openNetWorth([car], { isFull: () => isFull });
      await details("Car");
      await fill({ Name: "Old car" });
      isFull = true;
      await submit(dialog());
      expect([of().account.get("car")?.label, field(/^Name/, dialog()).value]).toEqual(["Car", "Old car"]);
      expect(dialog().textContent).toContain("What you typed is still here.");
      isFull = false;
      await act(async () => void (await store.run(deleting("archive-account", "car"))));
      expect(dialog().textContent).toContain("Someone deleted it meanwhile");
    });
  });
});
