// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { expense } from "#web/store/store.fixture.ts";
import { choose, groceries, openImport, press } from "./import-dialog.fixture.tsx";

const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
const read = () => press("Read the file");
/** Reads the file up to what it would add. */
async function review(): Promise<void> {
  await read();
  await heading(/^\d+ new entr/);
}
const header = "Date,Payee,Amount";
const fileOf = (...rows: string[]) => [header, ...rows].join("\n");

const account = (id: string, label: string, kind: string) => recordOf("account", { id, label, kind, balance: 100_000 });
const [checking, savings] = [account("checking", "Checking", "checking"), account("savings", "Savings", "savings")];
const card = recordOf("debt", { id: "card", label: "Card", kind: "card", balance: 0, apr: 0, minimum: 0 });

const field = () => screen.getByLabelText<HTMLSelectElement>("Which account is this file from?");
const sayAccount = (value: string) => fireEvent.change(field(), { target: { value } });
/** Not the one among the settings that can be changed. */
const question = (name: RegExp) =>
  screen.queryAllByRole("group", { name }).find((group) => group.closest("details") === null) ?? null;

const week = fileOf("2026-11-09,Blue Door,-12.40", "2026-11-10,Market Hall,-50.00", "2026-11-12,Elm Pharmacy,-8.00");

type Opened = Awaited<ReturnType<typeof openImport>>;

/** What the device has stored so far, as the start of the next dialog. */
const stored = ({ entries, sources }: Opened) => [
  ...entries().map((one) => recordOf("transaction", one)),
  ...sources().map((one) => recordOf("import-source", one)),
];

/** Imports a file into an account that is chosen by hand. */
async function imported(records: Parameters<typeof openImport>[0], file: string, key: string, name = "november.csv") {
  const opened = await openImport(records);
  await choose(file, name);
  await heading("How to read it");
  sayAccount(key);
  await review();
  await press(/^Import \d/);
  await waitFor(() => expect(opened.isClosed()).toBe(true));
  const records2 = stored(opened);
  cleanup();
  return records2;
}

afterEach(cleanup);

