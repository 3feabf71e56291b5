import { isRefused, type ReadWrite } from "#sync/read-writes.ts";
import { utf8Bytes } from "#sync/record-size.ts";
import { storedWrite } from "./stored-write.ts";

/** What a document of the log may hold is a mebibyte; this leaves room for the names and numbers around the bodies. */
const partBytes = 900_000;

const bytesOf = (write: ReadWrite): number => (isRefused(write) ? 0 : utf8Bytes(storedWrite(write).body));

export const pushBytes = (writes: readonly ReadWrite[]): number =>
  writes.reduce((sum, write) => sum + bytesOf(write), 0);

/**
 * One commit writes a document once and logs its push in one document: a record that is named again, and what would be
 * too much, come in a commit of their own. If that fails, the whole is sent again, and the first part is known again.
 */
export function partsOf(writes: readonly ReadWrite[]): ReadWrite[][] {
  const parts: ReadWrite[][] = [[]];
  let [ids, bytes] = [new Set<string>(), 0];
  for (const write of writes) {
    const size = bytesOf(write);
    const isAgain = !isRefused(write) && ids.has(write.record.id);
    if (isAgain || bytes + size > partBytes) {
      parts.push([]);
      [ids, bytes] = [new Set(), 0];
    }
    if (!isRefused(write)) ids.add(write.record.id);
    bytes += size;
    parts.at(-1)!.push(write);
  }
  return parts;
}
