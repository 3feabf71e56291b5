import { notKeptWords } from "#web/household/refused-words.ts";
import { isDevicesFault, writeProblemWords } from "#web/household/write-problem-words.ts";
import type { ImportingProblem } from "./bring-entries.ts";

/** Why nothing was brought, for where someone waits for it: a banner of the page is hidden behind a dialog. */
export function importingProblemText(problem: ImportingProblem): string {
  if (problem === "ended") return "Stopped. Nothing was imported.";
  if (problem === "person-gone") return "The person you chose is no longer in this household. Choose again who paid.";
  if (isDevicesFault(problem)) return `Nothing was imported: ${notKeptWords[problem as keyof typeof notKeptWords]}`;
  return problem === "bad-fields"
    ? "These entries can’t be kept as they are. Nothing was imported."
    : `${writeProblemWords(problem)} Nothing was imported.`;
}
