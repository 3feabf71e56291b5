import { describe, expect, it } from "vitest";
import type { Account, Category, Debt, Goal, Income, Person } from "#domain/household/household.ts";
import type { Balance, ImportSource, Save, Transaction, WeekReview } from "#domain/household/records.ts";
import type { EntryTemplate, RecurringTemplate } from "#domain/spending/recurring.ts";
import { type LiveRecord, type RecordRead, readRecord } from "../read-record.ts";
import { type RecordKind, recordKinds } from "../record.ts";
import { recordOf, samples } from "./kinds.fixture.ts";
import { kinds } from "./kinds.ts";

const everySample = recordKinds.flatMap((kind) => samples[kind].map((fields) => [kind, fields] as const));

const extras = { colour: "teal", nested: { list: [1, null, { deep: true }] }, type2: "" };

describe("the kinds", () => {
  it("are all registered, and nothing else is", () => {
    expect(Object.keys(kinds).sort()).toEqual([...recordKinds].sort());
  });

  it.each(recordKinds)("%s has the edition that its upgrades lead to", (kind) => {
    expect(kinds[kind].edition).toBe(kinds[kind].upgrades.length + 1);
  });

  it.each(recordKinds)("%s groups fields that it has, each in one group at most", (kind) => {
    const grouped: readonly string[] = kinds[kind].together.flat();
    expect(grouped.filter((name) => !(name in kinds[kind].schema.entries))).toEqual([]);
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  it.each(everySample)("reads a valid %s unchanged", (kind, fields) => {
    expect(readRecord(recordOf(kind, fields))).toEqual({ ok: true, value: recordOf(kind, fields) });
  });

  it.each(everySample)("[SC5] preserves unknown fields of a %s", (kind, fields) => {
    const record = recordOf(kind, { ...fields, ...extras });
    expect(readRecord(record)).toEqual({ ok: true, value: record });
  });

  it.each(everySample)("[SC5] preserves unknown fields nested in a %s", (kind, fields) => {
    const record = recordOf(kind, withExtras(fields) as typeof fields);
    expect(readRecord(record)).toEqual({ ok: true, value: record });
  });

  it.each(everySample)(
    "[SC6] refuses a %s when any of its fields is of another sort, and names the field",
    (kind, fields) => {
      for (const name of Object.keys(fields).filter((field) => field in kinds[kind].schema.entries)) {
        for (const wrong of [null, {}, [], 0.5, "\n"]) {
          const read = readRecord(recordOf(kind, { ...fields, [name]: wrong }));
          if (isTakenAsItIs(name, wrong)) continue;
          expect([name, wrong, fieldOf(read)]).toEqual([name, wrong, name]);
        }
      }
    },
  );
});

const fieldOf = (read: RecordRead) => (!read.ok && read.problem === "bad-fields" ? read.field : null);

/** Notes may be any text, and so may a household's name or a payee; nobody may own a thing, no account hold a goal, a mapping say nothing, and a value be none. */
const isTakenAsItIs = (name: string, wrong: unknown): boolean =>
  (wrong === "\n" && ["name", "payee", "note", "reason", "uid", "thanks", "decided", "header"].includes(name)) ||
  ["ownerIds[]", "heldIn[]", "mapping{}", "lost{}", "won{}"].includes(name + JSON.stringify(wrong));

function withExtras(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtras);
  if (typeof value !== "object" || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withExtras(field)])), ...extras };
}

describe("the fields of a record", () => {
  const fields = <Kind extends RecordKind>(kind: Kind) => {
    const read = readRecord(recordOf(kind, samples[kind][0]!));
    if (!read.ok) throw new Error(read.problem);
    return (read.value as LiveRecord<Kind>).fields;
  };

  it("are the domain's own objects, for each kind", () => {
    const person: Person = fields("person");
    expect(person).toEqual({
      id: "person-1",
      name: "Maya",
      kind: "adult",
      uid: "u1",
      defaultAccount: { kind: "debt", id: "card" },
    });
    const review: WeekReview = fields("week-review");
    expect(review).toEqual({ id: "week-review-1", week: "2026-W40", decision: "saved", isFolded: true });
    const category: Category = fields("category");
    const account: Account = fields("account");
    const debt: Debt = fields("debt");
    const goal: Goal = fields("goal");
    const transaction: Transaction = fields("transaction");
    const kindsOf = [category, account, debt, goal, transaction].map(({ kind }) => kind);
    expect(kindsOf).toEqual(["need", "checking", "card", "travel", "spending"]);
    const others: [Income, Balance, Save, RecurringTemplate, EntryTemplate, ImportSource] = [
      fields("income"),
      fields("balance"),
      fields("save"),
      fields("recurring"),
      fields("template"),
      fields("import-source"),
    ];
    expect(others.every((one) => !("kind" in one))).toBe(true);
  });

  it("have the id of their record", () => {
    const record = recordOf("habit", samples.habit[0]!);
    const renamed = { ...record, id: "other" };
    expect(readRecord(renamed)).toEqual({ ok: false, problem: "bad-fields", field: "id" });
  });
});