describe("the account of a bank's file", () => {
  it("[IM1] is asked where the household has several, and nothing is read before", async () => {
    const { entries } = await openImport([checking, savings]);
    await choose(week, "november.csv");
    await heading("How to read it");
    expect(field().value).toBe("");
    await read();
    expect(screen.getByText(/^Choose the account\./)).toBeTruthy();
    expect(entries()).toHaveLength(0);
    sayAccount("account:savings");
    await read();
    await heading("3 new entries");
    expect(screen.getByText("Savings")).toBeTruthy();
    await press("Import 3 entries");
    await waitFor(() => expect(entries()).toHaveLength(3));
    expect(entries().every(({ account: of }) => of?.id === "savings")).toBe(true);
  });

  it("[IM1] is the only one of a household, with one press from the second file on", async () => {
    const opened = await openImport([checking, account("house", "House", "property")]);
    await choose(week, "november.csv");
    await heading("How to read it");
    expect(field().value).toBe("account:checking");
    await review();
    await press("Import 3 entries");
    await waitFor(() => expect(opened.isClosed()).toBe(true));
    const records = [checking, ...stored(opened)];
    cleanup();
    await openImport(records);
    await choose(fileOf("2026-11-16,Canteen,-5.00"), "later.csv");
    await heading("1 new entry");
    expect(screen.getByText("Checking")).toBeTruthy();
  });

  it("[IM1] is asked again for another account's file with the same header, which becomes a source of its own", async () => {
    const accounts = [checking, savings];
    const first = await imported(accounts, week, "account:checking");
    const { entries, sources } = await openImport([...accounts, ...first]);
    await choose(fileOf("2026-11-09,Anna,200.00", "2026-11-13,Anna,1.50"), "november.csv");
    await heading("How to read it");
    expect(field().value).toBe("");
    sayAccount("account:savings");
    await review();
    await press("Import 2 entries");
    await waitFor(() => expect(entries()).toHaveLength(5));
    expect(sources().map(({ label, mapping }) => [label, mapping.account])).toEqual([
      ["Checking", { kind: "account", id: "checking" }],
      ["Savings", { kind: "account", id: "savings" }],
    ]);
    const [one, other] = sources().map(({ id }) => id);
    expect(entries().filter(({ imported: from }) => from?.sourceId === one)).toHaveLength(3);
    const inSavings = entries().filter(({ imported: from }) => from?.sourceId === other);
    expect(inSavings.map(({ account: of, kind }) => [of?.id, kind])).toEqual([
      ["savings", "income"],
      ["savings", "income"],
    ]);
  });

  it("[IM1] is recognized by rows that it already has, and can still be changed", async () => {
    const accounts = [checking, savings];
    const first = await imported(accounts, week, "account:checking");
    const second = await imported([...accounts, ...first], fileOf("2026-11-11,Interest,1.50"), "account:savings");
    await openImport([...accounts, ...second]);
    await choose(`${week}\n2026-11-13,Canteen,-5.00`, "again.csv");
    await heading("1 new entry");
    expect(screen.getByText("Checking")).toBeTruthy();
    expect(screen.getByText(/3 entries came with an earlier import/)).toBeTruthy();
    await press("Change");
    await heading("How to read it");
    expect(field().value).toBe("account:checking");
  });

  it("[IM1] is proposed by a number in the file's name, which may be the customer's, and confirmed by hand", async () => {
    const accounts = [checking, savings];
    const first = await imported(accounts, week, "account:checking", "Bank4242_November.csv");
    await openImport([...accounts, ...first]);
    await choose(fileOf("2026-11-16,Canteen,-5.00"), "Bank4242_December.csv");
    await heading("How to read it");
    expect(field().value).toBe("account:checking");
    cleanup();
    await openImport([...accounts, ...first]);
    await choose(fileOf("2026-11-16,Canteen,-5.00"), "Bank4343_December.csv");
    await heading("How to read it");
    expect(field().value).toBe("");
  });

  it("[IM1] is recognized by an account number in the file that was confirmed before", async () => {
    const accounts = [checking, savings];
    const numbered = (number: string, ...rows: string[]) => `Account number:,${number},\n\n${fileOf(...rows)}`;
    const first = await imported(accounts, numbered("0042-77", "2026-11-09,Blue Door,-12.40"), "account:checking");
    const second = await imported(
      [...accounts, ...first],
      numbered("0042-88", "2026-11-09,Anna,-5.00"),
      "account:savings",
    );
    await openImport([...accounts, ...second]);
    await choose(numbered("0042-88", "2026-11-16,Tom,-7.00"), "new.csv");
    await heading("1 new entry");
    expect(screen.getByText("Savings")).toBeTruthy();
    cleanup();
    await openImport([...accounts, ...second]);
    await choose(numbered("0042-99", "2026-11-16,Tom,-7.00"), "new.csv");
    await heading("How to read it");
    expect(field().value).toBe("");
  });
});

