import { parseDay } from "../../time/day.ts";
import type { Answers, Part } from "../answers.ts";

const dayFields: Readonly<Partial<Record<Part, string>>> = { incomes: "nextOn", bills: "nextDue", goals: "by" };

/** The first date of a line's rows that is on no calendar, or can't be told, as it was typed. */
export function unreadDate(part: Part, rows: readonly Answers[]): string | undefined {
  const field = dayFields[part];
  if (field === undefined) return undefined;
  const dates = rows.map((row) => row[field]);
  return dates.find((date) => date !== undefined && !parseDay(date).ok);
}

// A word or a sign after which more is to come: "trip 4000 by", "rent 1200 every", "visa 3200 at".
const unfinishedEnd =
  /(?<![\p{L}\p{N}])(?:by|until|due|on|from|next|the|of|every|each|per|a|at|apr|min|have|already|about|and|to)\s*$|[-–—/@(:=+&\p{Sc}]\s*$/iu;

/** Whether a line stops in the middle of a thought. */
export const isHalfTyped = (text: string): boolean => unfinishedEnd.test(text);
