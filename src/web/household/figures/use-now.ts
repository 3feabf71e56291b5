import { useEffect, useState, useSyncExternalStore } from "react";
import { clockOffset, followClock } from "#web/platform/clock.ts";

const minute = 60_000;

/** An instant that is never older than a minute while someone looks, so that a new day or week shows by itself. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  const offset = useSyncExternalStore(followClock, clockOffset, clockOffset);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && setNow(Date.now());
    const timer = setInterval(look, minute);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now + offset;
}
