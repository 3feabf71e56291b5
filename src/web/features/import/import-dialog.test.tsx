// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { deleting } from "#web/store/command.ts";
import { expense } from "#web/store/store.fixture.ts";
import { choose, groceries, openImport, press } from "./import-dialog.fixture.tsx";

const rows = ["Date,Payee,Note,Amount", "2026-11-10,Corner Grocer,,-12.40", "2026-11-11,Elm Pharmacy,,-8.00"];
const file = rows.join("\n");
const later = [...rows, "2026-11-12,Canteen,,-5.00"].join("\n");

const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
const read = () => press("Read the file");

afterEach(cleanup);

describe("a bank's file", () => {
  it("becomes entries of the current user, with one undo for all", async () => {
    const { entries, sources, isClosed } = await openImport();
    await choose(file);
    await heading("How to read it");
    expect(screen.getByText("Corner Grocer")).toBeTruthy();
    await read();
    await heading("2 new entries");
    expect(entries()).toHaveLength(0);
    await press("Import 2 entries");
    await waitFor(() => expect(isClosed()).toBe(true));
    expect(entries().map(({ payee, personId, amount }) => [payee, personId, amount])).toEqual([
      ["Corner Grocer", "tom", 1240],
      ["Elm Pharmacy", "tom", 800],
    ]);
    expect(sources().map(({ label }) => label)).toEqual(["Joint account"]);
    expect(entries()[0]!.imported?.sourceId).toBe(sources()[0]!.id);
    expect(screen.getByText("2 entries brought")).toBeTruthy();
    await press("Undo");
    await waitFor(() => expect([entries().length, sources().length]).toEqual([0, 0]));
  });

  it("of a known account is read as last time, and only new entries are imported", async () => {
    const first = await openImport();
    await choose(file);
    await heading("How to read it");
    await read();
    await heading("2 new entries");
    await press("Import 2 entries");
    await waitFor(() => expect(first.isClosed()).toBe(true));
    const stored = [
      ...first.entries().map((one) => recordOf("transaction", one)),
      ...first.sources().map((one) => recordOf("import-source", one)),
    ];
    cleanup();
    const again = await openImport(stored);
    await choose(later);
    await heading("1 new entry");
    expect(screen.getByText(/Read as last time, from “Joint account”/)).toBeTruthy();
    expect(screen.getByText(/2 entries came with an earlier import/)).toBeTruthy();
    await press("Import 1 entry");
    await waitFor(() => expect(again.entries()).toHaveLength(3));
    expect(again.sources()).toHaveLength(1);
  });

  it("of the wrong type is refused with the reason, and another can be chosen", async () => {
    await openImport();
    await choose("%PDF-1.7", "statement.pdf");
    await screen.findByText(/This is a PDF/);
    await choose(file);
    await heading("How to read it");
  });

  it("asks what it cannot detect, and previews the first rows", async () => {
    await openImport();
    await choose("Date,Payee,Amount\n03/04/2026,Canteen,-5.00\n05/06/2026,Canteen,-6.00");
    await heading("How to read it");
    expect(screen.getAllByText(/4 Mar 2026|3 Apr 2026/).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByLabelText("Day first"));
    expect(screen.getByText("“03/04/2026” is read as 3 Apr 2026.")).toBeTruthy();
    expect(screen.getByText("3 Apr 2026")).toBeTruthy();
    fireEvent.click(screen.getByLabelText("Month first"));
    expect(screen.getByText("4 Mar 2026")).toBeTruthy();
  });

  it("asks which account it is from when two have the same header", async () => {
    const source = (id: string, label: string) => {
      const mapping = { columns: 4, day: 0, payee: 1, note: 2, dateOrder: "ymd", decimal: ".", moneyIn: "income" };
      const money = { kind: "one", column: 3, out: "below-zero" };
      const header = "Date | Payee | Note | Amount";
      return recordOf("import-source", { id, label, header, mapping: { ...mapping, money, personId: "maya" } });
    };
    const { entries } = await openImport([source("one", "Joint"), source("two", "Mine")]);
    await choose(file);
    await heading("How to read it");
    fireEvent.change(screen.getByLabelText("Read it like the files of"), { target: { value: "two" } });
    await read();
    await heading("2 new entries");
    await press("Import 2 entries");
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(entries().map(({ imported, personId }) => [imported?.sourceId, personId])).toEqual([
      ["two", "maya"],
      ["two", "maya"],
    ]);
  });

  it("leaves out possible duplicates unless the user ticks them", async () => {
    const typed = expense("typed", { day: "2026-11-09", amount: 1240, payee: "Corner Grocer" });
    const { entries } = await openImport([typed]);
    await choose(file);
    await heading("How to read it");
    await read();
    await heading("1 new entry");
    expect(screen.getByText("1 entry may be here already")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Bring all" })).toBeNull();
    fireEvent.click(screen.getByLabelText("Corner Grocer, $12.40, 10 Nov 2026"));
    await press("Import 2 entries");
    await waitFor(() => expect(entries()).toHaveLength(3));
  });

  it("lets the user tick or untick all possible duplicates at once", async () => {
    const typed = expense("typed", { day: "2026-11-09", amount: 1240, payee: "Corner Grocer" });
    const other = expense("other", { day: "2026-11-11", amount: 800, payee: "Elm Pharmacy" });
    const { entries } = await openImport([typed, other]);
    await choose(file);
    await heading("How to read it");
    await read();
    await heading("No new entries in this file");
    await press("Bring all");
    await press("Bring none");
    await press("Bring all");
    await press("Import 2 entries");
    await waitFor(() => expect(entries()).toHaveLength(4));
  });

  it("with unreadable rows imports nothing until the user agrees to leave them out", async () => {
    const { entries } = await openImport();
    await choose([...rows, "2026-02-31,Nowhere,,-1.00", "2026-11-12,Canteen,,-5.00"].join("\n"));
    await heading("How to read it");
    await read();
    await heading("3 new entries");
    expect(screen.getByText("Line 4: “2026-02-31” is not a day that exists.")).toBeTruthy();
    await press("Import 3 entries");
    expect(screen.getByText(/Say that it may be left out/)).toBeTruthy();
    expect(entries()).toHaveLength(0);
    fireEvent.click(screen.getByLabelText("Leave this row out"));
    await press("Import 3 entries");
    await waitFor(() => expect(entries()).toHaveLength(3));
  });

  it("is rolled back with a message when the device is full", async () => {
    let isFull = false;
    const { entries, sources } = await openImport([], () => isFull);
    await choose(file);
    await heading("How to read it");
    await read();
    await heading("2 new entries");
    isFull = true;
    await press("Import 2 entries");
    await screen.findByText(/Nothing was imported: this device has no room left/);
    expect([entries().length, sources().length]).toEqual([0, 0]);
    isFull = false;
    await press("Import 2 entries");
    await waitFor(() => expect(entries()).toHaveLength(2));
  });

  it("gets categories by rules and by payee history, but none that was deleted meanwhile", async () => {
    const rule = recordOf("rule", { id: "r", contains: "grocer", categoryId: "groceries", order: 1 });
    const { entries, store } = await openImport([groceries, rule]);
    await choose(file);
    await heading("How to read it");
    await read();
    await heading("2 new entries");
    expect(screen.getByText("Categories: 1 by your rules, 1 without a category yet.")).toBeTruthy();
    await act(async () => void (await store.run(deleting("remove", "groceries"))));
    await press("Import 2 entries");
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(entries().every(({ categoryId }) => categoryId === undefined)).toBe(true);
  });

  it("[MG5] shows a category that the name of a merchant suggests as a guess", async () => {
    await openImport([groceries]);
    await choose("Date,Payee,Amount\n2026-11-10,POS DEBIT KROGER 4411,-12.40");
    await heading("How to read it");
    await read();
    await heading("1 new entry");
    expect(screen.getByText("Categories: 1 guessed from the name.")).toBeTruthy();
    expect(screen.getByText("Groceries, guessed from the name")).toBeTruthy();
  });

  it("is reviewed again when entries arrived meanwhile", async () => {
    const { entries, store } = await openImport();
    await choose(file);
    await heading("How to read it");
    await read();
    await heading("2 new entries");
    const typed = expense("typed", { day: "2026-11-10", amount: 1240, payee: "Corner Grocer" });
    await act(async () => void (await store.importRecords("add", [typed])));
    await press("Import 2 entries");
    await screen.findByText(/Entries came in meanwhile/);
    expect(entries()).toHaveLength(1);
    await heading("1 new entry");
  });

  it("[TF1] names its account, and becomes the other half of a transfer, with one undo for both", async () => {
    const checking = recordOf("account", { id: "checking", label: "Checking", kind: "checking", balance: 100_000 });
    const savings = recordOf("account", { id: "savings", label: "Savings", kind: "savings", balance: 500_000 });
    const left = expense("left", {
      day: "2026-11-10",
      amount: 20_000,
      payee: "ACH 1",
      account: { kind: "account", id: "checking" },
    });
    const { entries, sources } = await openImport([checking, savings, left]);
    await choose("Date,Payee,Amount\n2026-11-12,ACH deposit,200.00", "Savings 2026.csv");
    await heading("How to read it");
    expect(screen.getByLabelText<HTMLSelectElement>("Which account is this file from?").value).toBe("account:savings");
    await read();
    await heading("1 new entry");
    expect(screen.getByText("1 transfer")).toBeTruthy();
    expect(screen.getByText("Checking → Savings, with “ACH 1” of 10 Nov 2026")).toBeTruthy();
    await press("Import 1 entry");
    await waitFor(() => expect(entries()).toHaveLength(2));
    const half = entries().find(({ payee }) => payee === "ACH deposit")!;
    expect(half).toMatchObject({ kind: "transfer", amount: -20_000, pairedWith: { kind: "transaction", id: "left" } });
    expect(entries().find(({ id }) => id === "left")).toMatchObject({
      kind: "transfer",
      toAccount: { kind: "account", id: "savings" },
      pairedWith: { kind: "transaction", id: half.id },
    });
    expect(sources()[0]!.mapping.account).toEqual({ kind: "account", id: "savings" });
    await press("Undo");
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]).toMatchObject({ kind: "spending", amount: 20_000 });
    expect(entries()[0]!.pairedWith).toBeUndefined();
  });

  it("imports a declined transfer as what it looks like", async () => {
    const checking = recordOf("account", { id: "checking", label: "Checking", kind: "checking", balance: 100_000 });
    const savings = recordOf("account", { id: "savings", label: "Savings", kind: "savings", balance: 500_000 });
    const { entries } = await openImport([checking, savings]);
    await choose("Date,Payee,Amount\n2026-11-12,Transfer to savings,-200.00", "Checking.csv");
    await heading("How to read it");
    await read();
    await heading("1 new entry");
    fireEvent.click(screen.getByLabelText("Transfer to savings, $200.00, 12 Nov 2026"));
    await press("Import 1 entry");
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(entries()[0]!.kind).toBe("spending");
  });

  it("[SP17] pays the bills that its rows name or equal, unless somebody unticks them", async () => {
    const bill = (id: string, label: string, amount: number, more: object = {}) =>
      recordOf("bill", { id, label, amount, cadence: "monthly", nextDue: "2026-11-15", ...more });
    const car = recordOf("debt", { id: "car", label: "Car", kind: "car", balance: 900_000, apr: 0, minimum: 0 });
    const bills = [bill("rent", "Rent", 120_000), bill("power", "Power", 8_000), bill("phone", "Phone", 8_000)];
    const { entries } = await openImport([car, ...bills, bill("loan", "Car loan", 30_000, { debtId: "car" })]);
    const lines = [
      "2026-11-12,ACME HOMES 1,-1200.00",
      "2026-11-13,CITY POWER CO,-91.20",
      "2026-11-14,CAR LOAN,-300.00",
    ];
    await choose(["Date,Payee,Amount", ...lines, "2026-11-14,BOOKS,-80.00"].join("\n"), "Bank.csv");
    await heading("How to read it");
    fireEvent.change(screen.getByLabelText("Which account is this file from?"), { target: { value: "none" } });
    await read();
    await heading("4 new entries");
    expect(screen.getByText("4 bills")).toBeTruthy();
    expect(screen.getByText("Pays the bill Rent, 15 November")).toBeTruthy();
    fireEvent.click(screen.getByLabelText("BOOKS, $80.00, 14 Nov 2026"));
    await press("Import 4 entries");
    await waitFor(() => expect(entries()).toHaveLength(4));
    const paid = new Map(entries().map(({ payee, kind, bill: of }) => [payee, [kind, of?.id, of?.due]]));
    expect(Object.fromEntries(paid)).toEqual({
      "ACME HOMES 1": ["spending", "rent", "2026-11-15"],
      "CITY POWER CO": ["spending", "power", "2026-11-15"],
      "CAR LOAN": ["transfer", "loan", "2026-11-15"],
      BOOKS: ["spending", undefined, undefined],
    });
  });

  it("asks again who paid when that person left the household meanwhile", async () => {
    const { entries, store } = await openImport();
    await choose(file);
    await heading("How to read it");
    await read();
    await heading("2 new entries");
    await act(async () => void (await store.run(deleting("remove", "tom"))));
    await press("Import 2 entries");
    await screen.findByText(/no longer in this household/);
    expect(entries()).toHaveLength(0);
  });
});
