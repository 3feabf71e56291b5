/**
 * A name that a visitor brought along, without what could steer a terminal, turn the direction of a line, or hide:
 * whoever opens a report trusts it.
 */
export const plain = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim();

/** Cut to as many characters, the last of them a sign that there was more. */
export function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}

const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff01-\uff60]/u;
const none = /\p{M}/u;

/** How many columns of a terminal it takes. */
export const columnsOf = (text: string): number => [...text].reduce((sum, one) => sum + columnsOfOne(one), 0);

const columnsOfOne = (character: string): number => (none.test(character) ? 0 : wide.test(character) ? 2 : 1);

/** Cut to as many columns of a terminal. */
export function cutColumns(text: string, most: number): string {
  let kept = text;
  for (let length = most; columnsOf(kept) > most; length--) kept = cut(text, length);
  return kept;
}
