import type { MappingGuess } from "#domain/import/guess-mapping.ts";
import type { FileRefusal, OpenedTable } from "#domain/import/importer.ts";
import type { ImportMapping } from "#domain/import/mapping.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import type { MoneyFormat } from "#domain/money/money.ts";

/** What a screen needs to know of a file before it is read. */
export interface OpenedFile extends Pick<OpenedTable, "header" | "columns" | "sample" | "mapping"> {
  importer: string;
  guess: MappingGuess;
}

/** From the page to its worker. `more` says that a slice has been dealt with. */
export type Ask =
  | { ask: "open"; file: Blob; money: MoneyFormat }
  | { ask: "read"; mapping: ImportMapping }
  | { ask: "more" };

/** From the worker to its page. `done` goes from 0 to 1. */
export type Tell =
  | { tell: "opened"; file: OpenedFile }
  | { tell: "refused"; refusal: FileRefusal }
  | { tell: "entries"; pack: Pack }
  | { tell: "progress"; done: number }
  | { tell: "read"; summary: ReadSummary };

/** So many entries at once cost a page no frame. */
export const sliceSize = 1_000;

type Text = "day" | "payee" | "note" | "kind";

/** An entry on its way between two threads: a text that has been sent before is its place among those. */
type PackedEntry = Omit<ReadEntry, Text> & Record<Text, number>;

export interface Pack {
  /** Those that were not sent before. */
  texts: readonly string[];
  entries: readonly PackedEntry[];
}

/**
 * A message makes every text anew, so that a day which a hundred rows name would be there a hundred times, and the browser
 * would hold the page to clear up after all of them. Each text is sent once.
 */
export function createPacker(): (entries: readonly ReadEntry[]) => Pack {
  const places = new Map<string, number>();
  return (entries) => {
    const texts: string[] = [];
    const placeOf = (text: string) => {
      const known = places.get(text);
      if (known !== undefined) return known;
      texts.push(text);
      places.set(text, places.size);
      return places.size - 1;
    };
    const packed = entries.map(({ day, payee, note, kind, ...entry }) => ({
      ...entry,
      ...{ day: placeOf(day), payee: placeOf(payee), note: placeOf(note), kind: placeOf(kind) },
    }));
    return { texts, entries: packed };
  };
}

/** The other end of it: entries that share their texts. */
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
