// @vitest-environment happy-dom

import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import {
  button,
  car,
  debt,
  extra,
  leaveDebts,
  loan,
  open,
  piano,
  plain,
  press,
  text,
  type,
  unfold,
} from "./open-debts.fixture.tsx";

afterEach(leaveDebts);

describe("the debts' section", () => {
  it("shows what is owed, with an explanation", async () => {
    await open(car, loan, piano);
    expect(text()).toContain("$19,550.00 owed why?");
    expect(text()).toContain("Below, when each debt ends: T The car, H The loan, E The piano.");
  });

  it("is one line without debts or when nothing is owed, and links to debts that cannot be planned", async () => {
    const { leave } = await open();
    expect(text()).toBe("DebtsNo debts. Nothing to pay off.");
    leave();
    const again = await open(recordWith(car, { balance: 0 }));
    expect(text()).toBe("DebtsNothing is owed. You are debt-free.");
    again.leave();
    await open(...Array.from({ length: 11 }, (_, at) => debt(`d${at}`, 1e12, 1_000, 1)));
    expect(screen.getByRole("link", { name: "Look at them" })).toBeTruthy();
  });

  it("lists the content of the lanes for screen readers", async () => {
    await open(car, piano);
    const lanes = within(screen.getByRole("list", { name: "When each debt ends" })).getAllByRole("listitem");
    expect(lanes.map((lane) => plain(lane.textContent))).toEqual([
      expect.stringMatching(/^Avalanche: The \w+ \w+ \d{4}, The \w+ \w+ \d{4}$/),
      expect.stringMatching(/^Snowball: The piano/),
      expect.stringMatching(/^Your order: /),
    ]);
  });

  it("offers no order for a single debt", async () => {
    const { figures } = await open(car);
    expect(text()).toContain("How it goes down");
    expect(text()).toMatch(
      /It ends in \w+ \d{4}, as today’s plan does\. why\?.*Its interest comes to \$[\d.]+\. why\?/,
    );
    expect([screen.queryAllByRole("radio"), document.querySelector(".payoff-lane")]).toEqual([[], null]);
    await type(extra, "20");
    await press("Adopt this plan");
    expect(figures().household.payoff?.extra).toBeGreaterThan(0);
  });

  it("says which debt never ends, and which payment would end it", async () => {
    await open(debt("card", 500_000, 24_000, 9_000));
    expect(text()).toContain("It never ends.");
    expect(text()).toContain("The card. At its minimum this never ends. $100.09 a month would end it within 30 years.");
    await type(extra, "20");
    expect(text()).toContain("Today’s plan never ends.");
    expect(text()).not.toContain("this never ends");
  });
});

describe("the folded parts", () => {
  it("list every payment, one page at a time", async () => {
    await open(car, loan);
    await unfold("Payment by payment");
    const rows = () => document.querySelectorAll(".debts-schedule tr").length;
    await vi.waitFor(() => expect(rows()).toBeGreaterThan(0), { timeout: 8_000 });
    expect(rows()).toBe(25);
    await press("Show more");
    expect(rows()).toBeGreaterThan(25);
    expect(button("Download CSV")).toBeTruthy();
  });

  it("try a new loan without taking it", async () => {
    const { figures } = await open(car, loan);
    await unfold("What if you refinanced");
    await vi.waitFor(() => expect(document.querySelector(".refinancing")).not.toBeNull(), { timeout: 8_000 });
    await type("APR of the new loan", "3");
    await type("Paid back over", "24");
    expect(text()).toMatch(
      /\$6,900\.00 over 24 months is \$296\.\d\d a month\. It would spare \$[\d.]+ after the fee\./,
    );
    await type("APR of the new loan", "300");
    expect(text()).toContain("An APR is a number from 0 to 100.");
    expect(figures().household.debts).toHaveLength(2);
  });
});
