import { describe, expect, it } from "vitest";
import type { Currency } from "../money/money.ts";
import { guessDecimal, guessMapping, guessOrder } from "./guess-mapping.ts";
import { readMapping } from "./mapping.ts";

const euros = { currency: "EUR" as Currency, locale: "de-DE" };
const dollars = { currency: "USD" as Currency, locale: "en-US" };

function guess(header: string | undefined, ...lines: string[]) {
  const sample = lines.map((text, index) => ({ line: index + 2, cells: text.split("|") }));
  const names = header?.split("|");
  const columns = (names ?? sample[0]!.cells).length;
  return guessMapping({ columns, sample, ...(names && { header: names }) }, euros);
}

describe("which column is what", () => {
  it.each([
    ["English", "Date|Description|Memo|Amount|Balance", [0, 3, 1, 2]],
    ["English, two columns", "Transaction Date|Details|Paid out|Paid in|Balance", [0, [2, 3], 1, undefined]],
    ["German", "Buchungstag|Wertstellung|Begünstigter/Zahlungspflichtiger|Verwendungszweck|Betrag (EUR)", [0, 4, 2, 3]],
    ["German, two columns", "Datum|Buchungstext|Soll|Haben|Saldo", [0, [2, 3], 1, undefined]],
    ["French", "Date opération|Libellé|Débit|Crédit|Solde", [0, [2, 3], 1, undefined]],
    ["French, one column", "Date|Libellé|Montant|Devise|Solde", [0, 2, 1, undefined]],
    ["Spanish", "Fecha operación|Concepto|Importe|Saldo|Observaciones", [0, 2, 1, 4]],
    ["Spanish, two columns", "Fecha|Descripción|Cargos|Abonos|Saldo", [0, [2, 3], 1, undefined]],
    ["Dutch", "Datum|Naam / Omschrijving|Bedrag (EUR)|Mededelingen|Saldo", [0, 2, 1, 3]],
    ["Dutch, two columns", "Boekdatum|Omschrijving|Af|Bij|Saldo", [0, [2, 3], 1, undefined]],
  ] as const)("is known by its name in %s", (_, header, [day, money, payee, note]) => {
    const { draft, asks } = guess(header);
    const columns = draft.money?.kind === "two" ? [draft.money.out, draft.money.in] : draft.money?.column;
    expect([draft.day, columns, draft.payee, draft.note]).toEqual([day, money, payee, note]);
    expect(asks).toEqual([]);
    expect(readMapping(draft)).toBeDefined();
  });

  it("is identified by its content without a known name", () => {
    const { draft } = guess(undefined, "A1|03.02.2026|Shop|EUR|-12,40|500,00", "A2|13.02.2026|Bakery|EUR|-1,00|499,00");
    expect(draft).toMatchObject({
      day: 1,
      payee: 2,
      currency: 3,
      money: { kind: "one", column: 4, out: "below-zero" },
    });
  });

  it("is not taken by a name that its cells contradict", () => {
    const { draft } = guess("Date|Name|Amount|Betrag", "pending|Shop|none|-1,00", "later|2026-02-03|none|-2,00");
    expect(draft.money).toMatchObject({ column: 3 });
    const dated = guess("Valuta|Datum|Name|Betrag", "EUR|2026-02-03|Shop|-1,00");
    expect(dated.draft).toMatchObject({ day: 1, currency: 0 });
  });

  it("a balance is never taken for an amount", () => {
    expect(guess("Datum|Saldo|Was|Wieviel", "03.02.2026|500,00|Shop|-1,00").draft.money).toMatchObject({ column: 3 });
  });

  it("a column of words marks the way where amounts have no sign", () => {
    const rows = ["20260203|Shop|Af|12,40", "20260204|Pay|Bij|900,00"];
    expect(guess("Datum|Naam|Af Bij|Bedrag", ...rows).draft.money).toEqual({ kind: "marked", column: 3, mark: 2 });
    const signed = ["20260203|Shop|Debit|-12,40", "20260204|Pay|Credit|900,00"];
    expect(guess("Date|Name|Type|Amount", ...signed).draft.money).toEqual({
      kind: "one",
      column: 3,
      out: "below-zero",
    });
  });

  it("asks for what it cannot find", () => {
    expect(guess("What|Amount", "Shop|-1,00").asks).toEqual(["day"]);
    expect(guess("Date|What", "2026-02-03|Shop").asks).toEqual(["money"]);
    expect(readMapping(guess("Date|What", "2026-02-03|Shop").draft)).toBeUndefined();
  });

  it("asks about amounts that are all positive, and assumes a card", () => {
    const { draft, asks } = guess("Date|Name|Amount", "2026-02-03|Shop|12,40", "2026-02-04|Bakery|3,00");
    expect(draft.money).toEqual({ kind: "one", column: 2, out: "above-zero" });
    expect(asks).toEqual(["way"]);
  });

  it("skips rows whose status says that they were not paid", () => {
    const { draft } = guess("Date|Name|Amount|State", "2026-02-03|Shop|-12,40|COMPLETED");
    expect(draft.skip).toMatchObject([{ column: 3 }]);
    expect(draft.skip?.[0]?.words).toContain("reverted");
  });
});

describe("which way round days are written", () => {
  it.each([
    [["13/02/2026", "03/02/2026"], "dmy", true],
    [["02/13/2026", "02/03/2026"], "mdy", true],
    [["2026-02-03"], "ymd", true],
    [["20260203"], "ymd", true],
    [["03.02.2026"], "dmy", true],
    [["03.02.26"], "dmy", true],
    [["3 Feb 2026"], "dmy", true],
    [["03-Feb-26"], "dmy", true],
    [["02/02/2026", "03/03/2026"], "dmy", true],
    [["03/02/2026", "04/02/2026"], "mdy", false],
    [["03/02/2026", "13/13/2026"], "mdy", false],
  ] as const)("%j is %s, certain: %s", (values, order, isSure) => {
    expect(guessOrder(values, "en-US")).toEqual({ order, isSure });
  });

  it("an open question is put with what the household's place writes", () => {
    expect(guessOrder(["03/02/2026"], "en-GB")).toEqual({ order: "dmy", isSure: false });
  });
});

describe("which mark parts decimals", () => {
  it.each([
    [["12,40"], ",", true],
    [["12.40"], ".", true],
    [["1.234,56"], ",", true],
    [["1,234"], ".", true],
    [["1.234.567"], ",", true],
    [["12"], ".", true],
    [["12,40", "12.40"], ".", false],
  ] as const)("%j is %j, certain: %s", (values, decimal, isSure) => {
    expect(guessDecimal(values, dollars)).toEqual({ decimal, isSure });
  });

  it("three digits are ambiguous in a currency with three decimals", () => {
    expect(guessDecimal(["1.234"], { currency: "KWD" as Currency, locale: "en-US" }).isSure).toBe(false);
  });
});
