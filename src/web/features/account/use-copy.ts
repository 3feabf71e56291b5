import { useState } from "react";

export interface Copying {
  /** What to say about it, if anything. */
  words: string;
  copy: (text: string) => Promise<void>;
}

/** Copies a text. Not every browser lets a page do so. */
export function useCopy(): Copying {
  const [words, setWords] = useState("");
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setWords("Copied.");
    } catch {
      setWords("This browser did not let us copy it. Select the text and copy it yourself.");
    }
  };
  return { words, copy };
}
