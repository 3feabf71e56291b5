import { describe, expect, it } from "vitest";
import type { Currency } from "#domain/money/money.ts";
import { recordOf, recordWith, samples } from "../kinds/kinds.fixture.ts";
import type { RecordKind } from "../record.ts";
import { everySample, rowsOf } from "./csv.fixture.ts";
import { writeCsvFiles } from "./csv-files.ts";

const named = [
  recordOf("person", { id: "maya", name: "Maya", kind: "adult" }),
  recordWith(recordOf("category", { ...samples.category[1], label: "=Food" }), { id: "food" }),
  recordWith(recordOf("goal", samples.goal[0]!), { id: "lisbon" }),
  recordWith(recordOf("debt", samples.debt[0]!), { id: "card" }),
  recordWith(recordOf("account", samples.account[0]!), { id: "checking" }),
  recordWith(recordOf("habit", samples.habit[0]!), { id: "cook" }),
];

describe("the columns", () => {
  it("show a reference by its label, with its id in the next column", () => {
    expect(rowsOf("bill", [...named, recordOf("bill", { ...samples.bill[0], categoryId: "food" })])).toEqual([
      {
        Id: "bill-1",
        Label: "Rent",
        Amount: "1200.00",
        Currency: "USD",
        "How often": "monthly",
        "Next due": "2026-11-01",
        Category: "'=Food",
        "Category id": "food",
        "Pays the debt": "",
        "Pays the debt id": "",
        "Pays none of the debts": "no",
      },
    ]);
    const one = (kind: RecordKind) => rowsOf(kind, [...named, recordOf(kind, samples[kind][0]!)])[0];
    expect(one("save")).toMatchObject({ Person: "Maya", "Person id": "maya", To: "goal", Target: "Lisbon" });
    expect(one("balance")).toMatchObject({ "Account or debt": "Checking", Of: "account", Day: "2026-10-04" });
    expect(one("habit-tick")).toMatchObject({ Habit: "Cook on Sundays", Person: "Maya" });
    expect(one("sign-off")).toMatchObject({ Person: "Maya", Week: "2026-W40", "Signed at": "" });
    const signed = recordOf("sign-off", samples["sign-off"][1]!);
    expect(rowsOf("sign-off", [...named, signed])[0]).toMatchObject({
      Decision: "Walk to work on Fridays.",
      "Signed decision": "Cook twice before the market. / Walk to work on Fridays.",
    });
    expect(one("withdrawal")).toMatchObject({ Goal: "Lisbon", "Goal id": "lisbon", Amount: "40.00" });
    expect(one("household")).toMatchObject({ "Payoff order": "Card / car", "Payoff extra": "25.00" });
    expect(one("rule")).toMatchObject({ Category: "'=Food", "Category id": "food" });
  });

  it("show the owner of a thing, and the recipient and purpose of an entry", () => {
    const tom = recordOf("person", { id: "tom", name: "Tom", kind: "adult" });
    const house = recordWith(recordOf("account", samples.account[1]!), { id: "house" });
    const bank = recordWith(recordOf("import-source", samples["import-source"][0]!), { id: "bank" });
    const one = (kind: RecordKind, sample: number) =>
      rowsOf(kind, [...named, tom, house, bank, recordOf(kind, samples[kind][sample]!)]).at(-1);
    expect(one("account", 1)).toMatchObject({ Owners: "Maya / Tom", "Owner ids": "maya / tom" });
    expect(one("debt", 1)).toMatchObject({ Owners: "Maya", "Taken for": "House", "Taken for id": "house" });
    expect(one("transaction", 0)).toMatchObject({ For: "Tom", "For id": "tom", "Imported from": "Everyday account" });
    expect(one("transaction", 4)).toMatchObject({ Person: "Tom", "Handed to": "Maya", "Handed to id": "maya" });
    expect(one("template", 0)).toMatchObject({ Label: "Coffee", Amount: "4.50", For: "Maya" });
    const [fixed, share] = [one("goal", 1), one("goal", 2)];
    expect(fixed).toMatchObject({ "Fed by": "fixed 12.00", Owners: "Maya", "Lays by for id": "insurance" });
    expect(fixed).toMatchObject({ "Once full to": "Lisbon" });
    expect(share).toMatchObject({ "Fed by": "share 10 %", Owners: "Maya / Tom", "Once full to": "investing" });
    expect(one("household", 1)).toMatchObject({
      "Payoff order": "snowball",
      "Payoff once": "2027-03-31: 1000.00 Card",
    });
    expect(one("household", 0)).toMatchObject({ "Growth in percent": "5.000", "Withdrawal in percent": "4.000" });
    expect(one("household", 0)).toMatchObject({ "Settling since": "2026-10-01", "Settling by": "income" });
  });

  it("show deleted owners only by id, and leave out the keys of bank rows", () => {
    const texts = writeCsvFiles({ records: everySample, currency: "USD" as Currency }).files.map(({ text }) => text);
    expect(texts.join("")).not.toContain("MARKET 4711");
    expect(rowsOf("account", everySample)[1]).toMatchObject({ Owners: "", "Owner ids": "maya / tom" });
  });

  it("leave the label of a deleted thing empty", () => {
    expect(rowsOf("save", [recordOf("save", samples.save[0]!)])[0]).toMatchObject({
      Target: "",
      "Target id": "lisbon",
    });
  });

  it("[FI9] have amounts as numbers with a currency column, and rates in percent", () => {
    expect(rowsOf("debt", everySample, "KWD" as Currency)[0]).toMatchObject({
      Balance: "240.000",
      Currency: "KWD",
      "Yearly rate in percent": "22.990",
    });
    expect(rowsOf("account", everySample).map(({ Balance }) => Balance)).toEqual(["-120.00", "300000.00"]);
    expect(rowsOf("account", everySample).map((row) => row["Yearly change in percent"])).toEqual(["", "-1.500"]);
    expect(
      rowsOf("income", everySample).map((row) => [row.Amount, row["Low amount"], row["Low and usual for"]]),
    ).toEqual([
      ["3200.00", "", ""],
      ["", "1000.00", "monthly"],
    ]);
  });

  it("describe values without a column of their own in words", () => {
    const earlier = [{ from: "2026-W01", weeklyBudget: 8_000, rollover: "off" }];
    const category = recordOf("category", { ...samples.category[1], since: "2026-W20", earlier });
    expect(rowsOf("category", [category])[0]).toMatchObject({
      "Earlier budgets": "2026-W01: 80.00 off",
      Housing: "no",
    });
    expect(rowsOf("household", everySample)[1]).toMatchObject({
      Weeks: "2026-W01: Monday, UTC / 2026-W30: Sunday, Asia/Kuwait",
      "Money date": "Friday",
    });
    expect(rowsOf("import-source", everySample)[0]).toMatchObject({
      Header: "Date;Payee;Amount",
      Mapping: '{"amount":2,"day":0,"order":"dmy","payee":1}',
    });
    expect(rowsOf("intake-draft", everySample)[0]).toMatchObject({
      Answers: '{"apr":"","balance":"about 2,4","label":"Card"}',
    });
  });

  it("give an entry with several categories one row each, so that the amounts add up", () => {
    const rows = rowsOf("transaction", [...named, recordOf("transaction", samples.transaction[1]!)]);
    expect(rows.map((row) => [row.Amount, row.Category, row.Part, row.Parts, row["Amount of all parts"]])).toEqual([
      ["70.00", "'=Food", "1", "2", "60.00"],
      ["-10.00", "", "2", "2", "60.00"],
    ]);
    expect(rowsOf("recurring", everySample).map((row) => [row.Amount, row["First day"], row.Type])).toEqual([
      ["15.00", "2026-10-05", "spending"],
      ["0.02", "2026-10-15", "income"],
    ]);
  });
});
