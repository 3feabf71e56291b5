import { describe, expect, it } from "vitest";
import { american, egyptian, french, german, indian, japanese, swedish, swiss } from "../answers.fixture.ts";
import type { ReadOptions } from "../answers.ts";
import { amountsIn } from "./find-amount.ts";

const found = (text: string, asked: ReadOptions = american) =>
  amountsIn(text, asked.format).map((amount) => amount.text);

describe("an amount stays as typed, with its currency", () => {
  it.each<[string, string, ReadOptions]>([
    ["rent 1200", "1200", american],
    ["rent: $1,200.00", "$1,200.00", american],
    ["rent=1200 USD", "1200 USD", american],
    ["USD1200 rent", "USD1200", american],
    ["phone €12", "€12", american],
    ["phone CHF 30", "CHF 30", american],
    ["tea .50", ".50", american],
    ["overdraft -300", "-300", american],
    ["overdraft −$300", "−$300", american],
    ["overdraft (300)", "(300)", american],
    ["rent 1200.", "1200", american],
    ["Miete 1.200,50 Euro", "1.200,50 Euro", german],
    ["loyer 1 200,50 €", "1 200,50 €", french],
    ["hyra 8 500 kr", "8 500 kr", swedish],
    ["el 99,-", "99,-", swedish],
    ["Prämie 1’200.50", "1’200.50", swiss],
    ["house 1,00,000", "1,00,000", indian],
    ["家賃８００００円", "８００００円", japanese],
    ["إيجار ١٬٢٠٠ ج.م.", "١٬٢٠٠ ج.م.", egyptian],
  ])("%s", (text, amount, asked) => {
    expect(found(text, asked)).toEqual([amount]);
  });
});

it("leaves out a word that says about", () => {
  for (const about of ["about 80", "Around 80", "approx. 80", "roughly 80", "ca. 80", "~80", "≈ 80"]) {
    expect(found(`gas ${about}`)).toEqual(["80"]);
  }
});

it("takes a range as one, with both its ends", () => {
  for (const range of ["80-120", "80–120", "80 - 120", "80 to 120", "$80-$120"]) expect(found(range)).toEqual([range]);
  expect(amountsIn("about 80-120 €", german.format)[0]).toMatchObject({
    text: "80-120 €",
    range: { low: "80", high: "120 €" },
  });
});

describe("digits that are no amount", () => {
  it.each([
    "A4",
    "401k",
    "5g",
    "covid-19",
    "24/7",
    "7:30",
    "#12",
    "19.9%",
    "19,9 %",
    "1.2.3",
    "2026-02-30",
    "every 4 weeks",
    "3 times",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
    expect(found(`x ${text} 30`)).toEqual(["30"]);
  });

  it("are never joined by a plain space where the locale does not write so", () => {
    expect(found("flat 2 300")).toEqual(["2", "300"]);
    expect(found("2\t300", french)).toEqual(["2", "300"]);
  });

  it("may stand next to the name of a cadence", () => {
    expect(found("950pcm")).toEqual(["950"]);
    expect(found("35/month")).toEqual(["35"]);
  });
});
