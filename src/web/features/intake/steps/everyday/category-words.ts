import { aboutAmount } from "#domain/intake/about-amount.ts";
import type { Asked, Row } from "#domain/intake/answers.ts";
import { everydayCadences } from "#domain/intake/choices.ts";
import { readRow } from "#domain/intake/read-row.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { rowName } from "../../rows/problem-words.ts";
import type { RowWords } from "../../rows/row-types.ts";
import { amountWords, isRough } from "../../rows/week-words.ts";

const kindWords = { need: "Need", want: "Want" } as const;

export function categoryWords(row: DraftRow, asked: Asked): RowWords {
  const read = readRow({ id: row.id, part: "categories", answers: row.answers } satisfies Row<"categories">, asked);
  if (!read.ok) return { name: rowName(row), week: null };
  const { label, kind, weeklyBudget } = read.value;
  const typed = typedWords(row, asked);
  return { name: label, note: typed ? `${kindWords[kind]} · ${typed}` : kindWords[kind], week: weeklyBudget };
}

/** A plain amount a week already stands at the right. */
function typedWords({ answers }: DraftRow, asked: Asked): string | null {
  const { amount = "", cadence = everydayCadences[0] } = answers;
  const read = aboutAmount(amount, asked);
  const isPlain = cadence === "weekly" && !isRough(amount, asked.format);
  return read.ok && !isPlain ? amountWords(amount, read.value, cadence as Cadence, asked.format) : null;
}
