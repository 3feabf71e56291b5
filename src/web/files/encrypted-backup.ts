import { err, ok, type Result } from "#domain/result.ts";
import { largestHouseholdFile } from "#sync/files/household-file.ts";
import {
  type BackupHeader,
  type Bytes,
  type HeaderProblem,
  headerBytes,
  ivBytes,
  readHeader,
  saltBytes,
  tagBytes,
  writeHeader,
} from "./backup-header.ts";
import { canGzip, gunzip, gzip } from "./gzip.ts";
import { textOf } from "./save-file.ts";

/** Asked of a new passphrase; characters as people count them, nearly. */
export const shortestPassphrase = 10;

export type SealProblem = "no-encryption-here" | "passphrase-too-short" | "too-large";

/** Whether the passphrase or the file is wrong cannot be told once its seal does not open. */
export type OpenProblem =
  | HeaderProblem
  | "no-encryption-here"
  | "no-unpacking-here"
  | "wrong-passphrase-or-changed"
  | "too-large";

/** For tests, and for later: more iterations when computers are faster. */
export interface SealOptions {
  iterations?: number;
  gzipped?: boolean;
}

/** A household file under a passphrase. Browsers encrypt only on pages that came by https or from the same computer. */
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
  mostBytes = largestHouseholdFile,
): Promise<Result<string, OpenProblem>> {
  if (!canEncrypt()) return err("no-encryption-here");
  const header = readHeader(bytes);
  if (!header.ok) return header;
  if (header.value.isGzipped && !canGzip()) return err("no-unpacking-here");
  const content = await unseal(header.value, bytes, passphrase);
  if (!content) return err("wrong-passphrase-or-changed");
  const plain = header.value.isGzipped ? await gunzip(content, mostBytes) : withinLimit(content, mostBytes);
  if (!plain.ok) return plain;
  const text = textOf(plain.value);
  return text.ok ? text : err("damaged");
}

/** There is no `subtle` on a page that came by plain http. */
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

/** The header is under the seal too: nobody can change a bit of it unnoticed. */
const cipherOf = ({ iv }: BackupHeader, header: Bytes): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: header,
  tagLength: tagBytes * 8,
});

/** One passphrase may be typed as different code points on two devices; NFC makes them one. */
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

const withinLimit = (content: Bytes, mostBytes: number): Result<Bytes, "too-large"> =>
  content.length > mostBytes ? err("too-large") : ok(content);
