// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, friday, savedRecord } from "#web/household/figures/figures.fixture.ts";
import { registerPath } from "#web/paths.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { safeSessionStorage } from "#web/platform/safe-storage.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { deviceOf, home, openStoreOn } from "#web/store/store.fixture.ts";
import RegisterScreen from "./register-screen.tsx";

const checking = recordOf("account", { id: "checking", label: "Checking", kind: "checking", balance: 100_000 });
const visa = recordOf("debt", {
  ...{ id: "visa", label: "Visa", kind: "card", balance: 40_000, apr: 21_990, minimum: 3_000 },
});
const inChecking = { kind: "account", id: "checking" };

const bought = (payee: string, day: string, amount: number, more: object = {}) =>
  recordOf("transaction", {
    ...{
      id: payee.replace(" ", "-"),
      day,
      amount,
      payee,
      personId: "maya",
      kind: "spending",
      note: "",
      account: inChecking,
    },
    ...more,
  });
const stated = (id: string, of: object, day: string, amount: number) => recordOf("balance", { id, of, day, amount });

/** $1,000.00 stated on 1 November; since then $150.00 in three entries. */
const month = [
  checking,
  visa,
  stated("b1", inChecking, "2026-11-01", 100_000),
  bought("Market", "2026-11-03", 4_250),
  bought("Canteen", "2026-11-05", 750, { isCleared: true }),
  bought("Card payment", "2026-11-06", 10_000, { kind: "transfer", toAccount: { kind: "debt", id: "visa" } }),
];

async function openRegister(id: string, records: readonly AnyRecord[] = month) {
  const store = await openStoreOn(await deviceOf(...coupleRecords(...records)));
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  render(
    <StaticRouter address={id === "" ? registerPath("").split("?")[0]! : registerPath(id)}>
      <RegisterScreen user={null} />
    </StaticRouter>,
  );
  await act(async () => {});
  return { store, of: () => store.state.get().households.get(home)!.of };
}

const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim();
const rows = () =>
  [...document.querySelectorAll(".register-row")].map((row) =>
    plain(
      [".register-day", ".register-name .register-words", ".register-place", ".register-change", ".register-balance"]
        .map((cell) => plain(row.querySelector(cell)?.textContent))
        .join(" | "),
    ),
  );
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const bar = () => screen.getByRole("region", { name: /^What does/ });
const finish = (name: RegExp = /inish$/) =>
  act(async () => {
    fireEvent.submit(bar().querySelector("form")!);
    expect(within(bar()).getByRole("button", { name })).toBeTruthy();
  });

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

describe("the register", () => {
  it("lists what moved an account with the balance after each, and names the account", async () => {
    await openRegister("checking");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Checking");
    expect(document.title).toBe("Checking · Weekfold");
    expect(rows()).toEqual([
      "6 Nov | Card payment | Transfer to Visa | − $100.00 | $850.00",
      "5 Nov | Canteen | No category | − $7.50 | $950.00",
      "3 Nov | Market | No category | − $42.50 | $957.50",
      "1 Nov | Stated balance | | | $1,000.00",
      "29 Dec 2025 | First balance | | | $1,000.00",
    ]);
    expect(document.querySelector('[data-figure="balance:checking"]')?.getAttribute("data-value")).toBe("85000");
  });

  it("shows a payment and the interest of a debt", async () => {
    await openRegister("visa", [...month, stated("b2", { kind: "debt", id: "visa" }, "2026-11-10", 31_240)]);
    expect(rows().slice(0, 3)).toEqual([
      "10 Nov | Stated balance | | | $312.40",
      "10 Nov | Difference to the stated balance | Interest, fees, or entries missing here | + $12.40 | $312.40",
      "6 Nov | Card payment | Transfer from Checking | − $100.00 | $300.00",
    ]);
    expect(document.querySelector('[data-figure="owed:visa"]')?.getAttribute("data-value")).toBe("31240");
  });

  it("lists the transfer of a save", async () => {
    await openRegister("checking", [...month, savedRecord("s", { target: { kind: "debt", id: "visa" } })]);
    expect(rows()[0]).toBe("13 Nov | Saved, week 46 | Visa | − $50.00 | $800.00");
  });

  it("searches by name, place and amount, and lists what is not ticked", async () => {
    await openRegister("checking");
    await type("Search this account", "visa");
    expect(rows()).toHaveLength(1);
    await type("Search this account", "42.50");
    expect(rows()[0]).toContain("Market");
    await type("Search this account", "nothing");
    expect(screen.getByText("Nothing found for “nothing”.")).toBeTruthy();
    await type("Search this account", "");
    await act(async () => void fireEvent.click(screen.getByRole("radio", { name: "Not ticked, 2" })));
    expect(rows()).toHaveLength(2);
  });

  it("is one tab stop, with arrow keys, and ticks by the space bar", async () => {
    await openRegister("checking");
    await press("Reconcile");
    const lines = screen.getAllByRole("row").slice(1);
    expect(lines.map(({ tabIndex }) => tabIndex).filter((at) => at === 0)).toHaveLength(1);
    act(() => lines[0]!.focus());
    await act(async () => void fireEvent.keyDown(lines[0]!, { key: "ArrowDown" }));
    expect(document.activeElement?.textContent).toContain("Canteen");
    await act(async () => void fireEvent.keyDown(document.activeElement!, { key: "End" }));
    expect(document.activeElement?.textContent).toContain("balance");
    await act(async () => void fireEvent.keyDown(document.activeElement!, { key: "Home" }));
    await act(async () => void fireEvent.keyDown(document.activeElement!, { key: " " }));
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Card payment/ }).checked).toBe(true);
  });

  it("says what it is for without an account, and that an unknown one is gone", async () => {
    await openRegister("");
    expect(screen.getByText(/^Choose an account or a debt/)).toBeTruthy();
    cleanup();
    await openRegister("nobody");
    expect(screen.getByText("This account or debt is not listed, or no longer.")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Account register");
  });
});

