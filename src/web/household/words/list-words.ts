const list = new Intl.ListFormat("en");

/** "Maya, Tom, and Ida", the same way everywhere. */
export const listWords = (words: readonly string[]): string => list.format(words);
