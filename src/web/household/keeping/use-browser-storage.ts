import { useCallback, useEffect, useState } from "react";
import { type BrowserStorage, browserStorage } from "#web/platform/browser-storage.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStore, useStoreState } from "#web/store/use-device.ts";
import { type KeepingFacts, keepingFact, keepingFacts } from "./keeping-offer.ts";

const factsOf = ({ facts }: StoreState) => facts;

export const useKeepingFacts = (): KeepingFacts => keepingFacts(useStoreState(factsOf));

/** How this browser keeps data, once it has said so, and a way to ask it again. Notes that the app is installed. */
export function useBrowserStorage(): [storage: BrowserStorage | null, look: () => Promise<void>] {
  const store = useStore();
  const [storage, setStorage] = useState<BrowserStorage | null>(null);
  const look = useCallback(async () => setStorage(await browserStorage()), []);
  const isInstalled = storage?.isInstalled === true;
  useEffect(() => {
    const note = () => {
      // A tab of the same browser shares this storage, and can't tell by itself.
      if (!store.state.get().facts.has(keepingFact.installed))
        void store.setFact(keepingFact.installed, String(Date.now()));
    };
    if (isInstalled) note();
    window.addEventListener("appinstalled", note);
    // The browser's own offer may come later than this screen.
    window.addEventListener("beforeinstallprompt", look);
    return () => {
      window.removeEventListener("appinstalled", note);
      window.removeEventListener("beforeinstallprompt", look);
    };
  }, [store, isInstalled, look]);
  useEffect(() => void look(), [look]);
  return [storage, look];
}
