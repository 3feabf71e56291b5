// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { registerPath } from "#web/paths.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { safeSessionStorage } from "#web/platform/safe-storage.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { deviceWith, home, homeRow, openStoreOn, rowOf } from "#web/store/store.fixture.ts";
import RegisterScreen from "./register-screen.tsx";

const ownId = "22222222-2222-4222-8222-222222222222";

const account = (id: string, label: string, kind: string, balance: number, more: object = {}) =>
  recordOf("account", { id, label, kind, balance, ...more });
const stated = (id: string, kind: string, of: string, amount: number) =>
  recordOf("balance", { id, of: { kind, id: of }, day: "2026-11-01", amount });

const shared = [
  account("checking", "Checking", "checking", 100_000),
  stated("b1", "account", "checking", 100_000),
  recordOf("category", { id: "gifts", label: "Gifts", kind: "want", weeklyBudget: 5_000, rollover: "off" }),
];
const wallet = account("wallet", "Wallet", "cash", 20_000);
const jar = account("jar", "Jar", "savings", 0, { closedOn: "2026-11-10" });
const card = recordOf("debt", {
  ...{ id: "card", label: "Own card", kind: "card", balance: 5_000, apr: 0, minimum: 0 },
});
const own = [wallet, jar, card, stated("o1", "account", "wallet", 20_000), stated("o2", "debt", "card", 5_000)];

async function openRegister(id: string, more: readonly AnyRecord[] = []) {
  const database = await deviceWith({
    households: [homeRow, { ...homeRow, id: ownId, space: "private" }],
    records: [
      ...coupleRecords(...shared).map(rowOf),
      ...[...own, ...more].map((record) => ({ household: ownId, id: record.id, record })),
    ],
  });
  const store = await openStoreOn(database);
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  render(
    <StaticRouter address={registerPath(id)}>
      <RegisterScreen user={null} />
    </StaticRouter>,
  );
  await act(async () => {});
  const entries = (space: string) => store.state.get().households.get(space)!.of.transaction.list();
  return { store, ofHousehold: () => entries(home), ofOwn: () => entries(ownId) };
}

const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim();
const rows = () =>
  [...document.querySelectorAll(".register-row")].map((row) =>
    [".register-day", ".register-name .register-words", ".register-place", ".register-change", ".register-balance"]
      .map((cell) => plain(row.querySelector(cell)?.textContent))
      .join(" | "),
  );
const dialog = () => document.querySelector<HTMLElement>("dialog")!;
const press = (name: string, inside: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(inside).getByText(name)));
const field = (label: string) => within(dialog()).getByLabelText<HTMLInputElement>(label);
const fill = async (answers: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(answers))
    await act(async () => void fireEvent.change(field(label), { target: { value } }));
};
const choose = (label: string) => act(async () => field(label).click());
const submit = () => act(async () => void fireEvent.submit(dialog().querySelector("form")!));

