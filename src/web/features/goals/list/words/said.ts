import type { Said } from "#web/household/goals/pace-words.ts";

/** A column of a row: what counts, and a quieter word below it. */
export interface Column {
  main: Said;
  note?: Said;
}

export const plain = (text: string): Said => ({ text });
