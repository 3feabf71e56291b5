import { describe, expect, it } from "vitest";
import { readShown } from "./device/read-content.ts";
import { deviceWith, expense, home, homeRow, rowOf, waiting } from "./store.fixture.ts";
import { openIdOf, storeState } from "./store-state.ts";

const other = { ...homeRow, id: "22222222-2222-4222-8222-222222222222" };
const own = { ...homeRow, id: "00000000-0000-4000-8000-000000000000", space: "private" as const };
const rowsOf = (...rows: (typeof homeRow)[]) => new Map(rows.map((row) => [row.id, row]));

describe("the store's state", () => {
  it("[DV15] opens the household that was open last", async () => {
    const facts = [{ name: "open-household", value: other.id }];
    const content = await readShown(await deviceWith({ households: [own, homeRow, other], facts }));
    expect(storeState(content).openId).toBe(other.id);
  });

  it("[DV15] otherwise opens the first shared one, never a private one", () => {
    expect(openIdOf(rowsOf(own, homeRow, other), "gone")).toBe(home);
    expect(openIdOf(rowsOf(own, homeRow, other), own.id)).toBe(home);
    expect(openIdOf(rowsOf(own, homeRow), undefined)).toBe(home);
    expect(openIdOf(rowsOf(own), undefined)).toBeNull();
  });

  it("[DV15] assigns records to their households and counts unsent ones", async () => {
    const records = [rowOf(expense("a")), { household: other.id, id: "b", record: expense("b") }];
    const stray = { household: "gone", id: "c", record: expense("c") };
    const content = await readShown(
      await deviceWith({ households: [homeRow, other], records: [...records, stray], outbox: [waiting("a")] }),
    );
    const { households, unsent } = storeState(content);
    expect([...households].map(([id, { of }]) => [id, of.transaction.list().map(({ id }) => id)])).toEqual([
      [home, ["a"]],
      [other.id, ["b"]],
    ]);
    expect(unsent).toBe(1);
  });
});
