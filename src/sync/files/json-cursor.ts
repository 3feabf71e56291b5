/** A place in a JSON text. Walking it part by part lets a large file be read without one long standstill. */
export interface JsonCursor {
  text: string;
  at: number;
}

export class BrokenJson extends Error {
  /** Whether the text ends where it should go on, rather than going on with something else. */
  constructor(readonly isCut: boolean) {
    super(isCut ? "the text ends too early" : "the text is no JSON");
  }
}

/** Walks a list: the cursor stands before each item in turn, and whoever asks moves it past the item. */
export function* items(cursor: JsonCursor, open = "[", close = "]"): Generator<number> {
  expectMark(cursor, open);
  if (nextMark(cursor) === close) {
    cursor.at++;
    return;
  }
  for (let index = 0; ; index++) {
    yield index;
    const mark = nextMark(cursor);
    if (mark !== close) expectMark(cursor, ",");
    else {
      cursor.at++;
      return;
    }
  }
}

/** Walks an object in the same way: gives each name with the cursor before its value. */
export function* members(cursor: JsonCursor): Generator<string> {
  for (const _ of items(cursor, "{", "}")) {
    const name = takeValue(cursor);
    if (typeof name !== "string") throw new BrokenJson(false);
    expectMark(cursor, ":");
    yield name;
  }
}

/** The text of the value at the cursor, which moves past it. It may still turn out to be no JSON. */
export function takeText(cursor: JsonCursor): string {
  nextMark(cursor);
  const from = cursor.at;
  cursor.at = endOfValue(cursor.text, from);
  return cursor.text.slice(from, cursor.at);
}

export function takeValue(cursor: JsonCursor): unknown {
  const text = takeText(cursor);
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenJson(false);
  }
}

export function expectEnd({ text, at }: JsonCursor): void {
  if (afterSpace(text, at) < text.length) throw new BrokenJson(false);
}

function expectMark(cursor: JsonCursor, mark: string): void {
  if (nextMark(cursor) !== mark) throw new BrokenJson(false);
  cursor.at++;
}

function nextMark(cursor: JsonCursor): string {
  cursor.at = afterSpace(cursor.text, cursor.at);
  if (cursor.at === cursor.text.length) throw new BrokenJson(true);
  return cursor.text.charAt(cursor.at);
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\r\n".includes(text.charAt(at))) at++;
  return at;
}

const ends = /[,\]}\s]/g;

function endOfValue(text: string, from: number): number {
  const first = text.charAt(from);
  if (first === '"') return endOfString(text, from);
  if (first === "{" || first === "[") return endOfNested(text, from);
  ends.lastIndex = from;
  const end = ends.exec(text);
  // A number or word is always within something here, so one that reaches the end of the text is cut.
  if (!end) throw new BrokenJson(true);
  return end.index;
}

function endOfNested(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const mark = text.charAt(at);
    if (mark === '"') at = endOfString(text, at) - 1;
    else if (mark === "{" || mark === "[") depth++;
    else if ((mark === "}" || mark === "]") && --depth === 0) return at + 1;
  }
  throw new BrokenJson(true);
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const mark = text.charAt(at);
    if (mark === '"') return at + 1;
    if (mark === "\\") at++;
  }
  throw new BrokenJson(true);
}
