import { useEffect } from "react";
import type { User } from "#sync/user.ts";
import { latestSession, refreshSession } from "#web/platform/session.ts";

const syncInterval = 15_000;

/**
 * Refreshes the session when the page regains focus, and regularly while it stays open, so that it is minutes old, not hours.
 * A page that opened while the server was out of reach recovers once it is back.
 */
export function useSessionSync(): void {
  useEffect(() => {
    const listening = new AbortController();
    const refresh = () => document.visibilityState === "visible" && void refreshSession();
    const refreshUnlessVisitor = () => {
      const session = latestSession();
      if (!session.isKnown || session.user) refresh();
    };
    window.addEventListener("focus", refresh, listening);
    document.addEventListener("visibilitychange", refresh, listening);
    const timer = setInterval(refreshUnlessVisitor, syncInterval);
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, []);
}

/** An unchanged session must not re-render the app; another sign-in method counts as a change. */
export const isSameUser = (one: User | null, other: User | null): boolean => userKey(one) === userKey(other);

/** Everything that screens read of a user. The order of the providers does not matter. */
const userKey = (user: User | null): string =>
  user ? [user.uid, user.metadata.lastSignInTime, ...user.providerData.map(providerOf).sort()].join(" ") : "";

const providerOf = ({ providerId }: User["providerData"][number]): string => providerId;
