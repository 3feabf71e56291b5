// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { changing, deleting } from "#web/store/command.ts";
import { bill, category, openSpending, pay, press, textsOf, until } from "../spending.fixture.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const power = bill("Power", 9_600, "2026-11-15");
const soon = [power, bill("Phones", 7_000, "2026-11-16"), pay("2026-11-17"), category("Home", 4_500)];
const insurance = recordWith(bill("Insurance", 84_000, "2026-11-20"), { cadence: "yearly" });
const fund = recordOf("goal", {
  id: "fund",
  label: "Car insurance",
  kind: "own",
  target: 84_000,
  priority: 1,
  alreadySaved: 20_000,
  state: "active",
  billId: "Insurance",
});
const laidBy = recordOf("save", {
  id: "s",
  week: "2026-W45",
  personId: "maya",
  amount: 30_000,
  target: { kind: "goal", id: "fund" },
  note: "",
  recordedAt: friday,
});
const stillDue = () => textsOf(".until-pay .bills-label");
const dialog = () => within(screen.getByRole("dialog"));
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(dialog().getByLabelText(label), { target: { value } }));
const send = () => act(async () => void fireEvent.submit(document.querySelector(".pay-bill")!));
const isOpen = () => document.querySelector("dialog") !== null;

describe("a bill", () => {
  it("is marked as paid with its usual amount, as an entry of today, and is then no longer due", async () => {
    const { entries } = await openSpending(coupleRecords(...soon));
    await press("Mark paid: Power, 15 November");
    await send();
    expect(entries()).toMatchObject([
      { id: "Power@2026-11-15", payee: "Power", amount: 9_600, day: "2026-11-13", personId: "maya", kind: "spending" },
    ]);
    expect(entries()[0]).not.toHaveProperty("categoryId");
    expect([isOpen(), stillDue()]).toEqual([false, ["Phones"]]);
    expect(textsOf(".bills-list .bills-label")[0]).toBe("Power paid");
    await press("Undo");
    expect([entries().length, stillDue()]).toEqual([0, ["Power", "Phones"]]);
  });

  it("[EA4] of a debt is a payment to it, from the account of who paid", async () => {
    const bank = recordOf("account", { id: "bank", label: "Checking", kind: "checking", balance: 50_000 });
    const terms = { kind: "car", balance: 90_000, apr: 0, minimum: 9_600 };
    const loan = recordOf("debt", { id: "loan", label: "Car loan", ...terms });
    const { entries, figures } = await openSpending(
      coupleRecords(recordWith(power, { debtId: "loan" }), category("Home", 4_500), bank, loan),
    );
    await press("Mark paid: Power, 15 November");
    expect(dialog().queryByLabelText("Category")).toBeNull();
    await send();
    const [paid] = entries();
    expect(paid).toMatchObject({
      kind: "transfer",
      bill: { id: "Power", due: "2026-11-15" },
      account: { kind: "account", id: "bank" },
      toAccount: { kind: "debt", id: "loan" },
    });
    const owed = () => figures().current.household.debts[0]!.balance;
    expect([owed(), figures().current.household.accounts[0]!.balance]).toEqual([80_400, 40_400]);
    await press("Undo");
    expect([entries().length, owed()]).toEqual([0, 90_000]);
  });

  it("moves the focus to the heading when its button is gone, and back to the button on cancel", async () => {
    await openSpending(coupleRecords(...soon));
    const opener = () => document.querySelector<HTMLElement>(".until-pay .bills-paid")!;
    const begin = () =>
      act(async () => {
        opener().focus();
        opener().click();
      });
    await begin();
    await press("Cancel");
    expect(document.activeElement).toBe(opener());
    await begin();
    await send();
    expect(document.activeElement?.textContent).toBe("Bills and paydays");
  });

  it("can be paid with another amount, on another day, by another person, in a category", async () => {
    const { entries } = await openSpending(coupleRecords(...soon));
    await press("Mark paid: Power, 15 November");
    await type("Amount", "88.5");
    await type("Paid on", "2026-11-10");
    await type("Who paid", "tom");
    await type("Category", "Home");
    await send();
    expect(entries()).toMatchObject([{ amount: 8_850, day: "2026-11-10", personId: "tom", categoryId: "Home" }]);
  });

  it("is due again when its entry is deleted, and can be paid again", async () => {
    const { store, entries } = await openSpending(coupleRecords(...soon));
    await press("Mark paid: Power, 15 November");
    await send();
    await act(async () => void (await store.run(deleting("delete-entry", "Power@2026-11-15"))));
    expect(stillDue()).toEqual(["Power", "Phones"]);
    await press("Mark paid: Power, 15 November");
    await send();
    expect([entries().length, stillDue()]).toEqual([1, ["Phones"]]);
  });

  it("is listed on its due day if unpaid in the last week, but not if older", async () => {
    const { entries } = await openSpending(
      coupleRecords(pay("2026-11-17"), bill("Water", 3_000, "2026-11-06"), bill("Rent", 90_000, "2026-11-05")),
    );
    expect(textsOf(".until-pay-lately li")).toEqual(["Fri 6WaterMark paid$30.00"]);
    await press("Mark paid: Water, 6 November");
    await send();
    expect(entries()).toMatchObject([{ id: "Water@2026-11-06", day: "2026-11-06" }]);
    expect(document.querySelector(".until-pay-lately")).toBeNull();
  });

  it("is paid once from the goal that saves for it, and undo restores the goal", async () => {
    const { figures, entries } = await openSpending(coupleRecords(...soon, insurance, fund, laidBy));
    const taken = () => figures().state.of.withdrawal.list();
    const paidUntil = () => figures().household.goals[0]!.paidUntil;
    await press("Mark paid: Insurance, 20 November");
    expect(dialog().getByText("It holds $500.00. What is missing comes from elsewhere.")).toBeTruthy();
    await send();
    expect(taken()).toMatchObject([{ goalId: "fund", amount: 50_000, note: "Insurance", week: "2026-W46" }]);
    expect([entries().length, paidUntil()]).toEqual([1, "2026-11-20"]);
    await press("Undo");
    expect([entries().length, taken().length, paidUntil()]).toEqual([0, 0, undefined]);
    await press("Mark paid: Insurance, 20 November");
    await type("Amount", "120");
    await send();
    expect(taken()).toMatchObject([{ amount: 12_000 }]);
  });

  it("leaves the money in the goal if unticked, and the goal still moves on to the next due day", async () => {
    const { figures } = await openSpending(coupleRecords(...soon, insurance, fund, laidBy));
    await press("Mark paid: Insurance, 20 November");
    await act(async () => void fireEvent.click(dialog().getByRole("checkbox")));
    await send();
    expect([figures().withdrawals.length, figures().household.goals[0]!.paidUntil]).toEqual([0, "2026-11-20"]);
  });

  it("keeps the typed values when they can’t be read, and when the write fails", async () => {
    let isFull = false;
    const { entries } = await openSpending(coupleRecords(...soon), "", () => isFull);
    await press("Mark paid: Power, 15 November");
    await type("Amount", "lots");
    await type("Paid on", "2026-11-14");
    await send();
    expect(dialog().getByText("Type what was paid, as an amount above zero.")).toBeTruthy();
    expect(dialog().getByText("Choose the day it was paid: today or before.")).toBeTruthy();
    await type("Amount", "96");
    await type("Paid on", "2026-11-13");
    isFull = true;
    await send();
    await until(() => /Not kept/.test(document.querySelector(".pay-bill")?.textContent ?? ""));
    expect([entries().length, isOpen()]).toEqual([0, true]);
  });

  it("[EA3] is not paid from an account that was closed meanwhile: it says so at the field, and keeps what was typed", async () => {
    const bank = recordOf("account", { id: "bank", label: "Checking", kind: "checking", balance: 50_000 });
    const { store, entries } = await openSpending(coupleRecords(...soon, bank));
    await press("Mark paid: Power, 15 November");
    await type("Amount", "88.5");
    await type("Paid from", "account:bank");
    const closing = changing("change", "account", "bank", () => ({ closedOn: "2026-11-10" as never }));
    await act(async () => void (await store.run(closing)));
    await send();
    const words = "Checking was closed on 10 November 2026. Choose another account, or an earlier day.";
    const from = dialog().getByLabelText<HTMLSelectElement>("Paid from");
    expect(from.getAttribute("aria-describedby")).toContain(dialog().getByText(words).id);
    expect([Number(dialog().getByLabelText<HTMLInputElement>("Amount").value), entries()]).toEqual([88.5, []]);
    await type("Paid from", "");
    await send();
    expect(entries()).toMatchObject([{ amount: 8_850 }]);
  });

  it("says so when the partner deleted it meanwhile", async () => {
    const { store, entries } = await openSpending(coupleRecords(...soon));
    await press("Mark paid: Power, 15 November");
    await act(async () => void (await store.run(deleting("delete-bill", "Power"))));
    await send();
    expect([entries().length, isOpen()]).toEqual([0, true]);
    expect(document.querySelector(".pay-bill > .field-error")?.textContent).toMatch(/still here/);
  });
});
