import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Currency } from "../money/money.ts";
import { guessMapping } from "./guess-mapping.ts";
import { type FileAccount, guessDirection, hasMinus } from "./money-direction.ts";

const dollars = { currency: "USD" as Currency, locale: "en-US" };

/** The guess for rows such as "2026-02-03|Shop|12.40". */
function guess(account: FileAccount | undefined, rows: readonly string[], header = "Date|Payee|Amount") {
  const table = {
    header: header.split("|"),
    columns: header.split("|").length,
    sample: rows.map((text, index) => ({ line: index + 2, cells: text.split("|") })),
  };
  const { direction } = guessMapping(table, dollars);
  return guessDirection(direction!, account);
}

const isIn = { out: "below-zero", isSure: true };
const isOut = { out: "above-zero", isSure: true };
const shops = ["2026-02-03|Blue Door|12.40", "2026-02-04|Corner Bakery|3.00"];

describe("amounts without a minus", () => {
  it("[IM4] are money in where the balance rises by them, in either order of the rows", () => {
    const rows = ["2026-02-03|A|200.00|1200.00", "2026-02-05|B|50.00|1250.00", "2026-02-09|C|25.00|1275.00"];
    const header = "Date|Payee|Amount|Balance";
    for (const account of ["everyday", "savings", undefined] as const) {
      expect(guess(account, rows, header)).toEqual(isIn);
      expect(guess(account, rows.toReversed(), header)).toEqual(isIn);
    }
  });

  it("[IM4] are money out where the balance falls by them, against any words", () => {
    const rows = ["2026-02-03|Deposit|200.00|800.00", "2026-02-05|Deposit|50.00|750.00"];
    expect(guess("savings", rows, "Date|Payee|Amount|Balance")).toEqual(isOut);
  });

  it("[IM4] are purchases on a card where what is owed rises by them", () => {
    const owed = ["2026-02-03|A|20.00|120.00", "2026-02-05|B|5.00|125.00"];
    expect(guess("card", owed, "Date|Payee|Amount|Balance")).toEqual(isOut);
    const belowZero = ["2026-02-03|A|20.00|-120.00", "2026-02-05|B|5.00|-115.00"];
    expect(guess("card", belowZero, "Date|Payee|Amount|Balance")).toEqual(isIn);
  });

  it("[IM4] follow no balance whose rows fit both ways", () => {
    const rows = ["2026-02-03|A|200.00|200.00", "2026-02-03|B|200.00|400.00", "2026-02-03|C|200.00|600.00"];
    expect(guess("everyday", rows, "Date|Payee|Amount|Balance").isSure).toBe(false);
  });

  it.each([
    "Direct deposit",
    "ACH credit",
    "Interest paid",
    "Gutschrift Keller",
    "Zinsen",
    "TRANSFER FROM CHECKING",
    "VIREMENT DE MME DUBOIS",
    "Bonifico da Rossi",
    "Ingreso en efectivo",
    "Storting",
  ])("[IM4] are money in where the words say so: %s", (payee) => {
    expect(guess("everyday", [`2026-02-03|${payee}|200.00`])).toEqual(isIn);
  });

  it.each([
    "Card purchase Blue Door",
    "ATM withdrawal",
    "Lastschrift Stadtwerke",
    "Kartenzahlung Lindner",
    "PRLV SEPA EDF",
    "Interest charged",
    "Pinbetaling Jumbo",
  ])("[IM4] are money out where the words say so: %s", (payee) => {
    expect(guess("everyday", [`2026-02-03|${payee}|200.00`])).toEqual(isOut);
  });

  it("[IM4] of a savings account’s file are deposits, unless a word says otherwise", () => {
    expect(guess("savings", ["2026-02-03|Anna|200.00", "2026-02-09|Transfer to savings|50.00"])).toEqual(isIn);
    expect(guess("savings", ["2026-02-03|Fee|2.00", "2026-02-09|Interest|5.00"]).isSure).toBe(false);
  });

  it("[IM4] of a card’s file are purchases; its payment decides where there are minuses", () => {
    expect(guess("card", shops)).toEqual(isOut);
    expect(guess("card", ["2026-02-03|PAYMENT THANK YOU|200.00"])).toEqual(isIn);
    const mixed = ["2026-02-03|A|60", "2026-02-04|PAYMENT THANK YOU|-100", "2026-02-05|B|30", "2026-02-06|B|-20"];
    expect(guess("card", mixed)).toEqual(isOut);
    expect(guess("card", ["2026-02-03|A|60", "2026-02-05|B|-20"]).isSure).toBe(false);
  });

  it("[IM4] of an account’s file with minuses are money in", () => {
    expect(guess("everyday", [...shops, "2026-02-05|Fox|-1.00"])).toEqual(isIn);
  });

  it("[IM4] keep their direction where a shop’s name has a word that says the other one", () => {
    const purchases = ["2026-02-03|City parking payment|-9", "2026-02-04|A|-20", "2026-02-05|B|-7", "2026-02-06|C|-4"];
    expect(guess("card", purchases)).not.toEqual(isOut);
    expect(
      guess(
        "card",
        purchases.map((row) => row.replace("|-", "|")),
      ),
    ).not.toEqual(isIn);
    const spent = ["2026-02-03|Deposit for the hall|-30", "2026-02-04|Blue Door|-20", "2026-02-05|Elm|-7"];
    for (const account of ["everyday", "savings", undefined] as const) expect(guess(account, spent)).toEqual(isIn);
    const all = ["2026-02-03|Deposit for the hall|30", "2026-02-04|Blue Door|20", "2026-02-05|Elm|7"];
    expect(guess("everyday", all).isSure).toBe(false);
  });

  it("[IM5] are asked about where many words of an account’s file say the opposite of its minuses", () => {
    expect(guess("everyday", ["2026-02-03|Deposit|-30", "2026-02-04|Salary|-900", "2026-02-05|Elm|7"]).isSure).toBe(
      false,
    );
  });

  it("[IM5] are asked about where nothing tells, or where words contradict each other", () => {
    expect(guess("everyday", shops).isSure).toBe(false);
    expect(guess(undefined, shops).isSure).toBe(false);
    expect(guess("everyday", ["2026-02-03|Deposit|1", "2026-02-04|Withdrawal|1"]).isSure).toBe(false);
    expect(guess("everyday", [...shops, ...shops, ...shops, "2026-02-05|Deposit|5.00"]).isSure).toBe(false);
  });

  it("say nothing by names that contain such a word", () => {
    expect(guess("everyday", ["2026-02-03|Debit card credit union|5.00"]).isSure).toBe(false);
  });
});

describe("any statement of an account", () => {
  it("[IM4] with a running balance is never sure of the wrong direction", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 2, maxLength: 20 });
    const words = fc.constantFrom("Deposit", "Purchase", "Fee", "Anna", "Interest", "Transfer to Tom");
    fc.assert(
      fc.property(amounts, words, fc.boolean(), fc.boolean(), (cents, payee, rises, isNewestFirst) => {
        let balance = 1_000_000;
        const rows = cents.map((amount, at) => {
          balance += rises ? amount : -amount;
          const day = `2026-02-${String(1 + at).padStart(2, "0")}`;
          return `${day}|${payee}|${(amount / 100).toFixed(2)}|${(balance / 100).toFixed(2)}`;
        });
        const found = guess("everyday", isNewestFirst ? rows.toReversed() : rows, "Date|Payee|Amount|Balance");
        expect(found).toEqual(rises ? isIn : isOut);
      }),
    );
  });
});

it.each([
  ["-1.00", true],
  ["(1.00)", true],
  ["1.00-", true],
  ["−1.00", true],
  ["1.00", false],
  ["+1.00", false],
])("%s has a minus: %s", (cell, expected) => {
  expect(hasMinus(cell)).toBe(expected);
});
