import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const period = 30_000;

function bytesOf(secret: string): Buffer {
  const number = [...secret].reduce((sum, letter) => sum * 32n + BigInt(letters.indexOf(letter)), 0n);
  const bytes = Math.floor((secret.length * 5) / 8);
  const rest = BigInt(secret.length * 5 - bytes * 8);
  return Buffer.from((number >> rest).toString(16).padStart(bytes * 2, "0"), "hex");
}

/** As RFC 6238 has it, computed here and not by the server's own code. */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE(mac[19]! & 0xf) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, "0");
}

/** An authenticator app of someone who never brings a code twice. */
export class AuthenticatorApp {
  private last = 0;
  constructor(private readonly secret: string) {}

  /** The code of now, or the next one if that was used; then it waits, as people do. */
  async nextCode(): Promise<string> {
    const step = Math.max(this.last + 1, Math.floor(Date.now() / period));
    while (step > Math.floor(Date.now() / period) + 1) await new Promise((resolve) => setTimeout(resolve, 500));
    this.last = step;
    return codeAt(this.secret, step);
  }
}
