import { type Bytes, type SealOptions, sealBackup } from "./encrypted-backup.ts";

export const passphrase = "seven calm otters";
export const text = '{"format":"weekfold-household","name":"Maya & Tom 🌙 é"}';

/** Deriving with the fewest allowed iterations keeps the tests short. */
export async function sealed(words = text, options: SealOptions = {}): Promise<Bytes> {
  const made = await sealBackup(words, passphrase, { iterations: 100_000, ...options });
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

export function changed(bytes: Bytes, at: number, byte: number): Bytes {
  const copy = bytes.slice();
  copy[at] = byte;
  return copy;
}
