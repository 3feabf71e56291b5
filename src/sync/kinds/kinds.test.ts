import { describe, expect, it } from "vitest";
import type { Account, Category, Debt, Goal, Income, Person } from "#domain/household/household.ts";
import type { Balance, ImportSource, Save, Transaction, WeekReview } from "#domain/household/records.ts";
import type { EntryTemplate, RecurringTemplate } from "#domain/spending/recurring.ts";
import { type LiveRecord, type RecordRead, readRecord } from "../read-record.ts";
import { envelopeFields, type RecordKind, recordKinds } from "../record.ts";
import { toDomain } from "./domain-form.ts";
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

  it.each(recordKinds)("%s has no field with a name of the envelope, which would be lost", (kind) => {
    const { entries } = kinds[kind].schema;
    expect(envelopeFields.filter((name) => name in entries)).toEqual([]);
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

/** Notes may be any text, and so may a household's name or a payee; nobody may own a thing, a mapping say nothing, and a value be none. */
const isTakenAsItIs = (name: string, wrong: unknown): boolean =>
  (wrong === "\n" &&
    ["name", "payee", "note", "reason", "uid", "resolved", "thanks", "decided", "header"].includes(name)) ||
  ["ownerIds[]", "mapping{}", "lost{}", "won{}"].includes(name + JSON.stringify(wrong));

function withExtras(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtras);
  if (typeof value !== "object" || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withExtras(field)])), ...extras };
}

function live<Kind extends RecordKind>(kind: Kind): LiveRecord<Kind> {
  const read = readRecord(recordOf(kind, samples[kind][0] ?? {}));
  if (!read.ok) throw new Error(read.problem);
  return read.value as LiveRecord<Kind>;
}

describe("the domain form of a record", () => {
  it("has its `type` as the domain's kind, and nothing of the envelope but the id", () => {
    const person: Person = toDomain(live("person"));
    expect(person).toEqual({ id: "person-1", name: "Maya", kind: "adult", uid: "u1" });
  });

  it("has no kind if the domain has none", () => {
    const review: WeekReview = toDomain(live("week-review"));
    expect(review).toEqual({ id: "week-review-1", week: "2026-W40", decision: "saved", isFolded: true });
  });

  it("has the domain's type, for each kind", () => {
    const category: Category = toDomain(live("category"));
    const account: Account = toDomain(live("account"));
    const debt: Debt = toDomain(live("debt"));
    const goal: Goal = toDomain(live("goal"));
    const transaction: Transaction = toDomain(live("transaction"));
    expect([category, account, debt, goal, transaction].map(({ kind }) => kind)).toEqual([
      "need",
      "checking",
      "card",
      "travel",
      "spending",
    ]);
    const unkinded: [Income, Balance, Save, RecurringTemplate, EntryTemplate, ImportSource] = [
      toDomain(live("income")),
      toDomain(live("balance")),
      toDomain(live("save")),
      toDomain(live("recurring")),
      toDomain(live("template")),
      toDomain(live("import-source")),
    ];
    expect(unkinded.every((one) => !("kind" in one))).toBe(true);
  });
});
