import { createReadStream } from "node:fs";
import { pipeline as pipe } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupProblem } from "./backup-format.ts";

/** Far more than any row has; without it a file made to do harm could fill the memory. */
const longestLine = 16_777_216;

const newline = 0x0a;

/** The lines of a compressed file, one at a time. A last line without its end is none. */
export async function* linesIn(path: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of unzipped(path)) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString();
      rest = [];
      length = 0;
      from = at + 1;
    }
    rest.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestLine) throw new BackupProblem(`${path} was changed or damaged after it was made.`);
  }
}

async function* unzipped(path: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  // The fault reaches whoever reads from the end of the line.
  pipe(createReadStream(path), gunzip, () => {});
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    throw new BackupProblem(wordsFor(path, error as NodeJS.ErrnoException, gunzip.bytesWritten));
  }
}

function wordsFor(path: string, { code, message }: NodeJS.ErrnoException, bytesRead: number): string {
  if (code === "ENOENT") return `There is no file ${path}.`;
  if (code === "Z_BUF_ERROR") return `${path} ends too early: it was not written or copied whole.`;
  if (code?.startsWith("Z_"))
    return message === "incorrect header check" && bytesRead <= 65_536
      ? `${path} is not a backup of Weekfold's database.`
      : `${path} was changed or damaged after it was made.`;
  return `${path} can't be read (${code}).`;
}
