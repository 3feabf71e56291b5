import type { MappingGuess } from "#domain/import/guess-mapping.ts";
import type { FileRefusal, OpenedTable } from "#domain/import/importer.ts";
import type { ImportMapping } from "#domain/import/mapping.ts";
import type { ReadSummary } from "#domain/import/read-row.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { Pack } from "./packed-entries.ts";

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
