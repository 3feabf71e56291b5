// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Day } from "#domain/time/day.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, friday, planRecords } from "#web/household/figures/figures.fixture.ts";
import { changing } from "#web/store/command.ts";
import { button, field, openCard, press, rowsOf, type } from "./save-card.fixture.tsx";
// Preloads the lazy dialog, so that tests do not wait for it.
import "./accounts-dialog.tsx";

beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const account = (id: string, label: string, kind: string, balance = 500_000): AnyRecord =>
  recordOf("account", { id, label, kind, balance });

const checking = account("checking", "Checking", "checking");
const wallet = account("wallet", "Wallet", "cash");
const broker = account("broker", "Broker", "investment");
const vault = account("vault", "Rainy day", "savings");

const path = () => [...document.querySelectorAll(".save-path")].map(({ textContent }) => textContent);
const choose = (label: string, id: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value: id } }));
const change = "Change the accounts";
const use = () => press("Use these accounts");

describe("where a save comes from and goes to", () => {
  it("is one quiet line, and saving stays one press", async () => {
    const { saves } = await openCard(planRecords(checking));
    expect(path()).toEqual([`From Checking to Savings · ${change}`]);
    await press("Save the week");
    expect(new Set(saves().map(({ fromAccountId }) => fromAccountId))).toEqual(new Set(["checking"]));
    const toGoals = saves().filter(({ target }) => target.kind === "goal");
    expect(new Set(toGoals.map(({ toAccountId }) => toAccountId))).toEqual(new Set(["savings"]));
  });

  it("is not said in a household without an account for it", async () => {
    await openCard(planRecords().filter(({ kind }) => kind !== "account"));
    expect(path()).toEqual([]);
  });

  it("names the account of each row where they differ", async () => {
    await openCard(planRecords(checking, broker));
    expect(path()).toEqual([`From Checking to Broker and Savings · ${change}`]);
    const notes = [...document.querySelectorAll(".save-row .save-below")].map(({ textContent }) => textContent);
    expect(notes).toEqual(["to Savings", "to Savings", "to Broker"]);
  });

  it("can be changed before saving, and is the usual again for the next save", async () => {
    const { saves } = await openCard(planRecords(checking, wallet, vault));
    await press(change);
    const dialog = within(screen.getByRole("dialog", { name: "Where this money moves" }));
    expect(dialog.getAllByRole("combobox").map((one) => one.getAttribute("name"))).toEqual(["from", "to", "to"]);
    await choose("From", "wallet");
    await choose("Lisbon goes to", "vault");
    await use();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(path()).toEqual([`From Wallet to Savings and Rainy day · ${change}`]);
    await press("Save the week");
    expect(saves().every((save) => save.fromAccountId === "wallet")).toBe(true);
    expect(saves().filter((save) => save.toAccountId === "vault")).toMatchObject([{ target: { id: "lisbon" } }]);
    await press(/^Undo.*Maya recorded/);
    expect(path()).toEqual([`From Checking to Savings · ${change}`]);
  });

  it("changes nothing by Cancel", async () => {
    await openCard(planRecords(checking, wallet));
    await press(change);
    await choose("From", "wallet");
    await press("Cancel");
    expect(path()).toEqual([`From Checking to Savings · ${change}`]);
  });

  it("counts for a split of one's own as well", async () => {
    const { saves } = await openCard(planRecords(checking, wallet));
    await press("change the split");
    await screen.findByRole("heading", { name: "Where it goes" });
    type("Lisbon", "90");
    await press(change);
    await choose("From", "wallet");
    await use();
    expect(field("Lisbon").value).toBe("90");
    await press("Save the week");
    expect(saves().map(({ fromAccountId }) => fromAccountId)).toEqual(["wallet", "wallet", "wallet"]);
  });

  it("counts for a week without a plan as well", async () => {
    const { saves } = await openCard(coupleRecords(checking, wallet, broker));
    expect(path()).toEqual([]);
    type("Set aside this week", "5");
    expect(path()).toEqual([`From Checking to Broker · ${change}`]);
    await press(change);
    await choose("From", "wallet");
    await use();
    expect(field("Set aside this week").value).toBe("5");
    await press("Record it");
    expect(saves()).toMatchObject([{ amount: 500, fromAccountId: "wallet" }]);
  });

  it("says so where the money stays in its account", async () => {
    await openCard(planRecords(checking));
    await press(change);
    await choose("From", "savings");
    await use();
    expect(path()).toEqual([`Stays in Savings · ${change}`]);
    expect(rowsOf("Planned")).toHaveLength(3);
  });

  it("goes back to the usual account when the chosen one is closed, and records nothing before that shows", async () => {
    const { store, saves } = await openCard(planRecords(checking, wallet));
    await press(change);
    await choose("From", "wallet");
    await use();
    const close = changing("archive-account", "account", "wallet", () => ({ closedOn: "2026-11-12" as Day }));
    await act(async () => {
      void store.run(close);
      fireEvent.click(button("Save the week"));
    });
    expect(saves()).toEqual([]);
    expect(screen.getByRole("alert").textContent).toMatch(/^An account of this save was closed or deleted meanwhile/);
    expect(path()).toEqual([`From Checking to Savings · ${change}`]);
  });
});

describe("the accounts of a recorded save", () => {
  const changeRecorded = /^Change the accounts: Maya recorded \$200\.00/;

  it("can be changed, and the change undone", async () => {
    const { store, saves } = await openCard(planRecords(checking, wallet));
    await press("Save the week");
    await press(changeRecorded);
    await choose("From", "wallet");
    await use();
    expect(saves().map(({ fromAccountId }) => fromAccountId)).toEqual(["wallet", "wallet", "wallet"]);
    expect(path()[0]).toMatch(/^From Wallet to Savings · /);
    expect(screen.getByText("Accounts changed")).toBeTruthy();
    await act(async () => void (await store.undo()));
    expect(saves().every((save) => save.fromAccountId === "checking")).toBe(true);
    expect(path()[0]).toMatch(/^From Checking to Savings · /);
  });

  it("keep the choice that was recorded when the dialog opens again", async () => {
    await openCard(planRecords(checking, wallet));
    await press("Save the week");
    await press(changeRecorded);
    await choose("From", "wallet");
    await use();
    await press(changeRecorded);
    expect(field("From").value).toBe("wallet");
  });

  it("stay as they are, with the reason in the dialog, when the device is full", async () => {
    let isFull = false;
    const { saves } = await openCard(planRecords(checking, wallet), () => isFull);
    await press("Save the week");
    await press(changeRecorded);
    await choose("From", "wallet");
    isFull = true;
    await use();
    expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).not.toBe("");
    expect(field("From").value).toBe("wallet");
    expect(saves().every((save) => save.fromAccountId === "checking")).toBe(true);
  });
});
