import { mostRows } from "../../household/limits.ts";
import type { Answers, Asked, Part } from "../answers.ts";
import { readAccount } from "./account-line.ts";
import { readDebt } from "./debt-line.ts";
import { readGoal } from "./goal-line.ts";
import { readHabit } from "./habit-line.ts";
import { type NamedPerson, readIncome, settleIncome } from "./income-line.ts";
import { joinPieces, type Piece } from "./join-pieces.ts";
import { readPerson, splitPeople } from "./person-line.ts";
import { wordsIn } from "./spans.ts";
import { readBill, readCategory } from "./spending-line.ts";
import { longestEntry, splitEntries } from "./split-entries.ts";

/** No more of a text is read than this many characters. */
export const longestLine = 20_000;

/** What someone types or pastes in one go, as rows. What it can't tell stays in the label, as typed. */
export function readLine(part: Part, text: string, asked: Asked, people: readonly NamedPerson[] = []): Answers[] {
  const nameField = part === "people" ? "name" : "label";
  const rows: Answers[] = [];
  for (const line of splitEntries(text.slice(0, longestLine), asked.format)) {
    if (rows.length === mostRows) break;
    const texts = part === "people" ? line.flatMap(splitPeople) : line;
    const pieces = readPieces(texts, (piece) =>
      piece.length > longestEntry ? { [nameField]: piece } : readers[part](piece, asked, people),
    );
    const entries = joinPieces(pieces, nameField, mostRows - rows.length);
    rows.push(...entries.map((entry) => rowOf(part, entry, nameField)));
  }
  return rows;
}

// One by one, so that a text of thousands of commas is read no further than its rows go.
function* readPieces(texts: readonly string[], read: (piece: string) => Record<string, string>): Generator<Piece> {
  for (const text of texts) {
    const answers = read(text);
    if (Object.keys(answers).length > 0) yield { text, answers };
  }
}

type Reader = (text: string, asked: Asked, people: readonly NamedPerson[]) => Record<string, string>;

const readers: Readonly<Record<Part, Reader>> = {
  people: readPerson,
  incomes: readIncome,
  bills: readBill,
  categories: readCategory,
  accounts: readAccount,
  debts: readDebt,
  goals: readGoal,
  habits: readHabit,
};

// A choice alone, such as "monthly", may be the beginning of a label: the words stay in sight.
function rowOf(part: Part, { text, answers }: Piece, nameField: string): Answers {
  const settled = part === "incomes" ? settleIncome(answers) : answers;
  const isNamed = settled[nameField] !== undefined || Object.values(answers).some((answer) => /\p{N}/u.test(answer));
  return isNamed ? settled : { [nameField]: wordsIn(text), ...settled };
}
