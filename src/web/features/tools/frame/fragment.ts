import { type Currency, currency, exponentOf, type MoneyFormat } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { numberAsTyped, parseNumber } from "#domain/money/parse-number.ts";
import { decimalsOf, type FieldSpec, type Specs } from "./field-spec.ts";

export type Texts = Readonly<Record<string, string>>;

/** The parameter for the currency; no field has this name. */
const currencyName = "in";
/** Marks text that could not be parsed: it is stored as typed, not in plain digits. */
const asTyped = "~";
const maxTextLength = 120;

/**
 * The typed texts as a URL fragment, which browsers never send to a server. Amounts and numbers are in plain digits in every
 * locale, so that a link means the same to everyone.
 */
export function fragmentOf(specs: Specs, texts: Texts, format: MoneyFormat): string {
  const parameters = Object.entries(specs).flatMap(([name, spec]) => {
    const text = texts[name] ?? "";
    return text.trim() === (spec.initial ?? "") ? [] : [[name, plainOf(spec, text, format)]];
  });
  if (parameters.length === 0) return "";
  return `#${new URLSearchParams([...parameters, [currencyName, format.currency]])}`;
}

/** The texts in a link, in the reader's locale and the link's currency; null if it has none. */
export function textsIn(specs: Specs, hash: string, reader: MoneyFormat): { texts: Texts; format: MoneyFormat } | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  const names = Object.keys(specs).filter((name) => parameters.has(name));
  if (names.length === 0) return null;
  const format = { ...reader, currency: currencyIn(parameters) ?? reader.currency };
  const texts = names.map((name) => [
    name,
    typedOf(specs[name]!, parameters.get(name)!.slice(0, maxTextLength), format),
  ]);
  return { texts: { ...initialTexts(specs), ...Object.fromEntries(texts) }, format };
}

export const initialTexts = (specs: Specs): Texts =>
  Object.fromEntries(Object.entries(specs).map(([name, { initial = "" }]) => [name, initial]));

function currencyIn(parameters: URLSearchParams): Currency | null {
  const known = currency(parameters.get(currencyName) ?? "");
  return known.ok ? known.value : null;
}

function plainOf(spec: FieldSpec, text: string, format: MoneyFormat): string {
  if (text.trim() === "") return "";
  if (spec.kind === "money") return plainAmount(text, format) ?? asTyped + text;
  if (!isNumber(spec)) return text;
  const number = parseNumber(text, { locale: format.locale, decimals: decimalsOf[spec.kind] });
  return number.ok ? String(number.value) : asTyped + text;
}

function plainAmount(text: string, format: MoneyFormat): string | null {
  const amount = parseAmount(text, format);
  if (!amount.ok) return null;
  const exponent = exponentOf(format.currency);
  const digits = String(Math.abs(amount.value)).padStart(exponent + 1, "0");
  const [whole, cents] = [digits.slice(0, digits.length - exponent), digits.slice(digits.length - exponent)];
  return `${amount.value < 0 ? "-" : ""}${whole}${/[1-9]/.test(cents) ? `.${cents}` : ""}`;
}

function typedOf(spec: FieldSpec, said: string, format: MoneyFormat): string {
  if (spec.kind !== "money" && !isNumber(spec)) return said;
  if (said.startsWith(asTyped)) return said.slice(asTyped.length);
  if (!/^-?\d{1,15}(\.\d{1,4})?$/.test(said)) return said;
  if (isNumber(spec)) return numberAsTyped(Number(said), { locale: format.locale, decimals: decimalsOf[spec.kind] });
  const amount = parseAmount(said, { locale: "en-US", currency: format.currency });
  return amount.ok ? amountAsTyped(amount.value, format) : said;
}

const isNumber = (spec: FieldSpec): spec is FieldSpec & { kind: keyof typeof decimalsOf } => spec.kind in decimalsOf;
