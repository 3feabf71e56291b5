import type { Answers } from "#domain/intake/answers.ts";
import type { Tried } from "./kind.ts";
import { type KindName, kindNames, kindOf } from "./kinds.ts";

/** One thing that is tried, as it was typed. */
export interface Row {
  key: string;
  what: KindName;
  answers: Answers;
}

/** More would be no what-if but another household. */
export const mostRows = 20;

/** A row that changes nothing yet: its fields are as they stand today. */
export function newRow(what: KindName, tried: Tried, rows: readonly Row[]): Row {
  const kind = kindOf(what);
  const id = kind.things?.(tried)[0]?.id ?? "";
  const key = String(1 + Math.max(0, ...rows.map((row) => Number(row.key))));
  return { key, what, answers: { id, ...kind.now(tried, id) } };
}

/** Another thing is chosen: what was typed for the first is nothing to the second. */
export const withThing = ({ answers: _, ...row }: Row, id: string, tried: Tried): Row => ({
  ...row,
  answers: { id, ...kindOf(row.what).now(tried, id) },
});

export const rowsText = (rows: readonly Row[]): string => JSON.stringify(rows);

/** What this tab kept. What reads as no row is left out. */
export function rowsIn(text: string): readonly Row[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isRow).slice(0, mostRows) : [];
  } catch {
    return [];
  }
}

function isRow(kept: unknown): kept is Row {
  const { key, what, answers } = (kept ?? {}) as Partial<Record<keyof Row, unknown>>;
  const isKnown = typeof key === "string" && /^\d{1,6}$/.test(key) && kindNames.some((name) => name === what);
  const isRead = typeof answers === "object" && answers !== null;
  return isKnown && isRead && Object.values(answers).every((answer) => typeof answer === "string");
}
