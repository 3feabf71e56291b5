import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MerchantKind, merchantMatcher } from "#domain/spending/merchants.ts";
import { merchants } from "./merchants.ts";

/** Made up in the style of statements of each country, with what banks and terminals write around a name. */
const texts: readonly (readonly [country: string, text: string, kind: MerchantKind])[] = [
  ["US", "SQ *BLUE BOTTLE COFFEE OAKLAND CA", "coffee"],
  ["US", "TST* CHIPOTLE 2241 AUSTIN TX", "eating-out"],
  ["US", "TRADER JOE'S #552 QPS", "groceries"],
  ["US", "WHOLEFDS MKT 10230", "groceries"],
  ["US", "PURCHASE AUTHORIZED ON 11/09 COSTCO WHSE #0482 SEATTLE WA CARD 4471", "groceries"],
  ["US", "POS DEBIT WALGREENS #7712 CHICAGO IL", "pharmacy"],
  ["US", "CHECKCARD 1112 SHELL OIL 57442 HOUSTON TX", "fuel"],
  ["US", "DEBIT CARD PURCHASE XXXXX4471 THE HOME DEPOT 0912", "diy"],
  ["US", "AMZN Mktp US*2K4XY7", "shopping"],
  ["US", "PAYPAL *SPOTIFY P2A9 402-935-7733", "subscriptions"],
  ["US", "NETFLIX.COM 866-579-7172", "subscriptions"],
  ["US", "APPLE.COM/BILL 866-712-7753 CA", "subscriptions"],
  ["US", "ACH DEBIT GEICO AUTO PMT 3321", "insurance"],
  ["US", "COMCAST XFINITY 800-934-6489", "phone"],
  ["US", "DOORDASH*THAI BASIL 855-431-0459", "eating-out"],
  ["US", "UBER *EATS HELP.UBER.COM", "eating-out"],
  ["US", "UBER   *TRIP", "taxi"],
  ["GB", "POS 4411 TESCO STORES 3321 LONDON GB", "groceries"],
  ["GB", "SAINSBURY'S S/MKT 0712", "groceries"],
  ["GB", "CARD PAYMENT TO ALDI 77 LEEDS ON 11-11-2026", "groceries"],
  ["GB", "TFL TRAVEL CH TFL.GOV.UK/CP", "public-transport"],
  ["GB", "COSTA COFFEE 43011", "coffee"],
  ["GB", "SUMUP *THE CORNER CAFE BRISTOL", "coffee"],
  ["GB", "ZETTLE_*KINGS BARBERS HULL", "beauty"],
  ["GB", "DIRECT DEBIT OCTOPUS ENERGY REF 88213", "utilities"],
  ["GB", "PAYPAL *ASOS.COM 35314369001", "clothing"],
  ["GB", "GIFFGAFF.COM UXBRIDGE", "phone"],
  ["GB", "NEXT LEVEL GYM", "sports"],
  ["DE", "REWE SAGT DANKE 44123", "groceries"],
  ["DE", "Kartenzahlung LIDL SAGT DANKE", "groceries"],
  ["DE", "Kartenzahlung EDEKA CENTER HOFMANN//BREMEN/DE 2026-11-12T18:22", "groceries"],
  ["DE", "SumUp *Bäckerei Lindner Berlin", "groceries"],
  ["DE", "DM-DROGERIE MARKT 1234", "drugstore"],
  ["DE", "ROSSMANN 3211 HAMBURG", "drugstore"],
  ["DE", "DB Vertrieb GmbH", "public-transport"],
  ["DE", "PAYPAL *ZALANDO SE", "clothing"],
  ["DE", "Lastschrift STADTWERKE MUENSTER GMBH ABSCHLAG NOV", "utilities"],
  ["DE", "ARAL STATION 220 KOELN", "fuel"],
  ["FR", "CARTE 12/11 CARREFOUR MARKET PARIS", "groceries"],
  ["FR", "CARTE 12/11 MONOPRIX 0442 LYON", "groceries"],
  ["FR", "CB BOULANGERIE DU PONT 10/11", "groceries"],
  ["FR", "PRLV SEPA EDF", "utilities"],
  ["FR", "PRLV SEPA FREE MOBILE FORFAIT", "phone"],
  ["FR", "PAIEMENT CB SNCF CONNECT PARIS", "public-transport"],
  ["FR", "CARTE 09/11 PHARMACIE DU MARCHE", "pharmacy"],
  ["FR", "ACHAT CB DECATHLON 4412", "sports"],
  ["NL", "BEA, Betaalpas ALBERT HEIJN 1521", "groceries"],
  ["NL", "BCK*JUMBO AMSTERDAM PASVOLGNR 002", "groceries"],
  ["NL", "CCV*CAFE DE ZON UTRECHT", "coffee"],
  ["NL", "iDEAL BOL.COM B.V.", "shopping"],
  ["NL", "NS GROEP IZ UTRECHT", "public-transport"],
  ["NL", "Incasso ZIGGO SERVICES BV", "phone"],
  ["NL", "KRUIDVAT 3312 UTRECHT", "drugstore"],
  ["ES", "COMPRA TARJ MERCADONA VALENCIA", "groceries"],
  ["ES", "COMPRA TARJ. 4471 CARREFOUR EXPRESS MADRID", "groceries"],
  ["ES", "PAGO MOVIL EN REPSOL 3321 SEVILLA", "fuel"],
  ["ES", "RECIBO IBERDROLA CLIENTES", "utilities"],
  ["ES", "RECIBO MAPFRE SEGUROS", "insurance"],
  ["ES", "COMPRA FARMACIA LOPEZ", "pharmacy"],
  ["IT", "PAGAMENTO POS ESSELUNGA MILANO", "groceries"],
  ["IT", "PAGAMENTO POS 11/11 COOP FIRENZE", "groceries"],
  ["IT", "POS CONAD CITY ROMA 0231", "groceries"],
  ["IT", "ADDEBITO SDD ENEL ENERGIA", "utilities"],
  ["IT", "SUMUP *PIZZERIA DA GINO NAPOLI", "eating-out"],
  ["IT", "TRENITALIA SPA ROMA", "public-transport"],
  ["CA", "TIM HORTONS #4521 TORONTO", "coffee"],
  ["CA", "INTERAC PURCHASE LOBLAWS 1029 TORONTO", "groceries"],
  ["CA", "SHOPPERS DRUG MART #0912", "pharmacy"],
  ["CA", "PRESTO AUTOLOAD TORONTO", "public-transport"],
  ["CA", "LCBO/RAO #0123", "alcohol"],
  ["AU", "WOOLWORTHS 1234 SYDNEY", "groceries"],
  ["AU", "EFTPOS COLES 0442 MELBOURNE AU", "groceries"],
  ["AU", "SQ *LITTLE LANE ESPRESSO FITZROY", "coffee"],
  ["AU", "DAN MURPHYS 3312 PERTH", "alcohol"],
  ["AU", "BUNNINGS 645000", "diy"],
  ["AU", "CHEMIST WAREHOUSE 88", "pharmacy"],
];

