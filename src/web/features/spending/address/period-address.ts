import type { PeriodKind } from "#domain/spending/period.ts";
import { type Day, parseDay } from "#domain/time/day.ts";

/** What the address asks for: `?by=month&on=2026-11-12&category=…`. */
export interface Asked {
  by: PeriodKind;
  /** Some day of the period; absent: today. */
  on?: Day | undefined;
  /** Only this category's entries; empty: only those without one. */
  categoryId?: string | undefined;
}

const kinds: readonly string[] = ["week", "month", "pay"] satisfies PeriodKind[];

/** No id is so short. */
const none = "none";

/** What can't be read, and a day that is still to come, counts as not asked for. */
export function askedOf(search: string, today: Day): Asked {
  const params = new URLSearchParams(search);
  const [by, on, category] = ["by", "on", "category"].map((name) => params.get(name));
  const day = parseDay(on ?? "");
  return {
    by: by && kinds.includes(by) ? (by as PeriodKind) : "week",
    on: day.ok && day.value < today ? day.value : undefined,
    categoryId: category ? (category === none ? "" : category) : undefined,
  };
}

/** The address's query for it. What else the address says stays, such as that this is the sample. */
export function searchFor(search: string, { by, on, categoryId }: Asked): string {
  const params = new URLSearchParams(search);
  const put = (name: string, value: string | undefined) =>
    value === undefined ? params.delete(name) : params.set(name, value);
  put("by", by === "week" ? undefined : by);
  put("on", on);
  put("category", categoryId === "" ? none : categoryId);
  // A name alone stays a name alone.
  const query = params.toString().replace(/=(?=&|$)/g, "");
  return query && `?${query}`;
}
