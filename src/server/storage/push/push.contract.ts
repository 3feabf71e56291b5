import { expect, it } from "vitest";
import type { Write } from "#sync/protocol.ts";
import type { AnyRecord } from "#sync/record.ts";
import {
  beginTogether,
  everything,
  logOf,
  note,
  pullAll,
  pushingAs,
  rowsOf,
  type Setting,
  write,
} from "../household-fixture.contract.ts";

export function pushContract(setting: Setting): void {
  const made = () => beginTogether(setting.storage);
  const pushAs = pushingAs(setting);

  it("[HS5] accepts writes on the stored version, each with the next number of the household", async () => {
    const household = await made();
    const first = await pushAs("maya", household, write("a", 0), write("b", 0));
    expect(first).toMatchObject({
      seq: 2,
      results: [
        { id: "a", accepted: 1 },
        { id: "b", accepted: 2 },
      ],
    });
    const second = await pushAs("tom", household, write("b", 2, { amount: 5 }), write("a", 1, {}, true));
    expect(second).toMatchObject({
      seq: 4,
      results: [
        { id: "b", accepted: 3 },
        { id: "a", accepted: 4 },
      ],
    });
    expect(second.epoch).toBe(first.epoch);
    const stored = await pullAll(setting.storage, household, "maya");
    expect(stored).toEqual([
      { ...note("b", { amount: 5 }), version: 3 },
      { ...note("a", {}, true), version: 4 },
    ]);
  });

  it("[HS5] keeps each record under its own kind and state, however a push mixes them", async () => {
    const household = await made();
    const as = (kind: AnyRecord["kind"], { base, record }: Write): Write => ({ base, record: { ...record, kind } });
    await pushAs("maya", household, as("bill", write("a", 0)), write("b", 0), as("bill", write("c", 0)));
    const mixed = [write("d", 0), as("bill", write("a", 1, { amount: 2 })), write("b", 2, {}, true), write("e", 0)];
    await pushAs("tom", household, ...mixed, as("bill", write("f", 0)), write("e", 7, { amount: 3 }));
    const stored = await rowsOf(setting.database, "documents", household);
    const { kind } = note("b");
    expect(stored.map(({ id, kind, version, deleted }) => [id, kind, version, deleted]).sort()).toEqual([
      ["a", "bill", 5, 0],
      ["b", kind, 6, 1],
      ["c", "bill", 3, 0],
      ["d", kind, 4, 0],
      ["e", kind, 9, 0],
      ["f", "bill", 8, 0],
    ]);
    const bodies = new Map(stored.map(({ id, body }) => [id, JSON.parse(body)]));
    expect(bodies.get("a")).toMatchObject({ id: "a", kind: "bill", amount: 2 });
    expect(bodies.get("e")).toMatchObject({ id: "e", amount: 3 });
  });

  it.each([0, 1, 3, Number.MAX_SAFE_INTEGER])("[HS5] answers a write on base %i with the record at 2", async (base) => {
    const household = await made();
    await pushAs("maya", household, write("a", 0));
    await pushAs("maya", household, write("a", 1, { amount: 2 }));
    const answer = await pushAs("tom", household, write("a", base, { amount: 9 }), write("b", 0));
    const current = { ...note("a", { amount: 2 }), version: 2 };
    expect(answer.results).toEqual([
      { id: "a", current },
      { id: "b", accepted: 3 },
    ]);
    expect(await pullAll(setting.storage, household, "maya")).toContainEqual(current);
  });

  it("[HS6] answers a write on a version of a record that is not here with the same record at version 0", async () => {
    const household = await made();
    const lost = { base: 7, record: { ...note("lost", { amount: 1 }), version: 7 } };
    const answer = await pushAs("maya", household, lost);
    expect(answer).toMatchObject({ seq: 0, results: [{ id: "lost", current: note("lost", { amount: 1 }) }] });
    expect(await pullAll(setting.storage, household, "maya")).toEqual([]);
    const again = await pushAs("maya", household, { ...lost, base: 0 });
    expect(again.results).toEqual([{ id: "lost", accepted: 1 }]);
  });

  it("[HS7] answers a push that is sent again as it did at first, and stores nothing twice", async () => {
    const household = await made();
    await pushAs("maya", household, write("a", 0));
    const writes = [write("a", 1, { amount: 2, place: { x: 1, y: -0 } }), write("b", 0)];
    const first = await pushAs("maya", household, ...writes);
    const before = await everything(setting.database);
    const again = { ...first, before: first.seq };
    expect(await pushAs("maya", household, ...writes)).toEqual(again);
    expect(await pushAs("maya", household, write("a", 1, { place: { y: 0, x: 1 }, amount: 2 }))).toEqual({
      ...again,
      results: first.results.slice(0, 1),
    });
    expect(await everything(setting.database)).toEqual(before);
  });

  it("[HS7] recognises it even where others have written since", async () => {
    const household = await made();
    await pushAs("maya", household, write("a", 0, { amount: 1 }));
    await pushAs("tom", household, write("a", 1, { amount: 2 }));
    const again = await pushAs("maya", household, write("a", 0, { amount: 1 }));
    expect(again).toMatchObject({ seq: 2, results: [{ id: "a", accepted: 1 }] });
  });

  it("[HS7] takes neither other fields nor another person's equal write for the same", async () => {
    const household = await made();
    await pushAs("maya", household, write("a", 0, { amount: 1 }));
    const current = { ...note("a", { amount: 1 }), version: 1 };
    expect((await pushAs("maya", household, write("a", 0))).results).toEqual([{ id: "a", current }]);
    expect((await pushAs("tom", household, write("a", 0, { amount: 1 }))).results).toEqual([{ id: "a", current }]);
    expect(await logOf(setting.database, household)).toHaveLength(1);
  });

  it("[HS7] judges a record that one push names several times write by write", async () => {
    const household = await made();
    const writes = [write("a", 0), write("a", 0), write("a", 1, { amount: 2 }), write("a", 0, { amount: 3 })];
    const current = { ...note("a", { amount: 2 }), version: 2 };
    expect(await pushAs("maya", household, ...writes)).toMatchObject({
      seq: 2,
      results: [{ accepted: 1 }, { accepted: 1 }, { accepted: 2 }, { id: "a", current }],
    });
    expect(await pullAll(setting.storage, household, "maya")).toEqual([current]);
    expect(await logOf(setting.database, household)).toHaveLength(2);
  });

  it("[HS8] leaves the counter where nothing is accepted", async () => {
    const household = await made();
    await pushAs("maya", household, write("a", 0));
    const before = await everything(setting.database);
    expect(await pushAs("maya", household, write("a", 7), write("c", 7))).toMatchObject({ seq: 1 });
    expect(await pushAs("maya", household)).toMatchObject({ seq: 1, results: [] });
    expect(await everything(setting.database)).toEqual(before);
  });
}