async function shown(): Promise<void> {
  await vi.waitFor(() => expect(dialog()?.hasAttribute("open")).toBe(true), { timeout: 8_000 });
}
async function openAdding(): Promise<void> {
  await press("Add entry");
  await shown();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
});
afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
  for (const name of safeSessionStorage.names()) safeSessionStorage.remove(name);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the register of a private account", () => {
  it("says that only its owner sees it, and carries no figure of the household", async () => {
    await openRegister("wallet");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Wallet");
    expect(plain(document.querySelector(".register-head")?.textContent)).toContain("Only you see it. Last balance");
    expect(document.querySelector("[data-figure]")).toBeNull();
  });

  it("takes a private expense, which changes nothing of the household, with undo", async () => {
    const { ofHousehold, ofOwn } = await openRegister("wallet");
    await openAdding();
    await fill({ Amount: "40", "Paid to (optional)": "Florist", "Note (optional)": "for Tom" });
    await submit();
    expect(rows()[0]).toBe("13 Nov | Florist |  | − $40.00 | $160.00");
    expect(ofHousehold()).toEqual([]);
    expect(ofOwn()).toMatchObject([{ kind: "spending", account: { id: "wallet" }, note: "for Tom", personId: "me" }]);
    expect(plain(document.body.textContent)).toContain("Florist, $40.00: added. Only you see it.");
    await press("Undo");
    expect(ofOwn()).toEqual([]);
  });

  it("[PA1] shares an expense without its account and its note", async () => {
    const { ofHousehold, ofOwn } = await openRegister("wallet");
    await openAdding();
    await fill({ Amount: "40", "Paid to (optional)": "Florist", "Note (optional)": "for Tom" });
    await choose("It was for the household");
    await fill({ Category: "gifts", "Who are you here?": "tom" });
    await submit();
    const [seen] = ofHousehold();
    expect(seen).toMatchObject({ kind: "spending", amount: 4_000, categoryId: "gifts", personId: "tom", note: "" });
    expect(seen).not.toHaveProperty("account");
    expect(ofOwn()).toMatchObject([{ kind: "transfer", account: { id: "wallet" }, note: "for Tom" }]);
    expect(rows()[0]).toBe("13 Nov | Florist | Transfer to the household | − $40.00 | $160.00");
    await press("Undo");
    expect([ofHousehold(), ofOwn()]).toEqual([[], []]);
  });

  it("[PA2] records a transfer from a shared account on both sides", async () => {
    const { ofHousehold, ofOwn } = await openRegister("wallet");
    await openAdding();
    await choose("Transfer");
    await fill({ Amount: "75", From: "shared/account:checking", To: "account:wallet" });
    await submit();
    expect(ofHousehold()).toMatchObject([
      { kind: "transfer", account: { id: "checking" }, payee: "Maya’s own money", amount: 7_500 },
    ]);
    expect(JSON.stringify(ofHousehold())).not.toContain("wallet");
    expect(ofOwn()).toMatchObject([{ kind: "transfer", toAccount: { id: "wallet" }, payee: "Checking" }]);
    expect(rows()[0]).toBe("13 Nov | Checking | Transfer from the household | + $75.00 | $275.00");
  });

  it("takes money back on a private card", async () => {
    await openRegister("card");
    await openAdding();
    await choose("Money in");
    await fill({ Amount: "10", "From whom (optional)": "Shop" });
    await submit();
    expect(rows()[0]).toBe("13 Nov | Shop |  | − $10.00 | $40.00");
  });

  const paid = recordOf("transaction", {
    ...{ id: "paid", day: "2026-11-05", amount: 3_000, payee: "Barber", personId: "me", kind: "spending", note: "" },
    account: { kind: "account", id: "wallet" },
  });

  it("changes and deletes an entry", async () => {
    const { ofOwn } = await openRegister("wallet", [paid]);
    await press("Barber");
    await shown();
    expect(field("Amount").value).toBe("30.00");
    await fill({ Amount: "35", "Paid from": "debt:card" });
    await submit();
    expect(ofOwn()).toMatchObject([{ amount: 3_500, account: { kind: "debt", id: "card" } }]);
    expect(rows().join()).not.toContain("Barber");
    await press("Undo");
    await press("Barber");
    await shown();
    await press("Delete", dialog());
    expect(ofOwn()).toEqual([]);
  });

  it("changes the private half of a transfer, and says that the household's record stays", async () => {
    const half = recordOf("transaction", {
      ...{ id: "half", day: "2026-11-05", amount: 3_000, payee: "Checking", personId: "me", kind: "transfer" },
      ...{ note: "", toAccount: { kind: "account", id: "wallet" } },
    });
    const { ofOwn } = await openRegister("wallet", [half]);
    await press("Checking");
    await shown();
    expect(plain(dialog().textContent)).toContain("The household has a record of its own");
    await fill({ Amount: "31" });
    await submit();
    expect(ofOwn()).toMatchObject([{ amount: 3_100, toAccount: { id: "wallet" } }]);
    expect(ofOwn()[0]).not.toHaveProperty("account");
  });

  it("says what is wrong at each field, and loses nothing", async () => {
    const { ofOwn, ofHousehold } = await openRegister("wallet");
    await openAdding();
    await choose("Transfer");
    await fill({ Amount: "-5", Day: "2026-11-14", To: "account:wallet" });
    await submit();
    expect(plain(dialog().textContent)).toContain("Enter an amount above zero.");
    expect(plain(dialog().textContent)).toContain("That day is still to come.");
    expect(plain(dialog().textContent)).toContain("This is where the money comes from.");
    expect(field("Amount").value).toBe("-5");
    await fill({ Amount: "5", Day: "2026-11-12", From: "shared/account:checking", To: "shared/account:checking" });
    await submit();
    expect(plain(dialog().textContent)).toContain("Choose another account.");
    await fill({ To: "" });
    await submit();
    expect(plain(dialog().textContent)).toContain("Choose where the money goes.");
    await fill({ Day: "2026-11-09", To: "account:jar" });
    await fill({ Day: "2026-11-12" });
    await submit();
    expect(plain(dialog().textContent)).toContain("Jar was closed on 10 November 2026.");
    expect([ofOwn(), ofHousehold()]).toEqual([[], []]);
  });

  it("is reconciled in the private space", async () => {
    const { store } = await openRegister("wallet", [paid]);
    await press("Reconcile");
    const bar = screen.getByRole("region", { name: "What does the bank say?" });
    await act(async () => void fireEvent.change(within(bar).getByLabelText("Balance"), { target: { value: "170" } }));
    await act(async () => void fireEvent.click(screen.getByRole("checkbox", { name: /^Barber/ })));
    await act(async () => void fireEvent.submit(bar.querySelector("form")!));
    const of = (space: string) => store.state.get().households.get(space)!.of;
    expect(of(ownId).transaction.list()).toMatchObject([{ isCleared: true }]);
    expect(of(ownId).balance.list()).toContainEqual(
      expect.objectContaining({ of: { kind: "account", id: "wallet" }, day: "2026-11-13", amount: 17_000 }),
    );
    expect(of(home).balance.size).toBe(1);
  });
});
