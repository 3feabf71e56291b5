import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MerchantKind, merchantMatcher, merchantWords, namesOf } from "#domain/spending/merchants.ts";
import { merchants } from "./merchants.ts";

const { countries, international } = merchants;
const lists = Object.entries({ ...countries, international });
const namesIn = (list: (typeof lists)[number][1]) => namesOf(list).map(({ words }) => words.join(" "));

describe("the list of merchants", () => {
  it("has at least 1 500 names, and at least 120 for each country", () => {
    expect(new Set(lists.flatMap(([, list]) => namesIn(list))).size).toBeGreaterThanOrEqual(1_500);
    for (const [country, list] of lists) expect(namesIn(list).length, country).toBeGreaterThanOrEqual(120);
    expect(Object.keys(countries).sort()).toEqual(["AU", "CA", "DE", "ES", "FR", "GB", "IT", "NL", "US"]);
  });

  it.each(lists)("of %s has each name once, normalized, of at least three letters", (_, list) => {
    const names = namesIn(list);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => merchantWords(name).join(" ") !== name || name.length < 3)).toEqual([]);
  });
});

const texts: readonly (readonly [string, string, MerchantKind | undefined])[] = [
  ["GB", "POS 4411 TESCO STORES 3321 LONDON GB", "groceries"],
  ["GB", "SAINSBURY'S S/MKT 0712", "groceries"],
  ["GB", "TFL TRAVEL CH TFL.GOV.UK/CP", "public-transport"],
  ["GB", "COSTA COFFEE 43011", "coffee"],
  ["GB", "NEXT LEVEL GYM", "sports"],
  ["US", "AMZN Mktp US*2K4XY7", "shopping"],
  ["US", "SQ *BLUE BOTTLE", "coffee"],
  ["US", "TRADER JOE'S #552 QPS", "groceries"],
  ["US", "UBER *EATS HELP.UBER.COM", "eating-out"],
  ["US", "UBER   *TRIP", "taxi"],
  ["US", "NETFLIX.COM 866-579-7172", "subscriptions"],
  ["US", "WHOLEFDS MKT 10230", "groceries"],
  ["DE", "REWE SAGT DANKE 44123", "groceries"],
  ["DE", "DM-DROGERIE MARKT 1234", "drugstore"],
  ["DE", "DB Vertrieb GmbH", "public-transport"],
  ["DE", "Kartenzahlung LIDL SAGT DANKE", "groceries"],
  ["FR", "CARTE 12/11 CARREFOUR MARKET PARIS", "groceries"],
  ["FR", "PRLV SEPA EDF", "utilities"],
  ["FR", "ACHAT CB DECATHLON 4412", "sports"],
  ["NL", "BEA, Betaalpas ALBERT HEIJN 1521", "groceries"],
  ["NL", "KRUIDVAT 3312 UTRECHT", "drugstore"],
  ["ES", "COMPRA TARJ MERCADONA VALENCIA", "groceries"],
  ["ES", "RECIBO IBERDROLA CLIENTES", "utilities"],
  ["IT", "PAGAMENTO POS ESSELUNGA MILANO", "groceries"],
  ["IT", "TRENITALIA SPA ROMA", "public-transport"],
  ["CA", "TIM HORTONS #4521 TORONTO", "coffee"],
  ["CA", "LCBO/RAO #0123", "alcohol"],
  ["AU", "WOOLWORTHS 1234 SYDNEY", "groceries"],
  ["AU", "BUNNINGS 645000", "diy"],
  ["AU", "CHEMIST WAREHOUSE 88", "pharmacy"],
  ["US", "PINESHELLY HOLDINGS", undefined],
];

describe("a bank's text", () => {
  it.each(texts)("in %s: %s is %s", (country, text, kind) => {
    expect(merchantMatcher(merchants, country)(text)).toBe(kind);
  });

  it("means the same in any case, with other spaces and a number at its end, and never throws", () => {
    const kindOf = merchantMatcher(merchants, "GB");
    fc.assert(
      fc.property(
        fc.constantFrom(...texts.map(([, text]) => text)),
        fc.integer({ min: 1_000, max: 9_999 }),
        (text, no) => {
          const kind = kindOf(text);
          expect(kindOf(`  ${text.toUpperCase().replaceAll(" ", "  ")} ${no}`)).toBe(kind);
          expect(kindOf(text.toLowerCase())).toBe(kind);
        },
      ),
    );
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void kindOf(text)));
  });
});
