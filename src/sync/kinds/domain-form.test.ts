import { describe, expect, it } from "vitest";
import type { Account, Category, Debt, Goal, Income, Person } from "#domain/household/household.ts";
import type { Balance, ImportSource, Save, Transaction, WeekReview } from "#domain/household/records.ts";
import type { EntryTemplate, RecurringTemplate } from "#domain/spending/recurring.ts";
import { type LiveRecord, readRecord } from "../read-record.ts";
import type { RecordKind } from "../record.ts";
import { toDomain } from "./domain-form.ts";
import { samples } from "./kinds.fixture.ts";
import { recordOf } from "./record.fixture.ts";

function live<Kind extends RecordKind>(kind: Kind): LiveRecord<Kind> {
  const read = readRecord(recordOf(kind, samples[kind][0] ?? {}));
  if (!read.ok) throw new Error(read.problem);
  return read.value as LiveRecord<Kind>;
}

describe("a record as the domain reads it", () => {
  it("[SC2] has its `type` as the domain's kind, and nothing of the envelope but the id", () => {
    const person: Person = toDomain(live("person"));
    expect(person).toEqual({ id: "person-1", name: "Maya", kind: "adult", uid: "u1" });
  });

  it("[SC2] has no kind where the domain has none", () => {
    const review: WeekReview = toDomain(live("week-review"));
    expect(review).toEqual({ id: "week-review-1", week: "2026-W40", decision: "saved", isFolded: true });
  });

  it("[SC2] is of the domain's own type, kind by kind", () => {
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
