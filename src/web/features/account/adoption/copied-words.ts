export const itemCount = (count: number): string => (count === 1 ? "1 item" : `${count.toLocaleString("en")} items`);

/** What was chosen, and what came with it. */
export function copiedWords(chosen: number, written: number, to: string): string {
  const more = written - chosen;
  const along = more > 0 ? `, with ${more.toLocaleString("en")} more that belong${more === 1 ? "s" : ""} to them` : "";
  return `${itemCount(chosen)} copied to “${to}”${along}. Now keep both, or one.`;
}
