/** How many bytes a text takes in UTF-8. Counted by hand, because the pure layers have no TextEncoder. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (isPair(unit, text.charCodeAt(index + 1))) {
      bytes += 4;
      index++;
    } else bytes += 3;
  }
  return bytes;
}

const isPair = (first: number, second: number): boolean =>
  first >= 0xd800 && first <= 0xdbff && second >= 0xdc00 && second <= 0xdfff;

/** The size by which a record is held to its limit. */
export const recordBytes = (record: object): number => utf8Bytes(JSON.stringify(record));
