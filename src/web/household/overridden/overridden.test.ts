import { describe, expect, it } from "vitest";
import type { Currency } from "#domain/money/money.ts";
import type { Change } from "#sync/household-api.ts";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { householdState } from "#web/store/household-state.ts";
import { deviceOf, expense, home, storeOn } from "#web/store/store.fixture.ts";
import { authorsIn, keepingLaterValue, usingOverridden } from "./overridden-notes.tsx";
import { openValuesIn } from "./overridden-values.tsx";
import { type Authors, overriddenWords } from "./overridden-words.ts";

const at = Date.parse("2026-11-13T12:00:00Z");
const format = { currency: "USD" as Currency, locale: "en-US" };
const splits = [{ categoryId: "food", amount: 4_000 }];

const announcement = (fields: Readonly<Record<string, unknown>> = {}): AnyRecord =>
  recordOf("overridden", {
    id: "overridden:7:amount:e",
    of: { kind: "transaction", id: "e" },
    names: ["amount", "splits"],
    lost: { amount: 4_000, splits },
    won: { amount: 4_500 },
    replaced: 7,
    at,
    ...fields,
  });

const entry = expense("e", { amount: 4_500, day: "2026-11-10" });

const openIn = (records: readonly AnyRecord[], now = at) => openValuesIn(householdState(home, "shared", records), now);

function said(authors: Authors, fields: Readonly<Record<string, unknown>> = {}, record: AnyRecord = entry): string {
  const household = householdState(home, "shared", [record, announcement(fields)]);
  const [value] = openValuesIn(household, at);
  const { about, said } = overriddenWords(value!, authors, household, format);
  return `${about}. ${said}`;
}

describe("an overridden value", () => {
  it("is open for 30 days, while its record exists", () => {
    expect(openIn([entry, announcement()])).toHaveLength(1);
    expect(openIn([entry, announcement()], at + 31 * 86_400_000)).toEqual([]);
    expect(openIn([{ ...entry, deleted: true }, announcement()])).toEqual([]);
    expect(openIn([entry, { ...announcement(), deleted: true }])).toEqual([]);
  });

  it("[OV8] is written back as a whole, closes the question, and one undo reverts both", async () => {
    const { store, shown } = await storeOn(await deviceOf(entry, announcement()));
    const open = () => store.state.get().households.get(home)!.of.overridden.list().length;
    expect((await store.run(usingOverridden("overridden:7:amount:e"), home)).ok).toBe(true);
    expect([shown("e"), open()]).toEqual([recordWith(entry, { amount: 4_000, splits }).fields, 0]);
    expect((await store.undo()).ok).toBe(true);
    expect([shown("e"), open()]).toEqual([entry.fields, 1]);
  });

  it("[OV8] that had no value removes the field", async () => {
    const category = { names: ["categoryId"], lost: {}, won: { categoryId: "food" } };
    const { store, shown } = await storeOn(
      await deviceOf(recordWith(entry, { categoryId: "food" }), announcement(category)),
    );
    await store.run(usingOverridden("overridden:7:amount:e"), home);
    expect(shown("e")).toEqual(entry.fields);
  });

  it("[OV8] stays overridden if the later one is chosen, and nobody is asked again", async () => {
    const { store, shown } = await storeOn(await deviceOf(entry, announcement()));
    await store.run(keepingLaterValue("overridden:7:amount:e"), home);
    const household = store.state.get().households.get(home);
    expect([shown("e"), openValuesIn(household, at)]).toEqual([entry.fields, []]);
  });
});

describe("the words of an overridden value", () => {
  const thing = "An entry “Market” of $45.00 on 10 November: amount";
  const plain = { lost: { amount: 4_000 } };

  it("name both people if the change log tells who they are", () => {
    expect(said({ loser: "Ben", winner: "Ann" }, plain)).toBe(`${thing}. Ben wrote $40.00, Ann’s $45.00 came later.`);
    expect(said({ loser: "You", winner: "Ann" }, plain)).toBe(`${thing}. You wrote $40.00, Ann’s $45.00 came later.`);
    expect(said({ loser: "Ben", winner: "You" }, plain)).toBe(`${thing}. Ben wrote $40.00, your $45.00 came later.`);
  });

  it("name nobody if it does not, and recognize one person with two devices", () => {
    expect(said({}, plain)).toContain("$40.00 was written on one device; $45.00, from another one, came later.");
    expect(said({ loser: "Ben" }, plain)).toContain("Ben wrote $40.00; $45.00 came later.");
    expect(said({ loser: "You", winner: "You" }, plain)).toContain(
      "You wrote $40.00 on one device; $45.00, from another one, came later.",
    );
  });

  it("mention only the differing fields of those that merge together, with days, categories and absence in words", () => {
    expect(said({})).toContain("$40.00, split in 1 was written on one device; $45.00, not split, from another");
    const day = { names: ["day"], lost: { day: "2026-11-09" }, won: { day: "2026-11-10" } };
    expect(said({ loser: "Ben", winner: "Ann" }, day)).toContain("9 November, Ann’s 10 November came later.");
    const category = { names: ["categoryId"], lost: {}, won: { categoryId: "gone" } };
    expect(said({ loser: "Ben", winner: "Ann" }, category, recordWith(entry, { categoryId: "gone" }))).toContain(
      "Ben wrote no category, Ann’s something that is gone came later.",
    );
  });

  it("take the authors from the version that lost and the next one with a different value", () => {
    const change = (seq: number, uid: string, amount: number): Change => ({
      seq,
      uid,
      at,
      base: seq - 1,
      record: recordWith(entry, { amount }),
    });
    const log = [change(9, "ann", 4_500), change(8, "ida", 4_000), change(7, "ben", 4_000)];
    const one = openIn([entry, announcement({ names: ["amount"], ...plain })])[0]!.announcement;
    expect(authorsIn(log, one)).toEqual({ loser: "ben", winner: "ann" });
    expect(authorsIn([], one)).toEqual({ loser: undefined, winner: undefined });
  });
});
