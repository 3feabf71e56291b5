import { useLayoutEffect, useState } from "react";
import { useLocation } from "#web/platform/router/router.tsx";

/** The secret of a mailed link: it leaves the address before anything is drawn, and stays in memory only. */
export function useLinkSecret(): { secret: string | null; forget: () => void } {
  const { key } = useLocation();
  const [secret, setSecret] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useLayoutEffect(() => {
    const given = location.hash.slice(1);
    if (!given) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setSecret(given);
  }, [key]);
  return { secret, forget: () => setSecret(null) };
}
