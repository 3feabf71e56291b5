import { notKeptWords } from "#web/household/refused-words.ts";
import { isDevicesFault, writeProblemWords } from "#web/household/write-problem-words.ts";
import type { WriteProblem } from "#web/store/store.ts";

/** Why something was not written, for where it was typed: a banner of the page is hidden behind a dialog. */
export function notKeptText(problem: WriteProblem): string {
  const why = isDevicesFault(problem)
    ? `Not kept: ${notKeptWords[problem as keyof typeof notKeptWords]}`
    : writeProblemWords(problem);
  return why.includes("still here") ? why : `${why} What you typed is still here.`;
}
