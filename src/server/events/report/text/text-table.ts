import { columnsOf, cutColumns } from "../visitor-text.ts";

const widestName = 30;
const gap = "  ";

/** Rows for a terminal: the first column by its beginning, numbers by their end. The first row is the head. */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  const cut = rows.map(([name = "", ...numbers]) => [cutColumns(name, widestName), ...numbers]);
  const widths = (cut[0] ?? []).map((_, column) => Math.max(...cut.map((row) => columnsOf(row[column] ?? ""))));
  const [head = "", ...lines] = cut.map((row) => lineOf(row, widths));
  return [head, "-".repeat(columnsOf(head)), ...lines];
}

function lineOf(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) => {
    const space = " ".repeat(widths[column]! - columnsOf(cell));
    return column === 0 ? cell + space : space + cell;
  });
  return cells.join(gap).trimEnd();
}

/** Breaks a paragraph into lines. */
export function wrapped(text: string, width = 96): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
