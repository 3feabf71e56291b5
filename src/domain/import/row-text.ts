const tidyAlready = /^[!-~]+(?: [!-~]+)*$/;

/** One line without control marks and double spaces; letters that are put together in two ways become one. */
export function tidy(text: string): string {
  if (tidyAlready.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\ufeff]+/gu, " ")
    .trim();
}

/** Cut to that many characters, never through one that takes two. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Letters and digits alone, without accents and case: what is compared with the words that banks use. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What a cell says: spreadsheets guard a number as text by ="0123". */
export const bare = (cell: string): string => {
  const trimmed = cell.trim();
  return trimmed.startsWith("=") ? trimmed.replace(/^="(.*)"$/s, "$1") : trimmed;
};
