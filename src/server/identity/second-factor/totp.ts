import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const base32Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const period = 30_000;
const digits = 6;
/** One step to each side: for clocks that differ, and for whoever types slowly. */
const around = [0, -1, 1];

/** A secret as authenticator apps take it, in base32. */
export function newSecret(): string {
  let bits = "";
  for (const byte of randomBytes(20)) bits += byte.toString(2).padStart(8, "0");
  return bits.replace(/.{5}/g, (five) => base32Letters[Number.parseInt(five, 2)]!);
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => base32Letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of one step of time, as RFC 6238 has it. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = mac.at(-1)! & 15;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export const stepAt = (now: number): number => Math.floor(now / period);

/** Which step of time a code belongs to, if it is one that counts now. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const steps = around.map((offset) => stepAt(now) + offset);
  const isCode = (step: number) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code));
  return /^\d{6}$/.test(code) ? (steps.find(isCode) ?? null) : null;
}

/** What an app reads from the square code on the screen. */
export function appUri(secret: string, account: string): string {
  const name = `Weekfold:${encodeURIComponent(account)}`;
  return `otpauth://totp/${name}?secret=${secret}&issuer=Weekfold&digits=${digits}&period=${period / 1000}`;
}
