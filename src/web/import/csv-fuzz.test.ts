import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TableRow } from "#domain/import/importer.ts";
import { tidy } from "#domain/import/row-text.ts";
import { batchesOf, brief, euros, readBytes } from "./bank-files.fixture.ts";
import { type BankRow, bankRows, type Dialect, dialects, fileOf, spoiltFiles } from "./csv-files.fixture.ts";
import { openBankFile } from "./read-file.ts";

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

describe("files of any kind", () => {
  it("[IM30] in any dialect are read as they were meant, or asked about", async () => {
    await fc.assert(
      fc.asyncProperty(bankRows, dialects, async (rows, dialect) => {
        const { entries, summary } = await readAnswered(rows, dialect);
        expect(entries.map(brief)).toEqual(rows.map(({ day, out, payee }) => `${day} ${out} ${tidy(payee)}`));
        expect(summary).toMatchObject({ entries: rows.length, problemCount: 0 });
      }),
      settings,
    );
  }, 3_600_000);

  it("[IM31] that are spoilt in any way never hang or throw, and no amount is read that is not in its row", async () => {
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
