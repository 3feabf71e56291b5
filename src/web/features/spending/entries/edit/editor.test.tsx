// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { addEntryPath } from "#web/paths.ts";
import { changing, deleting } from "#web/store/command.ts";
import { expense } from "#web/store/store.fixture.ts";
import { bought, button, field, names, openEntries, openRow, press, send, tick, type } from "../entries.fixture.tsx";

describe("adding", () => {
  beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const coffee = recordOf("template", {
    id: "coffee",
    label: "Coffee",
    entry: { kind: "spending", amount: 450, payee: "Third Street", personId: "tom", note: "", categoryId: "fun" },
  });
  const rent = recordOf("bill", {
    id: "rent",
    label: "Rent",
    amount: 120_000,
    cadence: "monthly",
    nextDue: "2026-11-15",
  });
  const isOpen = () => document.querySelector("dialog") !== null;
  const more = () => press("Repeat it, keep it, or make a rule");

  describe("an entry that is added", () => {
    it("needs only amount and payee, and the category follows", async () => {
      const { entries } = await openEntries([bought("a", 9, { categoryId: "groceries" })]);
      await press("Add expense");
      type("Amount", "64.2");
      await press("Market");
      expect([field("Paid to").value, field("Category").value]).toEqual(["Market", "groceries"]);
      expect(screen.getByText("Groceries, as the last time.")).toBeTruthy();
      await send();
      expect(entries().find(({ amount }) => amount === 6_420)).toMatchObject({
        payee: "Market",
        categoryId: "groceries",
        personId: "maya",
        day: "2026-11-13",
        kind: "spending",
        note: "",
      });
      expect([isOpen(), screen.getByText("Market, $64.20: added") !== null]).toEqual([false, true]);
      await press("Undo");
      expect(entries()).toHaveLength(1);
    });

    it("[MG5] of a new payee has a category guessed from the list of merchants, until another or none is chosen", async () => {
      const { entries } = await openEntries([]);
      await press("Add expense");
      type("Amount", "20");
      type("Paid to", "KROGER 4411");
      const hint = await screen.findByText("Groceries, guessed from the name.");
      expect(field("Category").value).toBe("groceries");
      expect(field("Category").getAttribute("aria-describedby")).toContain(hint.id);
      type("Category", "");
      expect(screen.queryByText(/guessed from the name/)).toBeNull();
      type("Paid to", "KROGER 4412");
      expect(field("Category").value).toBe("");
      await send();
      expect(entries()[0]).not.toHaveProperty("categoryId");
    });

    it("[SP16] pays the bill that it seems to pay, shown as a guess, until none is chosen", async () => {
      const { entries, entry } = await openEntries([rent]);
      await press("Add expense");
      type("Amount", "1,200");
      type("Paid to", "Rent");
      expect(field("Pays the bill").value).toBe("rent@2026-11-15");
      expect(screen.getByText("A guess. It takes nothing from safe to spend.")).toBeTruthy();
      type("Pays the bill", "");
      expect(screen.queryByText(/A guess/)).toBeNull();
      type("Pays the bill", "rent@2026-11-15");
      await send();
      const [paid] = entries();
      expect(paid).toMatchObject({ kind: "spending", bill: { id: "rent", due: "2026-11-15" } });
      await openRow("Rent");
      type("Amount", "1,250");
      await send();
      expect(entry(paid!.id)).toMatchObject({ amount: 125_000, bill: { id: "rent", due: "2026-11-15" } });
      await openRow("Rent");
      type("Pays the bill", "");
      await send();
      expect(entry(paid!.id)).not.toHaveProperty("bill");
    });

    it("[EA4] is a payment to the debt that its bill pays, not from that debt itself", async () => {
      const bank = recordOf("account", { id: "bank", label: "Checking", kind: "checking", balance: 50_000 });
      const car = recordOf("debt", { id: "car", label: "Car", kind: "car", balance: 90_000, apr: 0, minimum: 0 });
      const loan = recordOf("bill", {
        id: "loan",
        label: "Car loan",
        amount: 30_000,
        cadence: "monthly",
        nextDue: "2026-11-15",
        debtId: "car",
      });
      const { entries } = await openEntries([bank, car, loan]);
      await press("Add expense");
      type("Amount", "300");
      await press("Account and more");
      type("Paid from", "debt:car");
      type("Pays the bill", "loan@2026-11-15");
      expect(screen.getByText("It is a payment to Car.")).toBeTruthy();
      await send();
      expect(screen.getByText(/This bill pays what is owed there/)).toBeTruthy();
      type("Paid from", "account:bank");
      await send();
      expect(entries()).toMatchObject([
        {
          kind: "transfer",
          account: { kind: "account", id: "bank" },
          toAccount: { kind: "debt", id: "car" },
          bill: { id: "loan", due: "2026-11-15" },
        },
      ]);
    });

    it("opens in the account whose register asked for it, and not again after a reload", async () => {
      const visa = recordOf("debt", { id: "visa", label: "Visa", kind: "card", balance: 0, apr: 0, minimum: 0 });
      const { entries } = await openEntries([visa], { address: addEntryPath("debt:visa") });
      expect([location.search, location.hash]).toEqual(["", "#entries"]);
      expect(screen.getByText("Paid from Visa")).toBeTruthy();
      type("Amount", "5");
      await send();
      expect(entries()[0]).toMatchObject({ account: { kind: "debt", id: "visa" } });
    });

    it("is added with one tap from a quick entry, which can be removed", async () => {
      const { entries, figures } = await openEntries([coffee]);
      await press("Add expense");
      await press(/Coffee/);
      expect(entries()[0]).toMatchObject({ amount: 450, payee: "Third Street", personId: "tom", day: "2026-11-13" });
      expect(isOpen()).toBe(false);
      await press("Add expense");
      await press("Remove some");
      await press(/Coffee/);
      expect(figures().state.of.template.size).toBe(0);
    });

    it("is saved as a quick entry, once for each name", async () => {
      const { figures } = await openEntries([coffee, bought("a", 9, { amount: 500 })]);
      await openRow("Market");
      await more();
      tick("Keep it as a quick entry");
      expect(field("Its name").value).toBe("Market");
      type("Its name", "coffee ");
      await send();
      const saved = figures().state.of.template.list();
      expect(saved).toHaveLength(1);
      expect(saved[0]).toMatchObject({ label: "coffee", entry: { amount: 500, payee: "Market", kind: "spending" } });
    });

    it("is restored if it was left unfinished", async () => {
      await openEntries([]);
      await press("Add expense");
      type("Amount", "12");
      await press("Cancel");
      await press("Add expense");
      expect(field("Amount").value).toBe("12");
      await send();
      await act(async () => fireEvent.click(button("Add expense")));
      expect(field("Amount").value).toBe("");
    });
  });
});

