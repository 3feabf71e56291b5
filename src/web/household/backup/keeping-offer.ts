import { useCallback, useEffect, useState } from "react";
import { type BrowserStorage, browserStorage } from "#web/platform/browser-storage.ts";
import { type StoreState, useStore, useStoreState } from "#web/store/index.ts";

/** What this device knows about how safely its household is stored. Times in milliseconds; null for never. */
export interface KeepingFacts {
  backedUpAt: number | null;
  installedAt: number | null;
  dismissedAt: number | null;
}

/** Keys in the facts of the device database: they stay on this device and are erased with the household. */
export const keepingFact = {
  backedUp: "keeping:backed-up",
  installed: "keeping:installed",
  dismissed: "keeping:dismissed",
} as const;

export const keepingFacts = (facts: ReadonlyMap<string, string>): KeepingFacts => ({
  backedUpAt: timeOf(facts.get(keepingFact.backedUp)),
  installedAt: timeOf(facts.get(keepingFact.installed)),
  dismissedAt: timeOf(facts.get(keepingFact.dismissed)),
});

const timeOf = (text: string | undefined): number | null => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : null);

export const dismissedForMs = 30 * 86_400_000;

export interface OfferParts extends KeepingFacts {
  /** Whether the household is in this browser only: no account has it, and it is neither the sample nor only in memory. */
  isOnlyHere: boolean;
  hasSaved: boolean;
  now: number;
}

/**
 * Whether to offer safer storage: from the first save on, until the app is installed or the household is in a backup file or
 * an account, but not for 30 days after a dismissal. A dismissal in the future comes from a wrong clock and is ignored.
 */
export function isKeepingOffered(parts: OfferParts): boolean {
  const { isOnlyHere, hasSaved, backedUpAt, installedAt, dismissedAt, now } = parts;
  if (!isOnlyHere || !hasSaved || backedUpAt !== null || installedAt !== null) return false;
  return dismissedAt === null || dismissedAt > now || now - dismissedAt >= dismissedForMs;
}

const factsOf = ({ facts }: StoreState) => facts;

export const useKeepingFacts = (): KeepingFacts => keepingFacts(useStoreState(factsOf));

/** How this browser stores data, once known, and a function to check again. Stores the fact that the app is installed. */
export function useBrowserStorage(): [storage: BrowserStorage | null, look: () => Promise<void>] {
  const store = useStore();
  const [storage, setStorage] = useState<BrowserStorage | null>(null);
  const look = useCallback(async () => setStorage(await browserStorage()), []);
  const isInstalled = storage?.isInstalled === true;
  useEffect(() => {
    const note = () => {
      // A normal tab shares this storage, and can't detect the installation by itself.
      if (!store.state.get().facts.has(keepingFact.installed))
        void store.setFact(keepingFact.installed, String(Date.now()));
    };
    if (isInstalled) note();
    window.addEventListener("appinstalled", note);
    // The browser's install prompt may become available after this screen renders.
    window.addEventListener("beforeinstallprompt", look);
    return () => {
      window.removeEventListener("appinstalled", note);
      window.removeEventListener("beforeinstallprompt", look);
    };
  }, [store, isInstalled, look]);
  useEffect(() => void look(), [look]);
  return [storage, look];
}
