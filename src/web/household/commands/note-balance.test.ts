import { describe, expect, it } from "vitest";
import type { Balance } from "#domain/household/records.ts";
import { minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { newId } from "#web/platform/new-id.ts";
import { deviceOf, home, openStoreOn } from "#web/store/store.fixture.ts";
import { listedOn, type Noted, notingBalance, notingBalances } from "./note-balance.ts";

const savings = recordOf("account", {
  id: "savings",
  label: "Savings",
  kind: "savings",
  balance: 100,
  low: 90,
  high: 120,
});
const card = recordOf("debt", {
  id: "card",
  label: "Card",
  kind: "card",
  balance: 500,
  apr: 0,
  minimum: 0,
});

const noted = (day: string, amount: number, more: Partial<Noted> = {}): Noted => ({
  of: { kind: "account", id: "savings" },
  day: day as Day,
  amount: minor(amount),
  ...more,
});

async function open(...records: readonly AnyRecord[]) {
  const store = await openStoreOn(await deviceOf(savings, card, ...records));
  const balances = () =>
    store.state
      .get()
      .households.get(home)!
      .of.balance.list()
      .map(({ of, day, amount, low, high }) => [of.id, day, amount, ...(low === undefined ? [] : [low, high])]);
  return { store, balances };
}

describe("noting balances", () => {
  it("stores one a day: a second one replaces the first, with its range", async () => {
    const { store, balances } = await open();
    await store.run(notingBalance(noted("2026-11-13", 5, { low: minor(4), high: minor(6) })));
    expect(balances()).toEqual([["savings", "2026-11-13", 5, 4, 6]]);
    await store.run(notingBalance(noted("2026-11-13", 7)));
    expect(balances()).toEqual([["savings", "2026-11-13", 7]]);
  });

  it("changes the one that counts where two devices noted one each", async () => {
    const balance = (id: string, amount: number) => recordOf("balance", { id, ...noted("2026-11-13", amount) });
    const { store, balances } = await open(balance("b2", 2), balance("b1", 1));
    await store.run(notingBalance(noted("2026-11-13", 7)));
    expect(balances()).toEqual([
      ["savings", "2026-11-13", 1],
      ["savings", "2026-11-13", 7],
    ]);
  });

  it("is all or none, with one undo", async () => {
    const { store, balances } = await open();
    const gone = noted("2026-11-13", 5, { of: { kind: "account", id: "gone" } });
    expect(await store.run(notingBalances([noted("2026-11-13", 5), gone]))).toEqual({ ok: false, problem: "gone" });
    expect(balances()).toEqual([]);
    const debt = noted("2026-11-13", 400, { of: { kind: "debt", id: "card" } });
    await store.run(notingBalances([noted("2026-11-13", 5), debt]));
    expect(balances()).toHaveLength(2);
    await store.undo();
    expect(balances()).toEqual([]);
  });

  const listed = (_: Balance["of"]) => "2026-03-01" as Day;

  it("records the balance at the listing when one for an earlier day is entered", async () => {
    const { store, balances } = await open();
    await store.run(notingBalances([noted("2025-01-31", 10), noted("2025-02-28", 20)], listed));
    expect(balances().sort()).toEqual([
      ["savings", "2025-01-31", 10],
      ["savings", "2025-02-28", 20],
      ["savings", "2026-03-01", 100, 90, 120],
    ]);
    await store.undo();
    expect(balances()).toEqual([]);
  });

  it("records it once, and not for later days", async () => {
    const { store, balances } = await open();
    await store.run(notingBalances([noted("2026-03-01", 10)], listed));
    await store.run(notingBalances([noted("2025-01-31", 20)], listed));
    expect(balances().sort()).toEqual([
      ["savings", "2025-01-31", 20],
      ["savings", "2026-03-01", 10],
    ]);
  });
});

const today = "2026-11-13" as Day;
const calendars = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "America/New_York" }] as const;
const on = listedOn(calendars, "2026-W02" as WeekId, today);

it("an id tells the day it was made where the household lives", () => {
  expect(on(newId(Date.parse("2026-05-02T03:00:00Z")))).toBe("2026-05-01");
});

it("what has another id is as old as the household, and nothing is from the future", () => {
  expect(on("savings")).toBe("2026-01-05");
  expect(on(newId(Date.parse("2030-01-01")))).toBe(today);
  expect(listedOn(calendars, "2027-W01" as WeekId, today)("savings")).toBe(today);
});
