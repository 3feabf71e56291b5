/** The iCalendar text format (RFC 5545): escaping and line folding. */

const maxOctets = 75;

/** Escapes text so that it cannot end the value or the line. */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, "\\n");

/** Octets in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a line into at most 75 octets, never inside a character; continuation lines start with a space. */
export function folded(line: string): string {
  let [text, octets] = ["", 0];
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > maxOctets) [text, octets] = [`${text}\r\n `, 1];
    text += character;
    octets += more;
  }
  return text;
}

export const calendarText = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join("");

/** An instant as `20261115T180000Z`; without the Z it is a local time. */
export const stamp = (instant: number): string =>
  `${new Date(instant).toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;

export const shownStamp = (shown: number): string => stamp(shown).slice(0, 15);

/** `+0100`. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const digits = (value: number) => String(value).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`;
}
