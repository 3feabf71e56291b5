import type { Currency } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { Answers, Asked, Part, Row } from "./answers.ts";

export const today = "2026-11-15" as Day;

export const askedIn = (locale: string, code: string): Asked => ({
  format: { locale, currency: code as Currency },
  today,
});

/** In dollars, on 15 November 2026. */
export const asked = askedIn("en-US", "USD");

export const rowOf = <P extends Part>(part: P, answers: Answers, id = "row-1"): Row<P> => ({ id, part, answers });
