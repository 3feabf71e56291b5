import { useEffect } from "react";
import { latestSession, refreshSession } from "#web/platform/session.ts";

const pause = 15_000;

/**
 * Someone who comes back to a page, or stays on it, is who the server said they are some minutes ago, not hours. A page
 * that opened while the server was out of reach learns who is signed in once the server is back.
 */
export function useSessionSync(): void {
  useEffect(() => {
    const ending = new AbortController();
    const look = () => document.visibilityState === "visible" && void refreshSession();
    const lookUnlessVisitor = () => {
      const session = latestSession();
      if (!session.isKnown || session.user) look();
    };
    window.addEventListener("focus", look, ending);
    document.addEventListener("visibilitychange", look, ending);
    const timer = setInterval(lookUnlessVisitor, pause);
    return () => {
      ending.abort();
      clearInterval(timer);
    };
  }, []);
}
