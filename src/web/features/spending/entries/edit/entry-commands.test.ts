import { describe, expect, it } from "vitest";
import type { Transaction } from "#domain/household/records.ts";
import { minor } from "#domain/money/money.ts";
import { dueNow, type RecurringTemplate, templateIdOf } from "#domain/spending/recurring.ts";
import type { Day } from "#domain/time/day.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { coupleRecords, stateOf } from "#web/household/figures/figures.fixture.ts";
import { withRecords } from "#web/store/household-state.ts";
import { addingEntry, addingQuickEntry, changingEntry, lastDayOf, templateFor } from "./entry-commands.ts";

const day = "2026-10-01" as Day;
const entry = { day, amount: minor(900), payee: "Club", personId: "maya", kind: "spending", note: "" } as const;
const plain = { quickLabel: undefined, ruleContains: undefined };
const monthly = { entry, repeat: { cadence: "monthly" }, ...plain } as const;

function run(command: ReturnType<typeof addingEntry>, state = stateOf(coupleRecords())) {
  let made = 0;
  const edits = command.edits(state, () => `made${++made}`);
  if (!edits.ok) throw new Error(edits.problem);
  return withRecords(state, new Map(edits.value.map(({ after }) => [after.id, after])));
}

describe("an entry that repeats", () => {
  it("finds its repeat, and does not fall due on its own day", () => {
    const { of } = run(addingEntry(monthly));
    const [recorded] = of.transaction.list();
    const [repeat] = of.recurring.list();
    expect(templateIdOf(recorded!)).toBe(repeat!.id);
    const due = dueNow([repeat as unknown as RecurringTemplate], () => false, "2026-11-13" as Day);
    expect(due.map((one) => one.day)).toEqual(["2026-11-01"]);
  });

  it("with a new rhythm starts at the last one, so that nothing long past falls due", () => {
    const state = run(addingEntry(monthly));
    const template = state.of.recurring.list()[0] as unknown as RecurringTemplate;
    const before = { ...entry, id: state.of.transaction.list()[0]!.id } as Transaction;
    const later = { ...before, id: `${template.id}@2026-11-01`, day: "2026-11-01" as Day };
    const lastDay = lastDayOf(template, [later, before], day);
    const read = { ...monthly, repeat: { cadence: "weekly" } } as const;
    const { of } = run(changingEntry({ before, read, template, alsoNext: true, lastDay }), state);
    expect(of.recurring.list()[0]).toMatchObject({ schedule: { cadence: "weekly", on: "2026-11-01" } });
  });

  it("is matched by its fields if it existed before it repeated", () => {
    const before = { ...entry, id: "old" } as Transaction;
    const template = { id: "t", schedule: { cadence: "monthly", on: day }, entry } as unknown as RecurringTemplate;
    expect(templateFor(before, [template])).toBe(template);
    expect(templateFor({ ...before, amount: minor(1) }, [template])).toBeUndefined();
    expect(templateFor({ ...before, id: "x@2026-10-01" }, [template])).toBeUndefined();
  });

  it("or is quick leaves out people who left", () => {
    const quick = { id: "q", label: "Q", entry: { ...entry, personId: "left", forPersonId: "left" } };
    const [added] = run(addingQuickEntry(quick, day, "tom")).of.transaction.list();
    expect(added).toMatchObject({ personId: "tom", day });
    expect(added).not.toHaveProperty("forPersonId");
  });
});

describe("the account of an entry", () => {
  const account = { kind: "account", id: "bank" } as const;
  const bank = recordOf("account", { id: "bank", label: "Bank", kind: "checking", balance: 5_000 });

  it("[EA2] of a quick entry is its own, otherwise that of its payer", () => {
    const quick = { id: "q", label: "Q", entry };
    const added = (state = stateOf(coupleRecords(bank))) => run(addingQuickEntry(quick, day, "tom"), state);
    expect(added().of.transaction.list()[0]).toMatchObject({ account });
    expect(added(stateOf(coupleRecords())).of.transaction.list()[0]).not.toHaveProperty("account");
  });

  it("leaves a transfer paired until its own side changes", () => {
    const pairedWith = { kind: "transaction", id: "other" } as const;
    const fields = { ...entry, id: "t", kind: "transfer" as const, account, pairedWith };
    const state = stateOf(coupleRecords(bank, recordOf("transaction", fields)));
    const change = (more: object) => {
      const read = { entry: { ...entry, kind: "transfer" as const, account, ...more }, repeat: undefined, ...plain };
      const edit = { before: fields, read, template: undefined, alsoNext: false, lastDay: day };
      return run(changingEntry(edit, []), state).of.transaction.get("t");
    };
    expect(change({ personId: "tom" })).toMatchObject({ personId: "tom", pairedWith });
    expect(change({ account: { kind: "account", id: "else" } })).not.toHaveProperty("pairedWith");
  });
});
