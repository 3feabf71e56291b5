import { err, ok, type Result } from "../result.ts";

declare const brand: unique symbol;

/** An ISO 4217 code that has minor units: no metals, no test codes. */
export type Currency = string & { readonly [brand]: "Currency" };

// Own tables, not Intl’s: every engine must read a stored amount alike, and CLDR’s digits (HUF 0, IQD 0) are not ISO’s.
const codes = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF
  CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF
  IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT
  MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD
  SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS
  VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG`;

const withoutDecimals = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF";
const withThreeDecimals = "BHD IQD JOD KWD LYD OMR TND";
const withFourDecimals = "CLF UYW";

export const currencies = codes.trim().split(/\s+/) as readonly string[] as readonly Currency[];

const known = new Set<string>(currencies);

const exponents = new Map<string, number>([
  ...withoutDecimals.split(" ").map((code) => [code, 0] as const),
  ...withThreeDecimals.split(" ").map((code) => [code, 3] as const),
  ...withFourDecimals.split(" ").map((code) => [code, 4] as const),
]);

export function currency(code: string): Result<Currency, "unknown-currency"> {
  const upper = code.trim().toUpperCase();
  return known.has(upper) ? ok(upper as Currency) : err("unknown-currency");
}

/** How many decimals the currency has by ISO 4217: USD 2, JPY 0, KWD 3. */
export function exponentOf(of: Currency): number {
  return exponents.get(of) ?? 2;
}
