import fc from "fast-check";
import type { DecimalMark } from "#domain/import/read-amount.ts";
import type { DateOrder } from "#domain/import/read-day.ts";
import { type Day, dayOfNumber } from "#domain/time/day.ts";
import { latin1, utf8, utf16 } from "./bank-files.fixture.ts";

/** What a bank knows: how much went out on a day, and to whom. */
export interface BankRow {
  day: Day;
  out: number;
  payee: string;
}

/** How a bank writes it. */
export interface Dialect {
  delimiter: string;
  decimal: DecimalMark;
  order: DateOrder;
  dayMark: string;
  layout: "one" | "two" | "marked";
  lineEnd: string;
  above: number;
  groups: boolean;
  encode: (text: string) => Uint8Array<ArrayBuffer>;
}

const payee = fc
  .tuple(
    fc.constantFrom("Shop", "Café", "Bäckerei", "Miete", "Señor Nuñez"),
    fc.constantFrom("", " 42", ", Berlin", "; Köln", ' "zur Post"', "\nTel. 0301", " | Ost", "\tWest", " & Sohn", "'s"),
  )
  .map((parts) => parts.join(""));

export const bankRows: fc.Arbitrary<BankRow[]> = fc.array(
  fc.record({
    day: fc.integer({ min: 18_000, max: 20_600 }).map(dayOfNumber),
    out: fc.integer({ min: -999_999_99, max: 999_999_99 }).filter((amount) => amount !== 0),
    payee,
  }),
  { minLength: 1, maxLength: 12 },
);

const anyDialect: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom(",", ";", "\t", "|"),
  decimal: fc.constantFrom<DecimalMark>(".", ","),
  order: fc.constantFrom<DateOrder>("dmy", "mdy", "ymd"),
  dayMark: fc.constantFrom("/", "-", "."),
  layout: fc.constantFrom("one", "two", "marked"),
  lineEnd: fc.constantFrom("\n", "\r\n", "\r"),
  above: fc.integer({ min: 0, max: 3 }),
  groups: fc.boolean(),
  encode: fc.constantFrom(
    utf8,
    latin1,
    (text: string) => utf8(`\ufeff${text}`),
    (text: string) => utf16(`\ufeff${text}`, "le"),
    (text: string) => utf16(`\ufeff${text}`, "be"),
    (text: string) => utf16(text, "le"),
    (text: string) => utf16(text, "be"),
  ),
});

/** Nobody who writes the month first puts dots between. */
export const dialects = anyDialect.filter(({ order, dayMark }) => order !== "mdy" || dayMark !== ".");

export function fileOf(rows: readonly BankRow[], dialect: Dialect): Uint8Array<ArrayBuffer> {
  const money = { one: ["Amount"], two: ["Debit", "Credit"], marked: ["Debit/Credit", "Amount"] }[dialect.layout];
  const above = Array.from({ length: dialect.above }, (_, index) => [`Account ${index}`]);
  const table = [...above, ["Date", "Payee", ...money], ...rows.map((row) => cellsOf(row, dialect))];
  const lines = table.map((cells) => cells.map((cell) => quoted(cell, dialect)).join(dialect.delimiter));
  return dialect.encode(lines.join(dialect.lineEnd));
}

function cellsOf({ day, out, payee: name }: BankRow, dialect: Dialect): string[] {
  const amount = amountText(Math.abs(out), dialect);
  const written = [dayText(day, dialect), name];
  if (dialect.layout === "one") return [...written, out > 0 ? `-${amount}` : amount];
  if (dialect.layout === "marked") return [...written, out > 0 ? "Debit" : "Credit", amount];
  return [...written, ...(out > 0 ? [amount, ""] : ["", amount])];
}

function dayText(day: Day, { order, dayMark }: Dialect): string {
  const [year, month, date] = day.split("-") as [string, string, string];
  const parts = { dmy: [date, month, year], mdy: [month, date, year], ymd: [year, month, date] }[order];
  return parts.join(dayMark);
}

function amountText(amount: number, { decimal, groups }: Dialect): string {
  const whole = String(Math.floor(amount / 100));
  const grouped = groups ? whole.replace(/\B(?=(?:\d{3})+$)/g, decimal === "." ? "," : ".") : whole;
  return `${grouped}${decimal}${String(amount % 100).padStart(2, "0")}`;
}

const quoted = (cell: string, { delimiter }: Dialect): string =>
  cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Bytes that hardly any file has, and what is left of a file that was cut, doubled or spoilt on its way. */
export const spoiltFiles: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Uint8Array.from(bytes)),
  fc.stringMatching(/^[\d.,;"'\n\r\t |/A-Ca-c€-]{0,300}$/).map(utf8),
  fc
    .tuple(
      bankRows,
      dialects,
      fc.array(fc.tuple(fc.nat(), fc.oneof(fc.nat(255), fc.constant(34))), { maxLength: 12 }),
      fc.nat(),
    )
    .map(([rows, dialect, faults, cut]) => {
      const bytes = fileOf(rows, dialect);
      for (const [at, byte] of faults) bytes[at % bytes.length] = byte;
      return cut % 3 === 0 ? bytes.slice(0, cut % bytes.length) : bytes;
    }),
);
