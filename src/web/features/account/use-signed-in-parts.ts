import { useEffect, useState } from "react";

type Parts = typeof import("./signed-in-parts.tsx").parts;

export interface LaterParts {
  parts: Parts | null;
  hasFailed: boolean;
  tryAgain: () => void;
}

/** Fetches the parts for whoever is signed in, once someone is. */
export function useSignedInParts(isWanted: boolean): LaterParts {
  const [parts, setParts] = useState<Parts | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again is another attempt at the same
  useEffect(() => {
    if (!isWanted) return;
    import("./signed-in-parts.tsx").then(
      (loaded) => setParts(loaded.parts),
      () => setFailures((count) => count + 1),
    );
  }, [isWanted, attempt]);
  return { parts, hasFailed: failures > attempt && !parts, tryAgain: () => setAttempt(failures) };
}