describe("changing", () => {
  beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const isOpen = () => document.querySelector("dialog") !== null;
  const more = () => press("Repeat it, keep it, or make a rule");

  describe("an entry that is changed", () => {
    it("is split over categories whose parts must add up, with a button for the rest", async () => {
      const { entry } = await openEntries([bought("a", 9, { amount: 1_000, categoryId: "groceries" })]);
      await openRow("Market");
      await press("Split");
      type("Amount of part 1", "6");
      fireEvent.change(field("Category of part 2"), { target: { value: "fun" } });
      await send();
      expect(screen.getByText("$4.00 is in no part yet.")).toBeTruthy();
      expect([field("Amount of part 1").value, field("Category of part 2").value]).toEqual(["6", "fun"]);
      expect(entry("a")).not.toHaveProperty("splits");
      await press("Put it in part 2");
      expect(screen.getByText("The parts add up.")).toBeTruthy();
      await send();
      expect(entry("a")).toMatchObject({
        splits: [
          { categoryId: "groceries", amount: 600 },
          { categoryId: "fun", amount: 400 },
        ],
      });
      expect(entry("a")).not.toHaveProperty("categoryId");
    });

    it("loses the fields that its new type does not have", async () => {
      const resolved = bought("a", 9, { kind: "transfer", toPersonId: "tom", amount: 4_000, payee: "October" });
      const { entry } = await openEntries([resolved, bought("b", 10, { categoryId: "fun", forPersonId: "tom" })]);
      await openRow("October");
      fireEvent.click(screen.getByRole("radio", { name: "Spent" }));
      await send();
      expect(entry("a")).toMatchObject({ kind: "spending", amount: 4_000 });
      expect(entry("a")).not.toHaveProperty("toPersonId");
      await openRow("Market");
      fireEvent.click(screen.getByRole("radio", { name: "Transfer" }));
      type("To", "maya");
      await send();
      expect(screen.getByText(/nobody hands money to themselves/)).toBeTruthy();
      type("To", "tom");
      await send();
      expect(entry("b")).toMatchObject({ kind: "transfer", toPersonId: "tom" });
      for (const name of ["categoryId", "forPersonId"]) expect(entry("b")).not.toHaveProperty(name);
    });

    it("repeats from its day on; changing or stopping the repeat keeps recorded entries", async () => {
      const { figures, entries } = await openEntries([bought("a", 9, { payee: "Club" })]);
      await openRow("Club");
      await more();
      type("Repeats", "monthly");
      type("Until (optional)", "2027-11-09");
      await send();
      const repeats = () => figures().state.of.recurring.list();
      expect(repeats()[0]).toMatchObject({ schedule: { cadence: "monthly", on: "2026-11-09" }, until: "2027-11-09" });
      await openRow("Club");
      expect(field("Repeats").value).toBe("monthly");
      type("Repeats", "");
      await send();
      expect([repeats().length, entries().length]).toEqual([0, 1]);
    });

    it("makes a rule with a preview of past entries, applied only on request, with one undo", async () => {
      const { entry, figures } = await openEntries([
        ...[bought("a", 13, { payee: "Lidl 4711" }), expense("b", { payee: "LIDL 12" })],
        expense("c", { payee: "Lidl", categoryId: "fun", day: "2026-09-01" }),
      ]);
      await openRow("Lidl 4711");
      type("Category", "groceries");
      await more();
      tick("Always use Groceries for payees like this");
      expect(field("Payees containing").value).toBe("Lidl");
      expect(screen.getByRole("checkbox", { name: "Also 1 entry of the past without a category" })).toBeTruthy();
      tick("Also 1 entry of the past with another category");
      await send();
      expect(["a", "b", "c"].map((id) => entry(id)!.categoryId)).toEqual(["groceries", "groceries", "groceries"]);
      expect(figures().state.of.rule.list()[0]).toMatchObject({ contains: "Lidl", categoryId: "groceries", order: 1 });
      expect(screen.getByText("Lidl 4711, $1.00: changed. 2 entries of the past changed too.")).toBeTruthy();
      await press("Undo");
      expect(["a", "b", "c"].map((id) => entry(id)!.categoryId)).toEqual([undefined, undefined, "fun"]);
      expect(figures().state.of.rule.size).toBe(0);
    });

    it("is duplicated for today without its import data, and deleted with an undo", async () => {
      const imported = { sourceId: "bank", key: "row" };
      const { entries } = await openEntries([bought("a", 9, { imported, note: "weekly" })]);
      await openRow("Market");
      await press("Duplicate");
      expect([field("Day").value, field("Note (optional)").value]).toEqual(["2026-11-13", "weekly"]);
      await send();
      expect(new Set(entries().map(({ imported: row }) => row?.key))).toEqual(new Set(["row", undefined]));
      await press("Close");
      await openRow("Market");
      await press("Delete");
      expect([entries().length, isOpen()]).toEqual([1, false]);
      await press("Undo");
      expect(names()).toHaveLength(2);
    });
  });
});

