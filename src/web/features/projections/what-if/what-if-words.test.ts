import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import { account, bill, category, debt, goal, income, sampleHousehold } from "#domain/plan/sample-household.ts";
import type { Day } from "#domain/time/day.ts";
import type { Difference } from "#domain/what-if/what-if.ts";
import { type Baseline, type KindName, kindNames, kindsFor } from "./change-kinds.ts";
import { rowError } from "./changes.tsx";
import { differenceWords, sideWords } from "./comparison.tsx";
import { newRow, parseRows, type Row, readRows, serializeRows, withSubject } from "./rows.ts";

const today = "2026-11-16" as Day;
const household = sampleHousehold({
  incomes: [income(50_000), income(9_000, { id: "odd", label: "Odd jobs", pay: irregular() })],
  bills: [bill(10_000), bill(700, { id: "films" })],
  categories: [category(10_000)],
  accounts: [account(500_000)],
  debts: [debt(300_000, { apr: 5_000 as Rate, minimum: minor(10_000) })],
  goals: [goal(400_000, { by: "2027-06-30" as Day }), goal(5, { id: "old", state: "archived" })],
});
const start = { household, today, setAside: minor(500_000) };
const baseline: Baseline = { household, canSave: minor(30_000), setAside: minor(500_000) };

function irregular() {
  return { cadence: "irregular", low: minor(9_000), usual: minor(20_000), per: "monthly" } as const;
}

const row = (what: KindName, answers: Readonly<Record<string, string>> = {}): Row => {
  const made = newRow(what, baseline, []);
  return { ...made, answers: { ...made.answers, ...answers } };
};
const read = (...rows: Row[]) => {
  const keyed = rows.map((one, index) => ({ ...one, key: String(index + 1) }));
  return readRows(keyed, baseline, start, { format: household, today });
};

describe("a row of a what-if", () => {
  it("starts with the current values and changes nothing", () => {
    const named = kindNames.map((what) => row(what, what.startsWith("new-") ? { label: "Gym", amount: "0" } : {}));
    expect(read(...named)).toEqual({ changes: [], problems: {} });
  });

  it.each<[KindName, Readonly<Record<string, string>>, object]>([
    ["income", { amount: "520" }, { what: "income", id: "pay", amount: 52_000 }],
    [
      "new-income",
      { label: "Lessons", amount: "70" },
      { pay: { cadence: "monthly", amount: 7_000 }, label: "Lessons" },
    ],
    ["bill", { amount: "0" }, { what: "bill", id: "bill", amount: 0 }],
    ["new-bill", { label: "Gym", amount: "30", cadence: "yearly" }, { label: "Gym", amount: 3_000, cadence: "yearly" }],
    ["budget", { amount: "75" }, { what: "budget", id: "food", weekly: 7_500 }],
    ["save", { amount: "1.50" }, { what: "save", weekly: 150 }],
    ["goal", { target: "3000" }, { what: "goal", id: "trip", target: 300_000 }],
    ["goal", { by: "" }, { what: "goal", id: "trip", by: null }],
    ["debt", { percent: "3.5" }, { what: "debt", id: "card", apr: 3_500 }],
    ["extra", { amount: "20" }, { what: "extra", extra: 2_000 }],
    ["one-off", { way: "out", amount: "100" }, { what: "one-off", amount: -10_000 }],
    ["rate", { percent: "8" }, { what: "rate", growth: 8_000 }],
  ])("of %s with %j is parsed into a change", (what, answers, change) => {
    expect(read(row(what, answers)).changes).toMatchObject([change]);
  });

  it("takes the values of another subject when that is selected, and the low of irregular pay", () => {
    const other = withSubject(row("income", { amount: "1" }), "odd", baseline);
    expect(other.answers).toEqual({ id: "odd", amount: "90.00" });
  });

  it("is offered only if there is something to change", () => {
    const bare = { ...baseline, household: sampleHousehold() };
    expect(kindsFor(bare)).toEqual(["new-income", "new-bill", "save", "one-off", "rate"]);
    expect(kindsFor(baseline)).toEqual(kindNames);
  });

  it.each<[KindName, Readonly<Record<string, string>>, string, RegExp]>([
    ["income", { amount: "" }, "amount", /^Enter an amount/],
    ["income", { amount: "-5" }, "amount", /^This can’t be below zero/],
    ["save", { amount: "99999999999" }, "amount", /1 billion/],
    ["new-bill", { amount: "5" }, "label", /^Enter a name/],
    ["goal", { target: "0" }, "target", /above zero/],
    ["goal", { by: "2026-11-15" }, "by", /^That day is over/],
    ["debt", { percent: "101" }, "percent", /100 %/],
    ["rate", { percent: "" }, "percent", /in percent/],
    ["one-off", { way: "out", amount: "5001" }, "amount", /emergency money, and that is \$5,000\.00/],
    ["bill", { id: "deleted" }, "id", /someone deleted it/],
    ["goal", { id: "old" }, "id", /someone deleted it/],
  ])("of %s with %j shows an error at its field", (what, answers, field, words) => {
    const { problems } = read(row("save", { amount: "1" }), row(what, answers));
    expect(Object.keys(problems)).toEqual(["2"]);
    expect(rowError(problems["2"], field, baseline)).toMatch(words);
    expect(rowError(problems["1"], field, baseline)).toBeUndefined();
  });

  it("survives serializing and parsing, and invalid rows are dropped", () => {
    const rows = kindNames.map((what, index) => ({ ...row(what), key: String(index + 1) }));
    expect(parseRows(serializeRows(rows))).toEqual(rows);
    expect(
      parseRows('[{"key":"1","what":"moon","answers":{}},{"key":"2","what":"save","answers":{"amount":5}},null]'),
    ).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expect(parseRows(text)).toBeInstanceOf(Array)),
    );
  });
});

