import { useState } from "react";

export interface Copying {
  /** What to say about it, if anything. */
  words: string;
  copy: (text: string) => Promise<void>;
}

/** Copies a text. Not every browser lets a page do so. */
export function useCopy(): Copying {
  const [words, setWords] = useState("");
  const copy = async (text: string) =>
    setWords(
      (await isCopied(text)) ? "Copied." : "This browser did not let us copy it. Select the text and copy it yourself.",
    );
  return { words, copy };
}

/** There is no `navigator.clipboard` on a page that came by plain HTTP; the old command still copies a selection. */
async function isCopied(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copiedBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copiedBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "visually-hidden";
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
