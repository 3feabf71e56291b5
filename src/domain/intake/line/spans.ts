/** A range of characters; the end is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Removes spans from a text. A tab takes the place of each, so that the words around it stay apart. */
export function without(text: string, ...spans: readonly (Span | undefined)[]): string {
  return spans
    .filter((span) => span !== undefined)
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)}\t${rest.slice(to)}`, text);
}

/** The remaining words as typed, without separators that only joined them to removed spans. */
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

/** The span of a match. */
export function spanOf(found: RegExpExecArray | null): Span | undefined {
  return found ? { from: found.index, to: found.index + found[0].length } : undefined;
}

/** Whether only spaces are between two consecutive spans. */
export const isNextTo = (text: string, before: Span, after: Span): boolean =>
  before.to <= after.from && text.slice(before.to, after.from).trim() === "";

/** Drops empty answers. */
export function withoutEmpty(answers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
