import type { RowProblem, RowProblemName } from "#domain/import/read-row.ts";
import type { ImportProblem } from "./import-client.ts";

/** Why a file can't be read. % is replaced by a line number. */
const fileWords: Record<ImportProblem, string> = {
  "too-large": "This file is larger than 200 MB. Export a shorter time from your bank.",
  "too-many-rows": "This file has more than 500,000 rows. Export a shorter time from your bank.",
  "too-many-columns": "This file has more than 1,000 columns. Export a CSV file from your bank.",
  empty: "This file is empty.",
  unreadable: "This file can’t be opened any more. Was it moved or renamed? Choose it again.",
  binary: "This is not a text file. Export a CSV file from your bank.",
  compressed: "This file is packed. Unpack it first, then choose the file inside.",
  image: "This is a picture. Export a CSV file from your bank.",
  pdf: "This is a PDF. Banks offer the same as a CSV file, mostly beside it.",
  spreadsheet: "This is a spreadsheet. Open it and save it as CSV, then choose that file.",
  "web-page": "This is a web page, not a table. Your bank may have signed you out before it sent the file.",
  "other-bank-format": "This is a bank file of a kind that can’t be read yet. Export it as CSV.",
  "no-table": "There is no table in this file. Export a CSV file from your bank.",
  "nothing-dated": "No row of this file has a date and an amount.",
  "endless-row": "The row that begins in line % never ends. A quotation mark there is not closed.",
  cancelled: "Stopped. Nothing was imported.",
  "not-loaded": "What reads files did not load. Nothing was imported. Choose the file again to try again.",
  stopped: "Reading the file failed. Nothing was imported. Try again.",
};

export const fileProblemText = ({ problem, line }: { problem: ImportProblem; line?: number }): string =>
  fileWords[problem].replace("%", String(line ?? "?"));

/** What is wrong with a row. % is replaced by its cell. */
const rowWords: Record<RowProblemName, string> = {
  "no-day": "has no date",
  "unreadable-day": "“%” is not a date",
  "impossible-date": "“%” is not a day that exists",
  "out-of-range": "“%” is before 1970 or after 2100",
  "no-amount": "has no amount",
  "unreadable-amount": "“%” is not an amount",
  "too-many-decimals": "“%” has more decimals than your currency",
  "too-large": "“%” is too large an amount",
  "other-currency": "“%” is in another currency",
  "both-ways": "has money going out and coming in",
  "no-direction": "“%” does not say whether money went out or came in",
  "too-many-cells": "has more cells than the table has columns",
  "broken-quotes": "has a quotation mark that is not closed",
};

/** “Line 12: “31.02.2026” is not a day that exists.” */
export function rowProblemText({ line, toLine, why, cell }: RowProblem): string {
  const place = toLine === undefined ? `Line ${line}` : `Lines ${line} to ${toLine}`;
  return `${place}: ${rowWords[why].replace("%", () => cell)}.`;
}
