export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Decodes bytes into text, chunk by chunk. */
export interface Decoder {
  /** With `isLast`, flushes an incomplete character. */
  write(bytes: Uint8Array, isLast: boolean): string;
  encoding(): Encoding;
}

/** Detects the encoding by the byte order mark, by zero bytes, or by the first non-ASCII bytes. */
export function createDecoder(beginning: Uint8Array): Decoder {
  let encoding = encodingByMark(beginning) ?? encodingByZeros(beginning);
  let decoder: TextDecoder | undefined = encoding && new TextDecoder(encoding);
  return {
    write(bytes, isLast) {
      // ASCII is the same in both encodings, so decide at the first chunk with other bytes.
      if (!decoder && bytes.some((byte) => byte > 0x7f)) {
        encoding = isUtf8(bytes) ? "utf-8" : "windows-1252";
        decoder = new TextDecoder(encoding);
      }
      const text = (decoder ?? plainDecoder).decode(bytes, { stream: decoder !== undefined && !isLast });
      return encoding === "windows-1252" ? text.replace(/[\u0080-\u009f]/g, windowsSign) : text;
    },
    encoding: () => encoding ?? "utf-8",
  };
}

/** Decodes the beginning of a file, without an incomplete character at its end. */
export const textOf = (beginning: Uint8Array): string => createDecoder(beginning).write(beginning, false);

const plainDecoder = new TextDecoder("utf-8");

function encodingByMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : undefined;
}

/** In UTF-16 nearly every second byte of bank files is zero, and none of the others. */
function encodingByZeros(beginning: Uint8Array): Encoding | undefined {
  const pairs = Math.floor(Math.min(beginning.length, 4_096) / 2);
  const zeros = [0, 0];
  for (let index = 0; index < pairs * 2; index++) if (beginning[index] === 0) zeros[index % 2]!++;
  const [even, odd] = zeros as [number, number];
  if (odd * 2 > pairs && even * 20 < pairs) return "utf-16le";
  return even * 2 > pairs && odd * 20 < pairs ? "utf-16be" : undefined;
}

/** Banks truncate names by bytes, so a few characters may be broken; in another encoding nearly all would be. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes, { stream: true });
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const sound = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return broken === 0 || sound > broken * 4;
}

/** The characters 0x80 to 0x9f. Some engines decode windows-1252 as Latin-1, which has control characters there. */
const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const windowsSign = (control: string): string => windowsSigns[control.charCodeAt(0) - 0x80]!;