/** People, transfers, cash, and ordinary words that are also a part of some merchant's name. */
const unknown: readonly (readonly [country: string, text: string])[] = [
  ["US", "VENMO PAYMENT 1029384756 ANNA"],
  ["US", "ZELLE TO JORDAN MILLER ON 11/03"],
  ["US", "CHECK 1042"],
  ["US", "ATM WITHDRAWAL 000342 MAIN ST"],
  ["US", "PINESHELLY HOLDINGS"],
  ["US", "SHELL SHOCKED RECORDS"],
  ["US", "ERICA HILTON"],
  ["US", "MORTGAGE PAYMENT 0012"],
  ["GB", "FASTER PAYMENT MR J SMITH"],
  ["GB", "STANDING ORDER FLAT 12 RENT"],
  ["GB", "MARIA COSTA"],
  ["GB", "GAP YEAR TRUST"],
  ["DE", "Überweisung an Sabine Keller Miete November"],
  ["DE", "Überweisung Anna Mueller"],
  ["DE", "Douglas Meyer"],
  ["DE", "Penny Lane Verlag"],
  ["DE", "Bargeldauszahlung 0442"],
  ["FR", "VIR SEPA MME CLAIRE DUBOIS"],
  ["FR", "VIREMENT NICOLAS PETIT"],
  ["FR", "RETRAIT DAB 11/11 PARIS"],
  ["FR", "ECHEANCE PRET 000442"],
  ["NL", "Overboeking J. de Vries"],
  ["NL", "Tikkie Sanne Bakker"],
  ["ES", "BIZUM DE MARIA FLORES"],
  ["ES", "TRANSFERENCIA A PEDRO RUIZ"],
  ["IT", "BONIFICO A FAVORE DI MARIO ROSSI"],
  ["IT", "PRELIEVO BANCOMAT 0442"],
  ["CA", "INTERAC E-TRANSFER TO EMILY CHEN"],
  ["AU", "OSKO PAYMENT LIAM NGUYEN"],
];

const matchers = new Map(
  Object.keys(merchants.countries).map((country) => [country, merchantMatcher(merchants, country)]),
);
const kindOf = (country: string, text: string) => matchers.get(country)!(text);

describe("a bank's text", () => {
  it.each(texts)("[MG2] in %s: %s is %s", (country, text, kind) => {
    expect(kindOf(country, text)).toBe(kind);
  });

  it.each(unknown)("[MG3] in %s: %s is no merchant", (country, text) => {
    expect(kindOf(country, text)).toBeUndefined();
  });

  it("[MG2] means the same in any case, with other spaces and a number at its end, and never throws", () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.integer({ min: 1_000, max: 9_999 }), ([country, text, kind], no) => {
        expect(kindOf(country, `  ${text.toUpperCase().replaceAll(" ", "  ")} ${no}`)).toBe(kind);
        expect(kindOf(country, text.toLowerCase())).toBe(kind);
      }),
    );
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void kindOf("GB", text)));
  });

  const firstNames = `james mary john emma olivia liam noah sophie claire camille lucas hugo louis nicolas anna sabine
    juergen lukas lena maria carmen javier pablo lucia marco giulia francesca luca sanne daan lotte bram emily jack
    charlotte oliver isla douglas ashley clement conrad`.split(/\s+/);
  const lastNames =
    `smith johnson taylor brown wilson miller davis martinez nguyen chen mueller schmidt fischer weber becker
    hoffmann koch richter klein dubois moreau petit laurent lefebvre bernard garcia lopez ruiz flores torres navarro rossi
    russo ferrari bianchi ricci marino costa bakker jansen visser meijer mulder de-vries singh patel tremblay gagnon
    campbell roy`.split(/\s+/);
  const around = ["%", "VIR SEPA %", "Überweisung an %", "ZELLE TO %", "TRANSFERENCIA A %", "BONIFICO A %", "TFR %"];

  it("[MG3] with the name of a person and nothing else gives no guess, in any of the countries", () => {
    const name = fc.tuple(fc.constantFrom(...firstNames), fc.constantFrom(...lastNames));
    fc.assert(
      fc.property(
        fc.constantFrom(...matchers.keys()),
        name,
        fc.constantFrom(...around),
        (country, [one, last], text) => {
          expect(kindOf(country, text.replace("%", `${one} ${last.replace("-", " ")}`))).toBeUndefined();
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
