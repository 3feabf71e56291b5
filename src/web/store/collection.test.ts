import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LiveRecord } from "#sync/read-record.ts";
import { type Collection, collectionOf } from "./collection.ts";
import { expense } from "./store.fixture.ts";

type Entry = LiveRecord<"transaction">;

const entry = (id: string, fields = {}) => expense(id, fields) as Entry;

const ids = fc.constantFrom("a", "b", "c", "aa", "ab", "0", "zz", "Z", "a-1", "a-2", "01jd-x", "01jd-y");
const change = fc.record({ id: ids, amount: fc.nat(9), isGone: fc.boolean() });
const batches = fc.array(fc.tuple(fc.array(change, { maxLength: 5 }), fc.boolean()), { maxLength: 8 });

const inOrder = (records: Map<string, Entry>) =>
  [...records.values()].sort((one, other) => (one.id < other.id ? -1 : 1));

const asMap = (batch: readonly { id: string; amount: number; isGone: boolean }[]) =>
  new Map(batch.map(({ id, amount, isGone }) => [id, isGone ? null : entry(id, { amount })]));

function expectSame(collection: Collection<"transaction">, plain: Map<string, Entry>): void {
  expect(collection.size).toBe(plain.size);
  expect(collection.records()).toEqual(inOrder(plain));
  expect(collection.list()).toEqual(inOrder(plain).map(({ fields }) => fields));
  for (const id of ["a", "b", "aa", "nowhere"]) {
    expect(collection.record(id)).toEqual(plain.get(id));
    expect(collection.get(id)).toEqual(plain.get(id)?.fields);
  }
}

describe("a collection", () => {
  it("behaves like a plain map, and earlier versions stay unchanged", () => {
    fc.assert(
      fc.property(fc.uniqueArray(ids), batches, (first, steps) => {
        const plain = new Map<string, Entry>(first.map((id) => [id, entry(id)]));
        const all = [{ collection: collectionOf([...plain.values()]), plain: new Map(plain) }];
        for (const [batch, isListed] of steps) {
          const { collection } = all.at(-1)!;
          if (isListed) collection.list();
          const changes = asMap(batch);
          for (const [id, record] of changes) record ? plain.set(id, record) : plain.delete(id);
          all.push({ collection: collection.with(changes), plain: new Map(plain) });
        }
        for (const { collection, plain } of all) expectSame(collection, plain);
      }),
    );
  });

  it("sorts by id, by code unit and not by locale", () => {
    const listed = collectionOf(["b", "a", "Z", "ä", "a-2", "a-10"].map((id) => entry(id))).list();
    expect(listed.map(({ id }) => id)).toEqual(["Z", "a", "a-10", "a-2", "b", "ä"]);
  });

  it("returns the same array until something changes", () => {
    const collection = collectionOf([entry("a")]);
    expect(collection.list()).toBe(collection.list());
    const next = collection.with(new Map([["b", entry("b")]]));
    expect(next.list()).not.toBe(collection.list());
    expect(next.list()[0]).toBe(collection.list()[0]);
  });

  it("returns what was added and removed since an earlier version", () => {
    fc.assert(
      fc.property(fc.uniqueArray(ids), batches, (first, steps) => {
        const start = collectionOf(first.map((id) => entry(id)));
        const end = steps.reduce((now, [batch]) => now.with(asMap(batch)), start);
        const { removed, added } = end.since(start);
        const left = start.list().filter((fields) => !removed.includes(fields));
        const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
        expect([...left, ...added].sort(byId)).toEqual(end.list());
        expect(added.every((fields) => start.get(fields.id) !== fields)).toBe(true);
        expect(start.since(start)).toEqual({ removed: [], added: [] });
      }),
    );
  });

  it("can be listed after thousands of changes without a list in between", () => {
    let collection = collectionOf<"transaction">([]);
    const made = Array.from({ length: 20_000 }, (_, index) => entry(`e-${String(index).padStart(5, "0")}`));
    for (const record of made) collection = collection.with(new Map([[record.id, record]]));
    expect(collection.records()).toEqual(made);
  });
});