describe("problems", () => {
  beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const note = "Note (optional)";

  describe("an entry that can't be saved as it is", () => {
    it("shows each problem at its field, and keeps what was typed", async () => {
      const { entries } = await openEntries([]);
      await press("Add expense");
      type("Amount", "twelve");
      type("Paid to", "p".repeat(81));
      type("Day", "2027-11-14");
      await send();
      for (const words of [/doesn’t read as an amount/, /A name has room for 80/, /more than a year ahead/])
        expect(screen.getByText(words)).toBeTruthy();
      expect([field("Amount").value, field("Paid to").value.length, entries().length]).toEqual(["twelve", 81, 0]);
      type("Amount", "12");
      expect(screen.queryByText(/doesn’t read as an amount/)).toBeNull();
    });

    it("can be added again as typed when the partner deleted it meanwhile", async () => {
      const { store, entries } = await openEntries([bought("a", 9)]);
      await openRow("Market");
      type(note, "with a friend");
      await act(async () => void (await store.run(deleting("remove", "a"))));
      expect(screen.getByText(/This entry was deleted meanwhile/)).toBeTruthy();
      await send();
      expect(entries()).toMatchObject([{ note: "with a friend", payee: "Market" }]);
      expect(entries()[0]!.id).not.toBe("a");
    });

    it("stays in the form with a message while the device is full", async () => {
      let isFull = true;
      const { entry } = await openEntries([bought("a", 9)], { isFull: () => isFull });
      await openRow("Market");
      type(note, "kept");
      await send();
      expect(screen.getByText(/this device has no room left.*What you typed is still here/)).toBeTruthy();
      expect([field(note).value, entry("a")!.note]).toEqual(["kept", ""]);
      isFull = false;
      await send();
      expect(entry("a")!.note).toBe("kept");
    });

    it("writes only changed fields, so that changes of the partner survive", async () => {
      const { store, entry } = await openEntries([bought("a", 9, { forPersonId: "tom" })]);
      await openRow("Market");
      const partners = changing("change", "transaction", "a", () => ({ note: "theirs", day: "2026-11-10" as never }));
      await act(async () => void (await store.run(partners)));
      type("Amount", "7");
      await send();
      expect(entry("a")).toMatchObject({ amount: 700, note: "theirs", day: "2026-11-10", forPersonId: "tom" });
    });

    it("is added once when submitted twice", async () => {
      const { entries } = await openEntries([]);
      await press("Add expense");
      type("Amount", "12");
      const form = document.querySelector("dialog form")!;
      await act(async () => {
        fireEvent.submit(form);
        fireEvent.submit(form);
      });
      expect(entries()).toHaveLength(1);
    });
  });
});

