import type { ReadEntry } from "#domain/import/read-row.ts";

/** The page can process this many entries without dropping a frame. */
export const sliceSize = 1_000;

type Text = "day" | "payee" | "note" | "kind";

/** An entry as it is sent between threads: its texts are indexes into all texts sent so far. */
type PackedEntry = Omit<ReadEntry, Text> & Record<Text, number>;

export interface Pack {
  /** New texts. */
  texts: readonly string[];
  entries: readonly PackedEntry[];
}

/**
 * Sends each text once. A message copies every string, so repeated days and payees would cost the page memory, and its main
 * thread the garbage collection.
 */
export function createPacker(): (entries: readonly ReadEntry[]) => Pack {
  const indexes = new Map<string, number>();
  return (entries) => {
    const texts: string[] = [];
    const indexOf = (text: string) => {
      const known = indexes.get(text);
      if (known !== undefined) return known;
      texts.push(text);
      indexes.set(text, indexes.size);
      return indexes.size - 1;
    };
    const packed = entries.map(({ day, payee, note, kind, ...entry }) => ({
      ...entry,
      day: indexOf(day),
      payee: indexOf(payee),
      note: indexOf(note),
      kind: indexOf(kind),
    }));
    return { texts, entries: packed };
  };
}

/** Restores entries that share their strings. */
export function createUnpacker(): (pack: Pack) => ReadEntry[] {
  const sent: string[] = [];
  const entryOf = ({ line, amount, key, day, payee, note, kind }: PackedEntry): ReadEntry => ({
    line,
    amount,
    key,
    day: sent[day]! as ReadEntry["day"],
    payee: sent[payee]!,
    note: sent[note]!,
    kind: sent[kind]! as ReadEntry["kind"],
  });
  return ({ texts, entries }) => {
    sent.push(...texts);
    return entries.map(entryOf);
  };
}
