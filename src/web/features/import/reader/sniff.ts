import type { FileProblem } from "#domain/import/importer.ts";

type Signature = [problem: FileProblem, beginning: readonly number[]];

const bytesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const signatures: readonly Signature[] = [
  ["pdf", bytesOf("%PDF")],
  // Newer spreadsheets are ZIP archives; older ones are compound files.
  ["spreadsheet", bytesOf("PK\x03\x04")],
  ["spreadsheet", [0xd0, 0xcf, 0x11, 0xe0]],
  ["image", [0x89, ...bytesOf("PNG")]],
  ["image", [0xff, 0xd8, 0xff]],
  ["image", bytesOf("GIF8")],
  ["image", bytesOf("II*\0")],
  ["image", bytesOf("MM\0*")],
  ["compressed", [0x1f, 0x8b]],
  ["compressed", bytesOf("7z\xbc\xaf")],
  ["compressed", bytesOf("Rar!")],
];

const kinds: readonly [problem: FileProblem, beginning: RegExp][] = [
  [
    "other-bank-format",
    /^(?:ofxheader|<\?ofx|<ofx>|!type:|!option:|!account|\{1:|:20:|:940:|<\?xml.{0,600}?camt\.05)/is,
  ],
  ["web-page", /^(?:<!doctype html|<html|<head|<body|<table|<meta|<\?xml.{0,600}?<html)/is],
  ["image", /^<svg|^<\?xml.{0,600}?<svg/is],
  ["spreadsheet", /^<\?xml.{0,600}?(?:excel|spreadsheet)/is],
  ["no-table", /^(?:<\?xml|\{\\rtf|\{\s*"|\[\s*[{[])/],
];

/** Detects files that are certainly not delimited text. */
export function kindOfBytes(beginning: Uint8Array): FileProblem | undefined {
  if (beginning.length === 0) return "empty";
  if (isLaterImage(beginning)) return "image";
  return signatures.find(([, bytes]) => bytes.every((byte, index) => beginning[index] === byte))?.[0];
}

/** Formats whose signature is not at the start: WebP, and the photos of phones. */
function isLaterImage(bytes: Uint8Array): boolean {
  const at = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));
  return (at(0, 4) === "RIFF" && at(8, 12) === "WEBP") || at(4, 8) === "ftyp";
}

/** The same for decoded text. Control characters mean a binary file. */
export function kindOfText(text: string): FileProblem | undefined {
  const start = text.trimStart();
  if (start === "") return "empty";
  const kind = kinds.find(([, beginning]) => beginning.test(start))?.[0];
  return kind ?? (isBinary(text) ? "binary" : undefined);
}

function isBinary(text: string): boolean {
  if (text.includes("\0")) return true;
  const odd = text.match(/(?!\s)[\p{Cc}\ufffd]/gu)?.length ?? 0;
  return odd * 50 > text.length;
}

/** Why no importer recognizes a file. */
export const refusalOf = (beginning: Uint8Array, text: string): FileProblem =>
  kindOfBytes(beginning) ?? kindOfText(text) ?? "no-table";