describe("the account", () => {
  beforeEach(() => void vi.useFakeTimers({ now: friday, toFake: ["Date"] }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const bank = recordOf("account", { id: "bank", label: "Checking", kind: "checking", balance: 5_000 });
  const old = recordOf("account", {
    id: "old",
    label: "Old bank",
    kind: "checking",
    balance: 0,
    closedOn: "2026-11-10",
  });
  const visa = { id: "visa", label: "Visa", kind: "card", balance: 900, apr: 0, minimum: 0 };
  const card = recordOf("debt", visa);
  const trip = recordOf("goal", {
    ...{ id: "trip", label: "Trip", kind: "travel", target: 90_000, priority: 1, alreadySaved: 50_000 },
    state: "active",
  });
  const labels = (name: string) => [...field(name).querySelectorAll("option")].map((option) => option.textContent);

  it("[EA2] is that of the payer, shown in a line, and needs no step before adding", async () => {
    const { entries } = await openEntries([bank, card]);
    await press("Add expense");
    expect(screen.getByText("Paid from Checking")).toBeTruthy();
    type("Amount", "5");
    await send();
    expect(entries()[0]).toMatchObject({ account: { kind: "account", id: "bank" } });
    expect(entries()[0]!.recordedAt).toBeGreaterThan(0);
  });

  it("is chosen among open ones, debts and none, and a goal can pay instead of the budget", async () => {
    const { entries, figures } = await openEntries([bank, old, card, trip]);
    await press("Add expense");
    type("Amount", "5");
    await press("Account and more");
    expect(labels("Paid from")).toEqual(["Checking", "Visa, owed", "No account"]);
    type("Paid from", "");
    expect(screen.getByText("It changes no balance.")).toBeTruthy();
    type("Paid from", "debt:visa");
    type("Paid by a goal", "trip");
    expect(screen.getByText("It takes nothing from safe to spend.")).toBeTruthy();
    await send();
    expect(entries()[0]).toMatchObject({ account: { kind: "debt", id: "visa" }, goalId: "trip" });
    const goals = figures().goals();
    expect(goals.ok && goals.value[0]!.progress).toMatchObject({ value: { saved: { amount: 49_500 } } });
  });

  it("of a transfer goes to an account, a debt or a person", async () => {
    const { entries } = await openEntries([bank, card]);
    await press("Add expense");
    fireEvent.click(screen.getByRole("radio", { name: "Transfer" }));
    type("Amount", "5");
    type("To", "account:bank");
    await send();
    expect(screen.getByText("It is there already. Choose another account to move it to.")).toBeTruthy();
    expect([Number(field("Amount").value), entries().length]).toEqual([5, 0]);
    type("To", "debt:visa");
    expect(screen.queryByText(/It is there already/)).toBeNull();
    expect(screen.getByText("A payment: it lowers what is owed.")).toBeTruthy();
    await send();
    expect(entries()[0]).toMatchObject({
      kind: "transfer",
      account: { kind: "account", id: "bank" },
      toAccount: { kind: "debt", id: "visa" },
    });
    expect(document.querySelector(".entry-category")!.textContent).toBe("Checking → Visa");
  });

  it("[EA3] that was closed is refused at its field, and nothing typed is lost", async () => {
    const { entries } = await openEntries([bank, old, card]);
    await press("Add expense");
    type("Amount", "5");
    await press("Account and more");
    type("Day", "2026-11-09");
    type("Paid from", "account:old");
    type("Day", "2026-11-12");
    await send();
    const words = "Old bank was closed on 10 November 2026. Choose another account, or an earlier day.";
    expect(screen.getByText(words)).toBeTruthy();
    expect([Number(field("Amount").value), entries().length]).toEqual([5, 0]);
    type("Day", "2026-11-09");
    await send();
    expect(entries()[0]).toMatchObject({ account: { kind: "account", id: "old" }, day: "2026-11-09" });
  });
});
