import type { Asked, Row } from "#domain/intake/answers.ts";
import { readRow } from "#domain/intake/read-row.ts";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { personMarks } from "../../rows/person-marks.tsx";
import { rowName } from "../../rows/problem-words.ts";
import type { RowWords } from "../../rows/row-types.ts";
import { payWords, weekOfPay } from "../../rows/week-words.ts";

const readIncome = ({ id, answers }: DraftRow, asked: Asked) =>
  readRow({ id, part: "incomes", answers } satisfies Row<"incomes">, asked);

/** Those who can be named; an income that names nobody is the first one's. */
export const namedPeople = (people: readonly DraftRow[]): readonly DraftRow[] =>
  people.filter(({ answers }) => answers.name?.trim());

/** Words for incomes: whose they are is only said where there are several people. */
export function incomeWords(people: readonly DraftRow[], asked: Asked): (row: DraftRow) => RowWords {
  const named = namedPeople(people);
  const markOf = personMarks(people);
  return (row) => {
    const personId = row.answers.personId || named[0]?.id || "";
    const mark = named.length > 1 ? { mark: markOf(personId) } : {};
    const read = readIncome(row, asked);
    if (!read.ok) return { name: rowName(row), week: null, ...mark };
    const who = named.length > 1 ? named.find(({ id }) => id === personId)?.answers.name?.trim() : undefined;
    const { label, pay } = read.value;
    const words = payWords(pay, asked.format);
    return { name: label, note: who ? <WhoAndPay who={who} pay={words} /> : words, week: weekOfPay(pay), ...mark };
  };
}

/** A name that is written from the right must not pull the amount behind it along. */
const WhoAndPay = ({ who, pay }: { who: string; pay: string }) => (
  <>
    <bdi>{who}</bdi> · {pay}
  </>
);
