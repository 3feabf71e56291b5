import {
  type ByteSource,
  type FileAnswer,
  type Importer,
  maxFileSize,
  type OpenedTable,
} from "#domain/import/importer.ts";
import { csvImporter } from "./csv-importer.ts";
import { textOf } from "./decode.ts";
import { refusalOf } from "./sniff.ts";

/** Put other formats before CSV, which accepts any text. */
const importers: readonly Importer[] = [csvImporter()];
const beginningSize = 64 * 1024;

/** Opens a bank file with the importer that recognizes it. Checks the size before it reads anything. */
export async function openBankFile(file: Blob): Promise<FileAnswer<OpenedTable & { importer: string }>> {
  if (file.size > maxFileSize) return { ok: false, problem: "too-large" };
  return orUnreadable(async () => {
    const source = bytesOf(file);
    const beginning = await source.read(0, Math.min(beginningSize, file.size));
    const importer = importers.find(({ recognizes }) => recognizes(beginning));
    if (!importer) return { ok: false, problem: refusalOf(beginning, textOf(beginning)) };
    const opened = await importer.open(source);
    return opened.ok ? { ok: true, value: { ...opened.value, importer: importer.name } } : opened;
  });
}

export const bytesOf = (file: Blob): ByteSource => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
});

/** The browser throws a DOMException for a file that was moved, or whose drive is gone. */
export async function orUnreadable<Value>(read: () => Promise<FileAnswer<Value>>): Promise<FileAnswer<Value>> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DOMException) return { ok: false, problem: "unreadable" };
    throw error;
  }
}
