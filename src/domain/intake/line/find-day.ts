import { addMonths, type Day, dayOf, daysInMonth, monthOf, parseDay, yearOf } from "../../time/day.ts";
import type { Asked } from "../answers.ts";
import { type DayShape, dayShapes } from "./day-shapes.ts";
import { monthNames } from "./month-names.ts";
import type { Span } from "./spans.ts";

/** A day as it stands in a text. */
export interface FoundDay extends Span {
  day: Day;
  isUnsure: boolean;
}

const dueLead = "(?:(?:next\\s+)?(?:due|paid)|next|on|from)(?:\\s+on)?(?:\\s+the)?\\s+";
const unsureLead = "due(?:\\s+on)?(?:\\s+the)?\\s+";
const byLead = "(?:by|until|due)(?:\\s+the)?(?:\\s+end\\s+of)?\\s+";

/** The day a bill or a pay is next due: "due 1st", "on the 15th", "due 2026-12-01". */
export const dueIn = (text: string, asked: Asked): FoundDay | undefined =>
  firstDay(text, asked, dueLead, (shape) => shape.isSpan !== true);

/** The day to reach a goal by. A month or a year alone is its last day. */
export const byIn = (text: string, asked: Asked): FoundDay | undefined =>
  firstDay(text, asked, byLead, (shape) => shape.isUnsure !== true);

function firstDay(text: string, asked: Asked, lead: string, fits: (shape: DayShape) => boolean): FoundDay | undefined {
  for (const shape of dayShapes(asked.format.locale).filter(fits)) {
    const match = patternOf(shape, lead).exec(text);
    const day = match && readDay(match.groups!, asked);
    if (day) return { from: match.index, to: match.index + match[0].length, day, isUnsure: shape.isUnsure === true };
  }
  return undefined;
}

const known = new Map<string, RegExp>();

function patternOf({ source, needsLead, isUnsure }: DayShape, lead: string): RegExp {
  const words = isUnsure ? unsureLead : lead;
  const key = `${words}${source}`;
  const led = `(?:${words})${needsLead ? "" : "?"}`;
  const pattern =
    known.get(key) ??
    new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[-./,])${led}${source}(?![\\p{L}\\p{N}]|[-./,]\\p{N})`, "iu");
  known.set(key, pattern);
  return pattern;
}

function readDay(groups: Record<string, string | undefined>, { format, today }: Asked): Day | undefined {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const month = number(groups.month) ?? monthNames(format.locale).get(groups.name?.toLowerCase() ?? "");
  const day = dayFrom(number(groups.year), month, number(groups.date), today);
  const read = day && parseDay(day);
  return read?.ok ? read.value : undefined;
}

type Part = number | undefined;

// Without a date it is the last of its month; without a year or a month it is the next such day, today included.
function dayFrom(year: Part, month: Part, date: Part, today: Day): Day | undefined {
  if (!isReal(year, month, date)) return undefined;
  if (year !== undefined) return dayOf(year, month ?? 12, date ?? 31);
  const near = dayOf(yearOf(today), month ?? monthOf(today), date ?? 31);
  return near >= today ? near : addMonths(near, month === undefined ? 1 : 12, date ?? 31);
}

// A leap year stands in for a year that nobody said.
const isReal = (year: Part, month: Part = 12, date: Part = 1): boolean =>
  month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year ?? 2024, month);
