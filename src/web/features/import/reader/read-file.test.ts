import { describe, expect, it, vi } from "vitest";
import { maxEntries, maxFileSize } from "#domain/import/importer.ts";
import { batchesOf, dollars, latin1, readBytes, utf8 } from "./bank-files.fixture.ts";
import { csvImporter, longestRow } from "./csv-importer.ts";
import { fileProblemText, rowProblemText } from "./import-words.ts";
import { bytesOf, openBankFile } from "./read-file.ts";

const open = async (content: string | Uint8Array<ArrayBuffer>) => {
  const opened = await openBankFile(new Blob([content]));
  return opened.ok ? "opened" : opened.problem;
};

const bytes = (...values: number[]) =>
  Uint8Array.from([
    ...values,
    ...Array<number>(200)
      .fill(0)
      .map((_, index) => index),
  ]);

describe("a file that is not a table", () => {
  it.each([
    ["empty", ""],
    ["empty", " \n\n"],
    ["pdf", latin1("%PDF-1.7\n%âãÏÓ")],
    ["spreadsheet", bytes(0x50, 0x4b, 0x03, 0x04)],
    ["spreadsheet", bytes(0xd0, 0xcf, 0x11, 0xe0)],
    ["spreadsheet", '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>'],
    ["image", bytes(0x89, 0x50, 0x4e, 0x47)],
    ["image", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["image", latin1("RIFF\x00\x00\x00\x00WEBPVP8 ")],
    ["image", latin1("\x00\x00\x00\x18ftypheic")],
    ["image", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["compressed", bytes(0x1f, 0x8b)],
    ["web-page", "\n<!DOCTYPE html><html><body>Please sign in, 2026-01-01, 12.40</body></html>"],
    ["web-page", "<table><tr><td>2026-01-01</td></tr></table>"],
    ["other-bank-format", "OFXHEADER:100\nDATA:OFXSGML"],
    ["other-bank-format", "!Type:Bank\nD1/2/26\nT-12.40\n^"],
    ["other-bank-format", ":20:STARTUMS\n:25:10020030/1234567"],
    ["other-bank-format", '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">'],
    ["binary", bytes(0x01, 0x02, 0x03)],
    ["binary", Uint8Array.from({ length: 4_096 }, (_, index) => (index * 7919) % 251)],
    ["no-table", '{"date":"2026-01-01","amount":-12.4}'],
    ["no-table", "Dear bank, please send me my transactions.\nBest wishes\nMaya"],
    ["no-table", "2026-01-01"],
    ["nothing-dated", "Name,Town,Shoe size\nMaya,Leeds,forty\nTom,Hull,large"],
  ] as const)("is refused for its own reason: %s", async (problem, content) => {
    expect(await open(content)).toBe(problem);
    expect(fileProblemText({ problem })).toMatch(/\.$/);
  });

  it("or is too large is refused before a byte is read", async () => {
    const file = new Blob(["Date,Payee,Amount"]);
    Object.defineProperty(file, "size", { value: maxFileSize + 1 });
    const read = vi.spyOn(file, "slice");
    expect(await openBankFile(file)).toEqual({ ok: false, problem: "too-large" });
    expect(read).not.toHaveBeenCalled();
  });

  it("or no longer exists is refused as unreadable", async () => {
    const file = new Blob(["Date,Payee,Amount"]);
    vi.spyOn(file, "slice").mockImplementation(() => {
      throw new DOMException("gone", "NotFoundError");
    });
    expect(await openBankFile(file)).toEqual({ ok: false, problem: "unreadable" });
  });
});

describe("an oversized table", () => {
  it("of more rows than the limit is refused as a whole", async () => {
    const last = async (rows: number) => {
      const file = new Blob(["Date,Payee,Amount\n", "2026-01-01,A,-1\n".repeat(rows)]);
      const opened = await csvImporter(2_000).open(bytesOf(file));
      if (!opened.ok) throw new Error(opened.problem);
      return (await batchesOf(opened.value)).at(-1);
    };
    expect(await last(2_000)).toMatchObject({ rows: { length: 2_000 } });
    expect(await last(2_001)).toEqual({ ok: false, problem: "too-many-rows" });
    expect(fileProblemText({ problem: "too-many-rows" })).toContain(maxEntries.toLocaleString("en-US"));
  });

  it("with a row that never ends is refused with its line, soon", async () => {
    const text = `Date,Payee,Amount\n2026-01-01,A,-1\n2026-01-02,"A${",-1\n2026-01-02,A".repeat(longestRow / 4)}`;
    await expect(readBytes(text, dollars)).rejects.toThrow('"problem":"endless-row","line":3');
  });

  it("of very many columns is read, and of more than a thousand refused", async () => {
    const wide = (count: number) => {
      const cells = Array.from({ length: count }, (_, index) => `x${index}`).join(",");
      return `Date,Payee,Amount,${cells}\n2026-01-01,A,-1.00,${cells}`;
    };
    expect((await readBytes(utf8(wide(997)), dollars)).entries).toHaveLength(1);
    expect(await open(wide(998))).toBe("too-many-columns");
  });
});

describe("messages for problems", () => {
  it("name the line, the cell and what is wrong with it", () => {
    expect(rowProblemText({ line: 12, column: 0, cell: "31.02.2026", why: "impossible-date" })).toBe(
      "Line 12: “31.02.2026” is not a day that exists.",
    );
    expect(rowProblemText({ line: 3, toLine: 9, column: 0, cell: "$&", why: "broken-quotes" })).toMatch(
      /^Lines 3 to 9: /,
    );
    expect(rowProblemText({ line: 3, column: 1, cell: "$& %", why: "unreadable-amount" })).toBe(
      "Line 3: “$& %” is not an amount.",
    );
    expect(fileProblemText({ problem: "endless-row", line: 4 })).toContain("line 4");
  });
});
