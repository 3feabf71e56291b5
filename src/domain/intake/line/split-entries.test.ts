import { describe, expect, it } from "vitest";
import { american, french, german, indian, swedish } from "../answers.fixture.ts";
import type { ReadOptions } from "../answers.ts";
import { splitEntries } from "./split-entries.ts";

const split = (text: string, asked: ReadOptions = american) => splitEntries(text, asked.format);

it("parts entries at line ends, semicolons, bullets and commas", () => {
  expect(split("rent 1200\r\nphone 35")).toEqual([["rent 1200"], ["phone 35"]]);
  expect(split("rent 1200; phone 35 • gas 20 | tv 9")).toEqual([["rent 1200", "phone 35", "gas 20", "tv 9"]]);
  expect(split("rent 1200,phone 35, gas 20")).toEqual([["rent 1200", "phone 35", "gas 20"]]);
  expect(split("إيجار، هاتف；ガス、水")).toEqual([["إيجار", "هاتف", "ガス", "水"]]);
});

it("takes a row of cells as one entry, whatever marks its cells hold", () => {
  expect(split("Rent, flat; garage\t1200\tmonthly\n\tPhone\t35")).toEqual([
    ["Rent, flat; garage\t1200\tmonthly"],
    ["Phone\t35"],
  ]);
  expect(split("| Rent | 1200 |")).toEqual([["\t Rent \t 1200 \t".trim()]]);
});

it("finds no entry in nothing", () => {
  for (const nothing of ["", "  \n\t ", ",,;\n;•"]) expect(split(nothing)).toEqual([]);
});

describe("a comma inside a number", () => {
  it.each([
    ["rent 1,200", american],
    ["rent 1,200,000.50", american],
    ["rent 35,50", american],
    ["Miete 1.200,50", german],
    ["Handy 35,50", german],
    ["loyer 1 200,50", french],
    ["house 1,00,000", indian],
    ["el 99,-", swedish],
    ["fee 5 due June 1, 2027", american],
    ["fee 5 due 1 June, 2027", american],
  ])("stays in %s", (text, asked) => {
    expect(split(text, asked)).toEqual([[text]]);
  });

  it("parts where the digits are no number together", () => {
    expect(split("1200,1300,1400")).toEqual([["1200", "1300", "1400"]]);
    expect(split("rent 1,200,phone 35")).toEqual([["rent 1,200", "phone 35"]]);
    expect(split("rent 1, 200")).toEqual([["rent 1", "200"]]);
  });
});

describe("marks of a list", () => {
  it.each([
    "- Rent\n- Phone",
    "* Rent\n* Phone",
    "• Rent\n• Phone",
    "– Rent\n— Phone",
    "[ ] Rent\n- [x] Phone",
    "1. Rent\n2. Phone",
    "1) Rent\n\n2) Phone",
  ])("are no words: %j", (text) => {
    expect(split(text)).toEqual([["Rent"], ["Phone"]]);
  });

  it("are words where no list is counted", () => {
    expect(split("1. FC Köln 20")).toEqual([["1. FC Köln 20"]]);
    expect(split("3. Rang 20\n7. Rang 30")).toEqual([["3. Rang 20"], ["7. Rang 30"]]);
  });
});
