import { err, ok, type Result } from "#domain/result.ts";
import { largestHouseholdFile } from "#sync/files/household-file.ts";
import { textOf } from "./save-file.ts";

/** Bytes with a buffer of their own, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

interface BackupHeader {
  isGzipped: boolean;
  iterations: number;
  salt: Bytes;
  iv: Bytes;
  /** The number of bytes after the header. Detects a truncated file without the passphrase. */
  sealedBytes: number;
}

type HeaderProblem = "not-ours" | "newer-edition" | "truncated" | "damaged";

/** "WEEKFOLD" in ASCII. */
const magic = Uint8Array.from([0x57, 0x45, 0x45, 0x4b, 0x46, 0x4f, 0x4c, 0x44]);
const edition = 1;
const gzipFlag = 1;

const saltBytes = 16;
const ivBytes = 12;
const tagBytes = 16;
export const headerBytes = 46;

/** Fewer are too fast to guess; with more, a malicious file could block a device for minutes. */
const iterationRange = { min: 100_000, max: 10_000_000 } as const;

/** Whether this is one of our backups, of any version and even if damaged: the screen then asks for the passphrase. */
export const isBackup = (bytes: Bytes): boolean => magic.every((byte, index) => bytes[index] === byte);

function writeHeader({ isGzipped, iterations, salt, iv, sealedBytes }: BackupHeader): Bytes {
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

function readHeader(bytes: Bytes): Result<BackupHeader, HeaderProblem> {
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
  const isInRange = iterations >= iterationRange.min && iterations <= iterationRange.max;
  if (bytes[8] !== edition || bytes[9]! > gzipFlag || !isInRange || sealedBytes < tagBytes) return "damaged";
  const surplus = bytes.length - headerBytes - sealedBytes;
  if (surplus === 0) return null;
  return surplus < 0 ? "truncated" : "damaged";
}

/** Required of a new passphrase, in code points. */
export const shortestPassphrase = 10;

export type SealProblem = "no-encryption-here" | "passphrase-too-short" | "too-large";

/** If decryption fails, there is no way to tell whether the passphrase or the file is wrong. */
export type OpenProblem =
  | HeaderProblem
  | "no-encryption-here"
  | "no-unpacking-here"
  | "wrong-passphrase-or-changed"
  | "too-large";

/** For tests, and for more iterations when computers are faster. */
export interface SealOptions {
  iterations?: number;
  gzipped?: boolean;
}

/** Encrypts a household file. Browsers encrypt only on pages served by HTTPS or from localhost. */
export async function sealBackup(
  text: string,
  passphrase: string,
  { iterations = 600_000, gzipped = canGzip() }: SealOptions = {},
): Promise<Result<Bytes, SealProblem>> {
  if (!canEncrypt()) return err("no-encryption-here");
  if ([...passphrase.normalize("NFC")].length < shortestPassphrase) return err("passphrase-too-short");
  const plain = new TextEncoder().encode(text);
  if (plain.length > largestHouseholdFile) return err("too-large");
  const content = gzipped ? await gzip(plain) : plain;
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealedBytes = content.length + tagBytes;
  return ok(await seal({ isGzipped: gzipped, iterations, salt, iv, sealedBytes }, content, passphrase));
}

export async function openBackup(
  bytes: Bytes,
  passphrase: string,
  maxBytes = largestHouseholdFile,
): Promise<Result<string, OpenProblem>> {
  if (!canEncrypt()) return err("no-encryption-here");
  const header = readHeader(bytes);
  if (!header.ok) return header;
  if (header.value.isGzipped && !canGzip()) return err("no-unpacking-here");
  const content = await unseal(header.value, bytes, passphrase);
  if (!content) return err("wrong-passphrase-or-changed");
  const plain = header.value.isGzipped ? await gunzip(content, maxBytes) : withinLimit(content, maxBytes);
  if (!plain.ok) return plain;
  const text = textOf(plain.value);
  return text.ok ? text : err("damaged");
}

/** `subtle` is missing on pages served by plain HTTP. */
const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

async function seal(header: BackupHeader, content: Bytes, passphrase: string): Promise<Bytes> {
  const headerText = writeHeader(header);
  const key = await keyFor(passphrase, header, "encrypt");
  const sealed = await crypto.subtle.encrypt(cipherOf(header, headerText), key, content);
  const file = new Uint8Array(headerBytes + sealed.byteLength);
  file.set(headerText);
  file.set(new Uint8Array(sealed), headerBytes);
  return file;
}

async function unseal(header: BackupHeader, bytes: Bytes, passphrase: string): Promise<Bytes | null> {
  const key = await keyFor(passphrase, header, "decrypt");
  const cipher = cipherOf(header, bytes.subarray(0, headerBytes));
  try {
    return new Uint8Array(await crypto.subtle.decrypt(cipher, key, bytes.subarray(headerBytes)));
  } catch {
    return null;
  }
}

/** The header is authenticated too, so changing any bit of it makes decryption fail. */
const cipherOf = ({ iv }: BackupHeader, header: Bytes): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: header,
  tagLength: tagBytes * 8,
});

/** Two devices may type the same passphrase as different code points; NFC normalizes them. */
async function keyFor(
  passphrase: string,
  { salt, iterations }: BackupHeader,
  use: "encrypt" | "decrypt",
): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize("NFC"));
  const secret = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  const derivation = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return crypto.subtle.deriveKey(derivation, secret, { name: "AES-GCM", length: 256 }, false, [use]);
}

const withinLimit = (content: Bytes, maxBytes: number): Result<Bytes, "too-large"> =>
  content.length > maxBytes ? err("too-large") : ok(content);

/** Missing in older browsers. */
const canGzip = (): boolean => typeof CompressionStream !== "undefined" && typeof DecompressionStream !== "undefined";

export async function gzip(bytes: Bytes): Promise<Bytes> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Decompresses chunk by chunk and stops at the limit, so that a small file cannot exhaust the memory. */
export async function gunzip(bytes: Bytes, maxBytes: number): Promise<Result<Bytes, "damaged" | "too-large">> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const chunks: Bytes[] = [];
  let total = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      total += piece.value.length;
      if (total > maxBytes) return await cancel(reader);
      chunks.push(piece.value as Bytes);
    }
  } catch {
    return err("damaged");
  }
  return ok(concat(chunks, total));
}

async function cancel(reader: ReadableStreamDefaultReader): Promise<Result<Bytes, "too-large">> {
  await reader.cancel();
  return err("too-large");
}

function concat(chunks: readonly Bytes[], total: number): Bytes {
  const whole = new Uint8Array(total);
  let at = 0;
  for (const piece of chunks) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
