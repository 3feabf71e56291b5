import { err, ok, type Result } from "../result.ts";
import { spell } from "./amount-text.ts";

export type Digits = { whole: string; fraction: string };

export type Separators = { decimal: string; group: string };

export type DigitsProblem = "unreadable" | "ambiguous";

/** Tells whole and decimals apart. The locale’s separators settle what 1,234 means; where they cannot, it is ambiguous. */
export function readDigits(typed: string, separators: Separators): Result<Digits, DigitsProblem> {
  // Cape Verde writes 240$00, so a decimal separator of another kind is taken as certain.
  const body = /^[.,]$/.test(separators.decimal) ? typed : typed.replaceAll(separators.decimal, "٫");
  if (!/^[\d.,' ٫٬]*\d[.,٫]?$/.test(body)) return err("unreadable");
  const point = decimalPoint(body, separators);
  if (point === "ambiguous") return err("ambiguous");
  const whole = point < 0 ? body : body.slice(0, point);
  const fraction = point < 0 ? "" : body.slice(point + 1);
  if (!isGrouped(whole) || !/^\d*$/.test(fraction)) return err("unreadable");
  return ok({ whole: whole.replace(/\D/g, ""), fraction });
}

export function separatorsIn(formatter: Intl.NumberFormat): Separators {
  const parts = formatter.formatToParts(1_234_567.5);
  // A space is spelled away when it stands alone, hence the fallback.
  const find = (wanted: "decimal" | "group") => spell(parts.find(({ type }) => type === wanted)?.value ?? "") || " ";
  return { decimal: find("decimal"), group: find("group") };
}

// Digits in threes, or as in India 1,23,45,678; one kind of separator throughout.
function isGrouped(whole: string): boolean {
  const inThrees = /^\d{1,3}(\D)\d{3}(?:\1\d{3})*$/;
  const inPairs = /^\d{1,2}(\D)(?:\d{2}\1)*\d{3}$/;
  return /^\d*$/.test(whole) || inThrees.test(whole) || inPairs.test(whole);
}

/** Where the decimals begin, or -1 if the number is whole. */
function decimalPoint(body: string, separators: Separators): number | "ambiguous" {
  const certain = body.indexOf("٫");
  if (certain >= 0) return certain;
  const last = Math.max(body.lastIndexOf("."), body.lastIndexOf(","));
  if (last < 0) return -1;
  const others = body.slice(0, last).replace(/\d/g, "");
  if (others === "") return loneSeparator(body, last, separators);
  return others.includes(body[last]!) ? -1 : last;
}

// A single separator before three digits may part thousands or decimals. Anywhere else it can only be the decimal one.
function loneSeparator(body: string, at: number, { decimal, group }: Separators): number | "ambiguous" {
  const couldGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(body);
  if (!couldGroup || body[at] === decimal) return at;
  return body[at] === group ? -1 : "ambiguous";
}
