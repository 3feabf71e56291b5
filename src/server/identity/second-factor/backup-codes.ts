import { createHmac, randomInt } from "node:crypto";

/** None that is easily taken for another. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 10;
const amount = 10;

const newCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");

/** As it is shown and typed: two halves. */
const shown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Codes for when the app is out of reach: to be shown once. */
export const newBackupCodes = (): string[] => Array.from({ length: amount }, () => shown(newCode()));

export const isBackupCode = (typed: string): boolean => plain(typed).length === length;

/** However it was typed. */
const plain = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, "");

/** What is kept of a code: by it nobody signs in. */
export const hashOf = (secret: string, uid: string, code: string): string =>
  createHmac("sha256", secret)
    .update(`backup code:${uid}:${plain(code)}`)
    .digest("base64url");