describe("reconciling", () => {
  it("shows the difference, points at the entry that explains it, and ticks it", async () => {
    await openRegister("checking");
    await press("Reconcile");
    await act(async () => void fireEvent.click(screen.getByRole("checkbox", { name: /^Card payment/ })));
    await type("Balance", "850");
    expect(plain(bar().querySelector("dl")?.textContent)).toBe("Stated$850.00−Ticked here$892.50=Difference− $42.50");
    expect(plain(bar().textContent)).toContain("$42.50 is exactly Market on 3 November, not ticked.");
    expect(screen.getByText("the same as the difference")).toBeTruthy();
    await press("Tick it");
    expect(plain(bar().textContent)).toContain("It matches, and everything is ticked.");
  });

  it("[RG4] states the balance and marks the ticked entries at once, with one undo", async () => {
    const { of } = await openRegister("checking");
    const cleared = () =>
      of()
        .transaction.list()
        .filter(({ isCleared }) => isCleared)
        .map(({ id }) => id)
        .sort();
    const before = of().transaction.list().length;
    await press("Reconcile");
    await act(async () => void fireEvent.click(screen.getByRole("checkbox", { name: /^Card payment/ })));
    await type("Balance", "892.50");
    await finish();
    expect(cleared()).toEqual(["Canteen", "Card-payment"]);
    expect(of().balance.list()).toHaveLength(2);
    expect(
      of()
        .balance.list()
        .find(({ day }) => day === "2026-11-13"),
    ).toMatchObject({ of: inChecking, amount: 89_250 });
    expect(of().transaction.list()).toHaveLength(before);
    expect(screen.queryByRole("region", { name: /^What does/ })).toBeNull();
    await press("Undo");
    expect(cleared()).toEqual(["Canteen"]);
    expect(of().balance.list()).toHaveLength(1);
  });

  it("accepts a difference as it is, and shows it as a line of its own", async () => {
    await openRegister("checking");
    await press("Reconcile");
    await type("Balance", "840");
    expect(within(bar()).getByRole("button", { name: "Accept and finish" })).toBeTruthy();
    expect(plain(bar().textContent)).toContain("Accept");
    await finish(/Accept and finish/);
    expect(rows().slice(0, 2)).toEqual([
      "13 Nov | Stated balance | | | $840.00",
      "13 Nov | Difference to the stated balance | Not explained | − $10.00 | $840.00",
    ]);
  });

  it("refuses a day to come and an unreadable balance at their fields", async () => {
    const { of } = await openRegister("checking");
    await press("Reconcile");
    await type("On", "2026-11-14");
    expect(screen.getByText("This day is still to come. A balance can be stated up to today.")).toBeTruthy();
    await type("Balance", "12..5");
    expect(screen.getByText(/doesn’t read as an amount/)).toBeTruthy();
    await finish();
    expect(of().balance.list()).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>("Balance").value).toBe("12..5");
  });

  it("keeps what is typed and ticked when the page is left", async () => {
    const { store } = await openRegister("checking");
    await press("Reconcile");
    await type("Balance", "850");
    await act(async () => void fireEvent.click(screen.getByRole("checkbox", { name: /^Market/ })));
    await press("Later");
    expect(screen.getByRole("button", { name: "Go on reconciling" })).toBeTruthy();
    cleanup();
    expect(store.state.get().history.done).toEqual([]);
    await openRegister("checking");
    await press("Go on reconciling");
    expect(screen.getByLabelText<HTMLInputElement>("Balance").value).toBe("850");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Market/ }).checked).toBe(true);
  });
});
