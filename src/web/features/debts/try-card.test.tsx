// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { debtCountdown } from "#domain/dashboard/debt-countdown.ts";
import { minor } from "#domain/money/money.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { failedWrite } from "#web/household/commands/failed-write.ts";
import { coupleRecords } from "#web/household/figures/figures.fixture.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { deleting } from "#web/store/command.ts";
import { Debts } from "./debts.tsx";
import {
  button,
  car,
  choose,
  debt,
  extra,
  field,
  leaveDebts,
  loan,
  open,
  ownRows,
  pay,
  payoffOf,
  piano,
  press,
  text,
  type,
  unfold,
} from "./open-debts.fixture.tsx";
import { adoptingPayoff } from "./use-tried-payoff.ts";

afterEach(leaveDebts);

describe("a variation of the plan", () => {
  it("changes nothing until it is adopted, and can be discarded", async () => {
    const { figures } = await open(pay, car, loan, piano);
    const before = text();
    await type(extra, "60");
    expect(text()).toMatch(/All three end in \w+ \d{4}, \d+ months sooner than today’s plan\./);
    expect(payoffOf(figures())).toBeUndefined();
    await press("Discard");
    expect(field(extra).value).toBe("0.00");
    expect(text()).toBe(before);
  });

  it("says so when there is nothing to discard", async () => {
    await open(pay, car, loan, piano);
    await press("Discard");
    expect(text()).toContain("Nothing to discard: this is your plan as it is.");
    await type(extra, "60");
    expect(text()).toContain("Nothing changes until you adopt.");
  });

  it("is adopted as one change, updates the countdown, and takes one undo", async () => {
    const { figures } = await open(pay, car, loan, piano);
    const monthsLeft = () => {
      const { household, today } = figures();
      const { debts, payoff, currency } = household;
      const countdown = debtCountdown({ debts, payoff, today, currency, plannedAWeek: minor(0) });
      return countdown.ok && countdown.value.payoff.ending.kind === "debt-free"
        ? countdown.value.payoff.ending.months
        : 0;
    };
    const before = monthsLeft();
    await type(extra, "60");
    await type("Once, with the next payment", "500");
    await act(async () => void fireEvent.change(screen.getByLabelText("It goes to"), { target: { value: "car" } }));
    await choose("Snowball");
    await press("Adopt snowball");
    expect(payoffOf(figures())).toEqual({
      order: "snowball",
      rhythm: "monthly",
      extra: 26_000,
      oneOffs: [{ on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), amount: 50_000, debtId: "car" }],
    });
    expect(monthsLeft()).toBeLessThan(before);
    expect(field(extra).value).toBe("60.00");
    expect(text()).toContain("Planned already: $500.00 to The car by");
    await press("Undo");
    expect([payoffOf(figures()), monthsLeft()]).toEqual([undefined, before]);
  });

  it("keeps the tried values after a failed write", async () => {
    let isFull = false;
    const { figures } = await openFigures(Debts, coupleRecords(pay, car, loan), () => isFull);
    await type(extra, "60");
    isFull = true;
    await press("Adopt avalanche");
    expect([payoffOf(figures()), field(extra).value]).toEqual([undefined, "60"]);
    expect(failedWrite.get()?.command.name).toBe("change-payoff");
  });

  it("adopts nothing twice", async () => {
    const { figures, store } = await open(pay, car, loan);
    await press("Adopt avalanche");
    const { done } = store.state.get().history;
    await press("Adopt avalanche");
    expect(text()).toContain("This is your plan already.");
    expect([store.state.get().history.done, payoffOf(figures())?.extra]).toEqual([done, 0]);
  });

  it("can leave out a planned one-off payment", async () => {
    const { store, figures } = await open(pay, car, loan);
    const oneOffs = [{ on: "2099-01-01" as never, amount: minor(7_700) }];
    const choice = { order: "avalanche", rhythm: "monthly", extra: minor(0), oneOffs } as const;
    await act(async () => void (await store.run(adoptingPayoff(choice))));
    await press("Try without it");
    expect(text()).not.toContain("Planned already");
    await press("Adopt avalanche");
    expect(payoffOf(figures())?.oneOffs).toBeUndefined();
  });

  it("changes the custom order by buttons and arrow keys, announces it, and adopts it", async () => {
    const { figures, store } = await open(pay, car, loan, piano);
    await choose("Your order");
    expect(ownRows().map((row) => row.textContent)).toEqual(["1The car", "2The loan", "3The piano"]);
    await press("Move The piano up");
    const up = button("Move The piano up");
    expect(document.activeElement).toBe(up);
    await act(async () => void fireEvent.keyDown(up, { key: "ArrowUp" }));
    expect(ownRows().map((row) => row.textContent)).toEqual(["1The piano", "2The car", "3The loan"]);
    expect(screen.getByText("The piano is now 1 of 3.")).toBeTruthy();
    await press("Move The piano up");
    expect(screen.getByText("The piano is first already.")).toBeTruthy();
    await act(() => store.run(deleting("delete-debt", "car")));
    await press("Adopt your order");
    expect(payoffOf(figures())?.order).toEqual({ own: ["piano", "loan"] });
  });
});

describe("more variations", () => {
  it("stores a weekly extra when debts are paid weekly, and the choice for freed payments", async () => {
    const { figures } = await open(pay, car, loan);
    await type(extra, "60");
    await unfold("How it is paid");
    await choose("Every week");
    await choose("A debt that is gone passes its payment on to the next");
    await press("Adopt avalanche");
    expect(payoffOf(figures())).toEqual({ order: "avalanche", rhythm: "weekly", extra: 6_000, keepsFreed: true });
  });

  it("says where the money would come from, or that the week has none for it", async () => {
    const { leave } = await open(
      pay,
      recordOf("account", { id: "a", label: "Savings", kind: "savings", balance: 9e7 } as never),
      loan,
    );
    await type(extra, "60");
    expect(text()).toContain("The $60 a week would come from investing ($60).");
    leave();
    await open(loan);
    await type(extra, "60");
    expect(text()).toContain("This week’s plan has no room for the $60 a week");
  });

  it("keeps invalid text with a message, and the last valid amount in effect", async () => {
    await open(pay, car, loan);
    await type(extra, "60");
    const before = text();
    for (const [typed, words] of [
      ["lots", "What you typed is still here."],
      ["-5", "Enter nothing or more."],
      ["99999999999", "The largest amount that fits here is 1 billion."],
    ] as const) {
      await type(extra, typed);
      expect([field(extra).value, text()]).toEqual([typed, expect.stringContaining(words)]);
    }
    await type(extra, "60");
    expect(text()).toBe(before);
    await type(`${extra}, as a slider`, "10000");
    expect(field(extra).value).toBe("100.00");
  });

  it("says so when the partner adopts another plan meanwhile, and keeps the tried values", async () => {
    const { store } = await open(pay, car, loan);
    await type(extra, "60");
    const theirs = { order: "snowball", rhythm: "monthly", extra: minor(1_000) } as const;
    await act(async () => void (await store.run(adoptingPayoff(theirs))));
    expect(text()).toContain("Your household’s plan changed meanwhile.");
    expect(field(extra).value).toBe("60");
    expect(button("Adopt snowball")).toBeTruthy();
  });

  it("shows that long work is in progress, and then its result", async () => {
    await open(...Array.from({ length: 8 }, (_, at) => debt(`d${at}`, 300_000, 20_000, 100)));
    expect(text()).toContain("Working it out…");
    await vi.waitFor(() => expect(text()).toContain("Avalanche never ends."), { timeout: 8_000 });
  });
});