describe("differences in words", () => {
  const telling = { format: household, today, years: 40 };
  const why = { formula: "", inputs: [] };
  const goalBy = (asIs: number | null, then: number | null): Difference => ({
    what: "goal",
    id: "trip",
    label: "Trip",
    asIs,
    tried: then,
    more: null,
    why,
  });
  const interest = (asIs: number | null, then: number | null) =>
    ({ what: "interest", label: "", asIs, tried: then, more: null, why }) as Difference;

  it.each<[Difference, string]>([
    [goalBy(60, 30), "Trip would be there seven months sooner: June 2027, not January 2028."],
    [goalBy(30, 31), "Trip would be there one week later, still in June 2027."],
    [goalBy(30, 0), "Trip would be there already, not in June 2027."],
    [goalBy(null, 30), "Trip would be there by June 2027. As it is, not within 40 years."],
    [goalBy(30, null), "Trip would not be there within 40 years. As it is, by June 2027."],
    [interest(500, 200), "You would pay $3.00 less interest on what you owe."],
    [interest(null, 200), "Your debts would end, with $2.00 of interest. As it is, they never do."],
    [interest(200, null), "Your debts would never end. As it is, they do, with $2.00 of interest."],
  ])("describes %j", (one, words) => {
    expect(differenceWords(one, telling)).toBe(words);
  });

  it("describe weekly and yearly amounts, and each plan in a cell", () => {
    const worth = { label: "Net worth", year: 10, asIs: minor(100), tried: minor(-250), more: minor(-350), why };
    expect(differenceWords({ what: "net-worth", ...worth }, telling)).toBe(
      "In ten years your net worth would be about $3.50 less: −\u00a0$2.50, not $1.00.",
    );
    expect(differenceWords({ ...worth, what: "can-save" }, telling)).toMatch(/^\$3\.50 less could be put aside a week/);
    expect([goalBy(0, null), interest(null, 5)].map((one) => sideWords(one, "asIs", telling))).toEqual([
      ...["there already", "never ends"],
    ]);
    expect(sideWords(goalBy(0, null), "tried", telling)).toBe("after 2066");
  });
});
