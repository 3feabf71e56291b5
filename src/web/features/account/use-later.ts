import { useEffect, useState } from "react";

/** A part of the page that comes in a file of its own. */
export interface Later<Part> {
  part: Part | null;
  hasFailed: boolean;
  tryAgain: () => void;
}

/** Fetches it once it is wanted. `load` stays the same while it loads the same. */
export function useLater<Part>(isWanted: boolean, load: () => Promise<Part>): Later<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again is another attempt at the same
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      // A part may be a function itself.
      (loaded) => setPart(() => loaded),
      () => setFailures((count) => count + 1),
    );
  }, [isWanted, load, attempt]);
  return { part, hasFailed: failures > attempt && !part, tryAgain: () => setAttempt(failures) };
}
