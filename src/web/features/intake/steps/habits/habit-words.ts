import type { Asked } from "#domain/intake/answers.ts";
import { readHabit } from "#domain/intake/habit.ts";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { rowName } from "../../rows/problem-words.ts";
import type { RowWords } from "../../rows/row-types.ts";

const few: Readonly<Record<number, string>> = { 1: "once a week", 2: "twice a week", 7: "every day" };

export const timesWords = (timesAWeek: number): string => few[timesAWeek] ?? `${timesAWeek} times a week`;

export function describeHabit(row: DraftRow, asked: Asked): RowWords {
  const read = readHabit(row.id, row.answers, asked);
  return { name: rowName(row), ...(read.ok && { note: timesWords(read.value.timesAWeek) }) };
}
