import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TableRow } from "#domain/import/importer.ts";
import type { DecimalMark } from "#domain/import/read-amount.ts";
import type { DateOrder } from "#domain/import/read-day.ts";
import { tidy } from "#domain/import/row-text.ts";
import { type Day, dayOfNumber } from "#domain/time/day.ts";
import { batchesOf, brief, euros, latin1, readBytes, utf8, utf16 } from "./bank-files.fixture.ts";
import { openBankFile } from "./read-file.ts";

/** What a bank knows: how much went out on a day, and to whom. */
interface BankRow {
  day: Day;
  out: number;
  payee: string;
}

/** How a bank writes it. */
interface Dialect {
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

const bankRows: fc.Arbitrary<BankRow[]> = fc.array(
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
const dialects = anyDialect.filter(({ order, dayMark }) => order !== "mdy" || dayMark !== ".");

function fileOf(rows: readonly BankRow[], dialect: Dialect): Uint8Array<ArrayBuffer> {
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
const spoiltFiles: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.oneof(
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

const files = Number(process.env.CSV_FILES ?? 1_000);
/** Files of some hundred bytes take a few milliseconds; this is far from what a busy machine makes of them. */
const aHangMs = 10_000;
const settings = { numRuns: Math.ceil(files / 2) };

/** What a person who knows the file answers where it leaves a question open. */
const answers = ({ order, decimal, layout }: Dialect) => ({
  "date-order": { dateOrder: order },
  decimal: { decimal },
  way: { money: { kind: "one", column: 2, out: "below-zero" } as const },
  money: layout === "two" ? { money: { kind: "two", out: 2, in: 3 } as const } : {},
  day: {},
});

async function readAnswered(rows: readonly BankRow[], dialect: Dialect) {
  const bytes = fileOf(rows, dialect);
  const first = await readBytes(bytes, euros);
  const known = answers(dialect);
  const corrections = first.opened.guess.asks.map((question) => known[question]);
  return corrections.length === 0 ? first : readBytes(bytes, euros, Object.assign({}, ...corrections));
}

/** All rows of a file by their lines. */
async function rowsByLine(bytes: Uint8Array<ArrayBuffer>): Promise<Map<number, TableRow>> {
  const opened = await openBankFile(new Blob([bytes]));
  if (!opened.ok) return new Map();
  const batches = await batchesOf(opened.value);
  return new Map(batches.flatMap((batch) => ("rows" in batch ? batch.rows : [])).map((row) => [row.line, row]));
}

const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^0+|0+$/g, "");

describe("files in any dialect", () => {
  it("are read correctly, or the user is asked", async () => {
    await fc.assert(
      fc.asyncProperty(bankRows, dialects, async (rows, dialect) => {
        const { entries, summary } = await readAnswered(rows, dialect);
        expect(entries.map(brief)).toEqual(rows.map(({ day, out, payee }) => `${day} ${out} ${tidy(payee)}`));
        expect(summary).toMatchObject({ entries: rows.length, problemCount: 0 });
      }),
      settings,
    );
  }, 3_600_000);

  it("that are corrupt never hang or throw, and no amount is read that is not in its row", async () => {
    const outcomes = { refused: 0, read: 0 };
    await fc.assert(
      fc.asyncProperty(spoiltFiles, async (bytes) => {
        const began = performance.now();
        const read = await readBytes(bytes, euros, {}).catch((error: Error) => error.message);
        expect(performance.now() - began).toBeLessThan(aHangMs);
        outcomes[typeof read === "string" ? "refused" : "read"]++;
        if (typeof read === "string") {
          expect(read).toMatch(/^(?:Refused|No mapping)/);
          return;
        }
        const rows = await rowsByLine(bytes);
        for (const { line, amount } of read.entries) {
          expect(rows.get(line)!.cells.map(digitsOf)).toContain(digitsOf(String(amount)));
        }
      }),
      settings,
    );
    expect(Math.min(outcomes.refused, outcomes.read)).toBeGreaterThan(settings.numRuns / 20);
  }, 3_600_000);
});
