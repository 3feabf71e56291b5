import { type Currency, currency, exponentOf, type MoneyFormat } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { numberAsTyped, parseNumber } from "#domain/money/parse-number.ts";
import { decimalsOf, type FieldSpec, type Specs } from "./field-spec.ts";

export type Texts = Readonly<Record<string, string>>;

/** Names the currency beside the fields, of which none is called so. */
const currencyName = "in";
/** Before a text that could not be read: it is kept as it was typed, and not taken for plain digits. */
const asTyped = "~";
const longest = 120;

/**
 * What was typed as the part of an address after `#`, which browsers send to nobody. Amounts and numbers are in plain
 * digits, whatever the reader's notation, so that the link says the same to everyone.
 */
export function fragmentOf(specs: Specs, texts: Texts, format: MoneyFormat): string {
  const said = Object.entries(specs).flatMap(([name, spec]) => {
    const text = texts[name] ?? "";
    return text.trim() === (spec.initial ?? "") ? [] : [[name, plainOf(spec, text, format)]];
  });
  if (said.length === 0) return "";
  return `#${new URLSearchParams([...said, [currencyName, format.currency]])}`;
}

/** What a link says, in the reader's own notation and in the link's currency; nothing where it says nothing. */
export function textsIn(specs: Specs, hash: string, reader: MoneyFormat): { texts: Texts; format: MoneyFormat } | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const names = Object.keys(specs).filter((name) => said.has(name));
  if (names.length === 0) return null;
  const format = { ...reader, currency: currencyIn(said) ?? reader.currency };
  const texts = names.map((name) => [name, typedOf(specs[name]!, said.get(name)!.slice(0, longest), format)]);
  return { texts: { ...initialTexts(specs), ...Object.fromEntries(texts) }, format };
}

export const initialTexts = (specs: Specs): Texts =>
  Object.fromEntries(Object.entries(specs).map(([name, { initial = "" }]) => [name, initial]));

function currencyIn(said: URLSearchParams): Currency | null {
  const known = currency(said.get(currencyName) ?? "");
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
