import type { Asked, Row } from "#domain/intake/answers.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { perWeek } from "#domain/time/cadence.ts";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { rowName } from "../../rows/problem-words.ts";
import type { RowWords } from "../../rows/row-types.ts";
import { amountWords } from "../../rows/week-words.ts";

const readBill = ({ id, answers }: DraftRow, asked: Asked) =>
  readRow({ id, part: "bills", answers } satisfies Row<"bills">, asked);

export function billWords(row: DraftRow, asked: Asked): RowWords {
  const read = readBill(row, asked);
  if (!read.ok) return { name: rowName(row), week: null };
  const { label, amount, cadence } = read.value;
  const note = amountWords(row.answers.amount!, amount, cadence, asked.format);
  return { name: label, note, week: perWeek(amount, cadence) };
}
