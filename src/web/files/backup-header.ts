import { err, ok, type Result } from "#domain/result.ts";

/** Bytes over an own buffer, as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface BackupHeader {
  isGzipped: boolean;
  iterations: number;
  salt: Bytes;
  iv: Bytes;
  /** How many bytes follow the header. Tells a file that was cut without knowing the passphrase. */
  sealedBytes: number;
}

export type HeaderProblem = "not-ours" | "newer-edition" | "truncated" | "damaged";

/** "WEEKFOLD" in ASCII. */
const magic = Uint8Array.from([0x57, 0x45, 0x45, 0x4b, 0x46, 0x4f, 0x4c, 0x44]);
const edition = 1;
const gzipFlag = 1;

export const saltBytes = 16;
export const ivBytes = 12;
export const tagBytes = 16;
export const headerBytes = 46;

/** Fewer are guessed too fast; more would let a file hold a device up for minutes. */
export const iterationRange = { fewest: 100_000, most: 10_000_000 } as const;

/** Whether this is a backup of ours, of whatever edition and however damaged: the screen then asks for the passphrase. */
export const isBackup = (bytes: Bytes): boolean => magic.every((byte, index) => bytes[index] === byte);

export function writeHeader({ isGzipped, iterations, salt, iv, sealedBytes }: BackupHeader): Bytes {
  const bytes = new Uint8Array(headerBytes);
  const view = new DataView(bytes.buffer);
  bytes.set(magic, 0);
  view.setUint8(8, edition);
  view.setUint8(9, isGzipped ? gzipFlag : 0);
  view.setUint32(10, iterations);
  bytes.set(salt, 14);
  bytes.set(iv, 30);
  view.setUint32(42, sealedBytes);
  return bytes;
}

export function readHeader(bytes: Bytes): Result<BackupHeader, HeaderProblem> {
  if (!isBackup(bytes)) return err(isCutMagic(bytes) ? "truncated" : "not-ours");
  if (bytes.length > 8 && bytes[8]! > edition) return err("newer-edition");
  if (bytes.length < headerBytes) return err("truncated");
  const header = headerIn(bytes);
  const problem = problemOf(header, bytes);
  return problem ? err(problem) : ok(header);
}

const isCutMagic = (bytes: Bytes): boolean =>
  bytes.length < magic.length && bytes.every((byte, index) => byte === magic[index]);

function headerIn(bytes: Bytes): BackupHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {
    isGzipped: view.getUint8(9) === gzipFlag,
    iterations: view.getUint32(10),
    salt: bytes.slice(14, 14 + saltBytes),
    iv: bytes.slice(30, 30 + ivBytes),
    sealedBytes: view.getUint32(42),
  };
}

function problemOf({ iterations, sealedBytes }: BackupHeader, bytes: Bytes): HeaderProblem | null {
  const isInRange = iterations >= iterationRange.fewest && iterations <= iterationRange.most;
  if (bytes[8] !== edition || bytes[9]! > gzipFlag || !isInRange || sealedBytes < tagBytes) return "damaged";
  const surplus = bytes.length - headerBytes - sealedBytes;
  if (surplus === 0) return null;
  return surplus < 0 ? "truncated" : "damaged";
}
