import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordOf, recordWith, samples } from "./kinds/kinds.fixture.ts";
import { kinds } from "./kinds/kinds.ts";
import { isSameValue, merge } from "./merge.ts";
import { readRecord } from "./read-record.ts";
import { type AnyRecord, type RecordKind, recordKinds } from "./record.ts";

const together = [["amount", "splits"]];
const names = ["amount", "splits", "payee", "note", "toString"];

// Written and read once, so that there is one zero only.
const json = fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
const value = fc.oneof(fc.nat({ max: 2 }), json);
const fields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });
const record = fc
  .tuple(fields, fc.boolean(), fc.nat({ max: 9 }))
  .map(([own, deleted, version]): AnyRecord => ({ ...recordOf("transaction", own), deleted, version }));
const maybe = fc.option(record, { nil: undefined });

const withVersion = (of: AnyRecord, { version }: AnyRecord): AnyRecord => ({ ...of, version });

/** The same record with its keys in another order, at every depth. */
function reordered<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reordered) as Value;
  if (typeof value !== "object" || value === null) return value;
  const turned = Object.entries(value).reverse();
  return Object.fromEntries(turned.map(([name, field]) => [name, reordered(field)])) as Value;
}

describe("any merge", () => {
  it("[ME9] with an unchanged side gives the other", () => {
    fc.assert(
      fc.property(record, record, (base, other) => {
        expect(merge({ base, mine: base, theirs: other, together })).toEqual({ record: other, lost: [] });
        const mineOnly = merge({ base, mine: other, theirs: base, together });
        expect(mineOnly).toEqual({ record: withVersion(other, base), lost: [] });
      }),
    );
  });

  it("[ME9] is idempotent, from the old base or the new one", () => {
    fc.assert(
      fc.property(maybe, record, record, (base, mine, theirs) => {
        const { record: once } = merge({ base, mine, theirs, together });
        expect(merge({ base, mine: once, theirs, together }).record).toEqual(once);
        expect(merge({ base: theirs, mine: once, theirs, together })).toEqual({ record: once, lost: [] });
      }),
    );
  });

  it("[ME1] keeps independent changes of two people", () => {
    fc.assert(
      fc.property(
        record,
        fc.subarray(["amount", "payee"]),
        fc.subarray(["note", "toString"]),
        value,
        (base, a, b, v) => {
          const set = (own: readonly string[]) => Object.fromEntries(own.map((name) => [name, [v, "new"]]));
          const merged = merge({
            base,
            mine: recordWith(base, { ...set(a) }),
            theirs: recordWith(base, { ...set(b) }),
            together,
          });
          expect(merged).toEqual({ record: recordWith(base, { ...set(a), ...set(b) }), lost: [] });
        },
      ),
    );
  });

  it("[ME9] has only values of one of the three records, and each group from a single one", () => {
    fc.assert(
      fc.property(maybe, record, record, (base, mine, theirs) => {
        const merged = merge({ base, mine, theirs, together }).record;
        const pick = (of: AnyRecord, unit: readonly string[]) =>
          Object.fromEntries(Object.entries(of).filter(([name]) => unit.includes(name)));
        for (const unit of [...together, ["payee"], ["note"], ["toString"], ["deleted"]]) {
          expect([mine, theirs].some((side) => isSameValue(pick(side, unit), pick(merged, unit)))).toBe(true);
        }
      }),
    );
  });

  it("[ME2] ignores the order of names", () => {
    fc.assert(
      fc.property(maybe, record, record, (base, mine, theirs) => {
        const plain = merge({ base, mine, theirs, together });
        const turned = merge({ base: reordered(base), mine, theirs: reordered(theirs), together });
        expect(turned.record).toEqual(plain.record);
        expect(turned.lost.toSorted()).toEqual(plain.lost.toSorted());
      }),
    );
  });

  it("[ME3] reports as lost exactly what they changed and the result lacks", () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const merged = merge({ base, mine, theirs, together });
        const changed = ["deleted", ...names].filter(
          (name) => !isSameValue(fieldIn(theirs, name), fieldIn(base, name)),
        );
        const gone = changed.filter((name) => !isSameValue(fieldIn(theirs, name), fieldIn(merged.record, name)));
        expect(merged.lost.toSorted()).toEqual(gone.toSorted());
      }),
    );
  });
});

const fieldIn = (of: AnyRecord, name: string): unknown =>
  new Map(Object.entries({ ...of.fields, deleted: of.deleted })).get(name);

describe("valid records of any kind", () => {
  /** Each field group from one of the samples, like the result of concurrent edits. */
  const soundRecord = (kind: RecordKind): fc.Arbitrary<AnyRecord> => {
    const grouped: readonly (readonly string[])[] = kinds[kind].together;
    const single = new Set(samples[kind].flatMap(Object.keys).filter((name) => !grouped.flat().includes(name)));
    const units = [...grouped, ...[...single].map((name) => [name])];
    return fc.tuple(...units.map(() => fc.constantFrom(...samples[kind]))).map((chosen) => {
      const picked = units.map((unit, index) => Object.entries(chosen[index]!).filter(([name]) => unit.includes(name)));
      return recordOf(kind, Object.fromEntries(picked.flat()));
    });
  };

  it.each(recordKinds)("merge into a valid %s", (kind) => {
    const one = soundRecord(kind);
    fc.assert(
      fc.property(fc.option(one, { nil: undefined }), one, one, (base, mine, theirs) => {
        const merged = merge({ base, mine, theirs, together: kinds[kind].together });
        expect(readRecord(merged.record)).toEqual({ ok: true, value: merged.record });
      }),
    );
  });
});
