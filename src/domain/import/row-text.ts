const tidyAlready = /^[!-~]+(?: [!-~]+)*$/;

/** One line without control characters and double spaces, in Unicode NFC. */
export function tidy(text: string): string {
  if (tidyAlready.test(text)) return text;
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}\ufeff]+/gu, " ")
    .trim();
}

/** Truncates a text without splitting a surrogate pair. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Letters and digits only, without accents and case, for comparing with known bank words. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The content of a cell. Spreadsheets protect a number as text with ="0123". */
export const bare = (cell: string): string => {
  const trimmed = cell.trim();
  return trimmed.startsWith("=") ? trimmed.replace(/^="(.*)"$/s, "$1") : trimmed;
};
