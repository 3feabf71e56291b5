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
