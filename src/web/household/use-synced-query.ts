import { useEffect, useEffectEvent, useState } from "react";
import type { Result } from "#domain/result.ts";
import { type Query, useQuery } from "#web/platform/use-query.ts";
import { type StoreState, useStore, useStoreState } from "#web/store/index.ts";

/** Runs the query at once and after each sync of the household. `request` must be stable. */
export function useSyncedQuery<T>(request: () => Promise<Result<T, string>>): Query<T, string> {
  const { value, problem, refetch } = useQuery(request);
  useOnSync(refetch);
  // Offline, the last result is better than none; any other error clears it.
  const isInvalid = problem !== null && problem !== "unreachable";
  return { value: isInvalid ? null : value, problem, refetch };
}

const isKnownOnServer = ({ rows, openId }: StoreState) => (openId !== null && rows.get(openId)?.isOnServer) === true;

/** Whether the server has the open household. Before that, no query about it can succeed. */
export function useIsOnServer(): boolean {
  const isKnown = useStoreState(isKnownOnServer);
  const [hasSynced, setSynced] = useState(false);
  useOnSync(() => setSynced(true));
  return isKnown || hasSynced;
}

const debounceTime = 200;

/** Runs the work after each completed sync: someone may have joined, left or changed something. */
function useOnSync(work: () => unknown): void {
  const { status } = useStore();
  const run = useEffectEvent(work);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = status.subscribe(() => {
      clearTimeout(timer);
      if (status.get() === "in-step") timer = setTimeout(() => run(), debounceTime);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [status]);
}