describe("the direction of the amounts", () => {
  const deposits = fileOf("2026-11-09,Anna,200.00", "2026-11-13,Tom,50.00");

  it("[IM4] of deposits into a savings account is in, without a question", async () => {
    const { entries } = await openImport([checking, savings]);
    await choose(deposits, "november.csv");
    await heading("How to read it");
    expect(question(/money out or money in/)).toBeNull();
    sayAccount("account:savings");
    expect(question(/money out or money in/)).toBeNull();
    await review();
    await press("Import 2 entries");
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(entries().map(({ kind, amount }) => [kind, amount])).toEqual([
      ["income", 20_000],
      ["income", 5_000],
    ]);
  });

  it("[IM5] is asked where it stays open, and the answer is remembered", async () => {
    const opened = await openImport([checking, savings]);
    await choose(deposits, "november.csv");
    await heading("How to read it");
    sayAccount("account:checking");
    expect(question(/^Are these amounts money out or money in\?/)).toBeTruthy();
    expect(screen.getByText("Anna")).toBeTruthy();
    await read();
    expect(screen.getByText(/^Say which/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText("Money in"));
    await review();
    await press("Import 2 entries");
    await waitFor(() => expect(opened.entries()).toHaveLength(2));
    expect(opened.entries().every(({ kind }) => kind === "income")).toBe(true);
    const records = [checking, savings, ...stored(opened)];
    cleanup();
    const again = await openImport(records);
    await choose(`${deposits}\n2026-11-14,Eve,7.00`, "later.csv");
    await heading("1 new entry");
    await press("Import 1 entry");
    await waitFor(() => expect(again.entries()).toHaveLength(3));
    expect(again.entries().every(({ kind }) => kind === "income")).toBe(true);
  });

  it("[IM5] is asked again for another account only if its kind and file leave it open", async () => {
    await openImport([checking, savings, card]);
    await choose(deposits, "november.csv");
    await heading("How to read it");
    sayAccount("account:checking");
    expect(question(/money out or money in/)).toBeTruthy();
    sayAccount("debt:card");
    expect(question(/money out or money in/)).toBeNull();
    sayAccount("account:checking");
    fireEvent.click(screen.getByLabelText("Money out"));
    sayAccount("account:savings");
    expect(screen.getByLabelText<HTMLInputElement>("Money out").checked).toBe(true);
  });
});

describe("a return", () => {
  it("[TF6] from a shop is a refund in the category of the shop, also in a file of returns alone", async () => {
    const bought = expense("bought", {
      day: "2026-10-20",
      amount: 4_000,
      payee: "Corner Grocer",
      categoryId: "groceries",
      account: { kind: "account", id: "checking" },
    });
    const { entries } = await openImport([checking, groceries, bought]);
    await choose(fileOf("2026-11-10,Corner Grocer,15.00"), "november.csv");
    await heading("How to read it");
    fireEvent.click(screen.getByLabelText("Money in"));
    await read();
    await heading("1 new entry");
    expect(screen.getByText("1 refund")).toBeTruthy();
    expect(screen.getByText("A refund in Groceries")).toBeTruthy();
    await press("Import 1 entry");
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(entries().find(({ id }) => id !== "bought")).toMatchObject({
      kind: "spending",
      amount: -1_500,
      categoryId: "groceries",
    });
  });
});

describe("the payment of a card", () => {
  it("[TF3] over the files of both is one transfer, by its words and by the known card", async () => {
    const accounts = [checking, savings, card];
    const left = fileOf("2026-11-10,CREDIT CARD PAYMENT,-100.00", "2026-11-12,Market Hall,-50.00");
    const first = await imported(accounts, left, "account:checking");
    const paid = first.find(({ fields }) => (fields as { payee?: string }).payee === "CREDIT CARD PAYMENT")!;
    expect(paid.fields).toMatchObject({ kind: "transfer", toAccount: { kind: "debt", id: "card" } });
    const second = await imported(
      [...accounts, ...first],
      fileOf("2026-11-09,Blue Shoes,-60.00", "2026-11-11,PAYMENT THANK YOU,100.00"),
      "debt:card",
    );
    const fields = second.map((one) => one.fields as Record<string, unknown>);
    const came = second.find((_, at) => fields[at]!.payee === "PAYMENT THANK YOU")!;
    expect(came.fields).toMatchObject({ kind: "transfer", amount: -10_000, pairedWith: { id: paid.id } });
    expect(fields.filter(({ kind }) => kind === "income")).toEqual([]);
    expect(fields.filter(({ kind }) => kind === "spending").map(({ amount }) => amount)).toEqual([5_000, 6_000]);
  });
});
