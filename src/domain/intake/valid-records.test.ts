import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOfDomain } from "#sync/kinds/domain-form.ts";
import { readRecord } from "#sync/read-record.ts";
import type { Part } from "./answers.ts";
import { anyRow } from "./any-typing.fixture.ts";
import { rowOf } from "./asked.fixture.ts";
import { isBlank, readRow } from "./read-row.ts";

const kinds = {
  people: "person",
  incomes: "income",
  bills: "bill",
  categories: "category",
  accounts: "account",
  debts: "debt",
  goals: "goal",
  habits: "habit",
} as const satisfies Record<Part, string>;

/** Whose pay it is is known once all rows are read. */
const recordOf = (part: Part, entry: { id: string }) => ({
  ...{ id: entry.id, kind: kinds[part], schema: 1, version: 0, deleted: false },
  ...fieldsOfDomain(entry),
  ...(part === "incomes" && { personId: "p1" }),
});

describe("10 000 rows of anything", () => {
  it("[IA16] are read without an exception, left as they were, and what they make can be stored", () => {
    let finished = 0;
    fc.assert(
      fc.property(anyRow, ({ part, answers, as }) => {
        const row = rowOf(part, { ...answers });
        const [read] = [readRow(row, as), isBlank(row)];
        expect(row).toEqual(rowOf(part, answers));
        if (!read.ok) expect(Object.keys(read.problems)).not.toEqual([]);
        if (!read.ok) return;
        finished++;
        const record = recordOf(part, read.value);
        expect(readRecord(record)).toEqual({ ok: true, value: record });
      }),
      { numRuns: 10_000 },
    );
    expect(finished).toBeGreaterThan(1_000);
  }, 60_000);
});
