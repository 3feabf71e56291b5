import { describe, expect, it } from "vitest";
import { headerText, type ImportMapping, readMapping, sourcesOf } from "./mapping.ts";

const mapping: ImportMapping = {
  columns: 4,
  day: 0,
  dateOrder: "dmy",
  money: { kind: "one", column: 3, out: "below-zero" },
  decimal: ",",
  moneyIn: "income",
  payee: 1,
  skip: [{ column: 2, words: ["pending"] }],
};

describe("a stored mapping", () => {
  it("reads back as itself through JSON", () => {
    expect(readMapping(JSON.parse(JSON.stringify(mapping)))).toEqual(mapping);
    const two: ImportMapping = { ...mapping, money: { kind: "two", out: 2, in: 3 } };
    expect(readMapping(two)).toEqual(two);
    const marked: ImportMapping = { ...mapping, money: { kind: "marked", column: 2, mark: 3 } };
    expect(readMapping(marked)).toEqual(marked);
  });

  it.each([
    ["nothing", undefined],
    ["a column that the file does not have", { ...mapping, day: 4 }],
    ["a column that is no number", { ...mapping, payee: "1" }],
    ["an order nobody knows", { ...mapping, dateOrder: "myd" }],
    ["a mark that parts no decimals", { ...mapping, decimal: ";" }],
    ["one column for both ways", { ...mapping, money: { kind: "two", out: 2, in: 2 } }],
    ["a way of later versions", { ...mapping, money: { kind: "three" } }],
    ["money that comes in as nothing known", { ...mapping, moneyIn: "gift" }],
    ["rows to skip by no words", { ...mapping, skip: [{ column: 1 }] }],
    ["rows to skip by nothing", { ...mapping, skip: [null] }],
    ["no columns", { ...mapping, columns: 0 }],
  ])("with %s is none", (_, value) => {
    expect(readMapping(value)).toBeUndefined();
  });

  it("is found again by the header and the number of columns", () => {
    const header = ["Datum", " Name ", "Status", "Betrag"];
    const sources = [
      { id: "old", header: headerText(header), mapping: { broken: true } },
      { id: "bank", header: headerText(header), mapping: { ...mapping } },
      { id: "partner", header: headerText(header), mapping: { ...mapping, decimal: "." } },
      { id: "bare", header: "", mapping: { ...mapping, columns: 5 } },
    ];
    const found = (table: { header?: string[]; columns: number }) =>
      sourcesOf(sources, table).map(({ source }) => source.id);
    expect(found({ header: ["Datum", "Name", "Status", "Betrag"], columns: 4 })).toEqual(["bank", "partner"]);
    expect(found({ header: ["Datum", "Name", "Betrag"], columns: 3 })).toEqual([]);
    expect(found({ columns: 5 })).toEqual(["bare"]);
    expect(found({ columns: 4 })).toEqual([]);
    expect(headerText(Array.from({ length: 900 }, () => "Spalte")).length).toBe(4_000);
  });
});
