import { useEffect } from "react";
import type { User } from "#sync/user.ts";
import { latestSession, refreshSession } from "#web/platform/session.ts";

const syncInterval = 15_000;

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
    const timer = setInterval(lookUnlessVisitor, syncInterval);
    return () => {
      ending.abort();
      clearInterval(timer);
    };
  }, []);
}

/** Hearing again of the same sign-in is no change of state; another way to sign in is one. */
export const isSameUser = (one: User | null, other: User | null): boolean => userKey(one) === userKey(other);

/** All that screens read of someone. In which order the ways are named says nothing. */
const userKey = (user: User | null): string =>
  user ? [user.uid, user.metadata.lastSignInTime, ...user.providerData.map(providerOf).sort()].join(" ") : "";

const providerOf = ({ providerId }: User["providerData"][number]): string => providerId;
