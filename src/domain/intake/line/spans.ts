/** A stretch of text, from its first character to the one after its last. */
export interface Span {
  from: number;
  to: number;
}

/** Takes stretches out of a text. A tab stays where each was, so that the words around it never run together. */
export function without(text: string, ...spans: readonly (Span | undefined)[]): string {
  return spans
    .filter((span) => span !== undefined)
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)}\t${rest.slice(to)}`, text);
}

/** The words that are left, as typed, without the marks that only joined them to what was taken out. */
export function wordsIn(rest: string): string {
  const chunks = rest.split("\t").map(trimmed);
  return chunks.filter((chunk) => chunk !== "").join(" ");
}

const joining = /^[\s:=,;|~.–—-]+(?=$|\s)|^[\s:=,;|~–—)\]-]+|[\s:=,;|~–—([-]+$/gu;

function trimmed(chunk: string): string {
  const words = chunk.replace(/\s+/gu, " ").replace(joining, "").trim();
  const closed = /[([]/.test(words) ? words : words.replace(/[)\]]+$/, "");
  return (/[)\]]/.test(closed) ? closed : closed.replace(/^[([]+/, "")).trim();
}

/** The stretch that a pattern found. */
export function spanOf(found: RegExpExecArray | null): Span | undefined {
  return found ? { from: found.index, to: found.index + found[0].length } : undefined;
}

/** Nothing but space lies between two stretches that follow one another. */
export const isNextTo = (text: string, before: Span, after: Span): boolean =>
  before.to <= after.from && text.slice(before.to, after.from).trim() === "";

/** Leaves out what nobody said. */
export function said(answers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = Object.entries(answers).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(kept);
}
