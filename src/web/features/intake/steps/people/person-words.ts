import type { Asked, Row } from "#domain/intake/answers.ts";
import { readRow } from "#domain/intake/read-row.ts";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { personMarks } from "../../rows/person-marks.tsx";
import { rowName } from "../../rows/problem-words.ts";
import type { RowWords } from "../../rows/row-types.ts";

const kindWords = { adult: "Adult", child: "Child" } as const;

export function personWords(
  people: readonly DraftRow[],
  asked: Asked,
  signsIn: (id: string) => boolean,
): (row: DraftRow) => RowWords {
  const markOf = personMarks(people);
  return (row) => {
    const mark = markOf(row.id);
    const read = readRow({ id: row.id, part: "people", answers: row.answers } satisfies Row<"people">, asked);
    if (!read.ok) return { name: rowName(row), mark };
    const { name, kind, birthYear } = read.value;
    const born = birthYear === undefined ? "" : `, born ${birthYear}`;
    return { name, note: `${kindWords[kind]}${born}${signsIn(row.id) ? ` · ${name} signs in` : ""}`, mark };
  };
}
