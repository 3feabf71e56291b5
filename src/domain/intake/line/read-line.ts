import { maxRows } from "../../household/household.ts";
import { parseDay } from "../../time/day.ts";
import type { Answers, Part, ReadOptions } from "../answers.ts";
import { readAccount, readDebt, readGoal } from "./balance-lines.ts";
import {
  type NamedPerson,
  readBill,
  readCategory,
  readHabit,
  readIncome,
  readPerson,
  settleIncome,
  splitPeople,
} from "./household-lines.ts";
import { wordsIn } from "./spans.ts";
import { longestEntry, splitEntries } from "./split-entries.ts";

/** Text beyond this many characters is ignored. */
export const longestLine = 20_000;

/** Parses typed or pasted text into rows. Words it does not understand stay in the label. */
export function readLine(part: Part, text: string, asked: ReadOptions, people: readonly NamedPerson[] = []): Answers[] {
  const nameField = part === "people" ? "name" : "label";
  const rows: Answers[] = [];
  for (const line of splitEntries(text.slice(0, longestLine), asked.format)) {
    if (rows.length === maxRows) break;
    const texts = part === "people" ? line.flatMap(splitPeople) : line;
    const pieces = readPieces(texts, (piece) =>
      piece.length > longestEntry ? { [nameField]: piece } : readers[part](piece, asked, people),
    );
    const entries = joinPieces(pieces, nameField, maxRows - rows.length);
    rows.push(...entries.map((entry) => rowOf(part, entry, nameField)));
  }
  return rows;
}

// Lazy, so that text with thousands of commas is parsed only up to the row limit.
function* readPieces(texts: readonly string[], read: (piece: string) => Record<string, string>): Generator<Piece> {
  for (const text of texts) {
    const answers = read(text);
    if (Object.keys(answers).length > 0) yield { text, answers };
  }
}

type Reader = (text: string, asked: ReadOptions, people: readonly NamedPerson[]) => Record<string, string>;

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

// A lone choice such as "monthly" may be the start of a label, so the words stay visible.
function rowOf(part: Part, { text, answers }: Piece, nameField: string): Answers {
  const settled = part === "incomes" ? settleIncome(answers) : answers;
  const isNamed = settled[nameField] !== undefined || Object.values(answers).some((answer) => /\p{N}/u.test(answer));
  return isNamed ? settled : { [nameField]: wordsIn(text), ...settled };
}

type PieceAnswers = Readonly<Record<string, string>>;

/** The answers of one piece of a line, before it becomes a row. */
interface Piece {
  text: string;
  answers: PieceAnswers;
}

/** Joins the pieces of a line that belong to one entry: "visa 3200, 19.9%, min 80" is one debt. */
function joinPieces(pieces: Iterable<Piece>, nameField: string, most: number): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isMore = last !== undefined && belongTogether(last.answers, piece.answers, nameField);
    if (!isMore && joined.length === most) break;
    if (isMore) joined.pop();
    joined.push(isMore ? bothOf(last, piece) : piece);
  }
  return joined;
}

const bothOf = (before: Piece, after: Piece): Piece => ({
  text: `${before.text}, ${after.text}`,
  answers: { ...before.answers, ...after.answers },
});

// A piece with its own name starts a new entry, unless the previous piece was only the owner of the pay.
function belongTogether(before: PieceAnswers, after: PieceAnswers, nameField: string): boolean {
  const onlyOwner = Object.keys(before).join() === "personId";
  return (!after[nameField] || onlyOwner) && !contradict(before, after);
}

// The same word twice means the same thing; the same number twice means two entries.
const contradict = (before: PieceAnswers, after: PieceAnswers): boolean =>
  isBothOneAndRange({ ...before, ...after }) ||
  Object.entries(after).some(
    ([field, answer]) => before[field] !== undefined && (before[field] !== answer || /\p{N}/u.test(answer)),
  );

const isBothOneAndRange = ({ amount, low }: PieceAnswers): boolean => amount !== undefined && low !== undefined;

const dayFields: Readonly<Partial<Record<Part, string>>> = { incomes: "nextOn", bills: "nextDue", goals: "by" };

/** The first impossible or unclear date of a line's rows, as typed. */
export function unreadDate(part: Part, rows: readonly Answers[]): string | undefined {
  const field = dayFields[part];
  if (field === undefined) return undefined;
  const dates = rows.map((row) => row[field]);
  return dates.find((date) => date !== undefined && !parseDay(date).ok);
}

// A word or sign that something must follow: "trip 4000 by", "rent 1200 every", "visa 3200 at".
const unfinishedEnd =
  /(?<![\p{L}\p{N}])(?:by|until|due|on|from|next|the|of|every|each|per|a|at|apr|min|have|already|about|and|to)\s*$|[-–—/@(:=+&\p{Sc}]\s*$/iu;

/** Whether a line is obviously unfinished. */
export const isHalfTyped = (text: string): boolean => unfinishedEnd.test(text);
