import { useCallback, useEffect, useRef, useState } from "react";

/** The last successful response, and the problem of the last request if it failed. */
export interface Query<T, Problem> {
  value: T | null;
  problem: Problem | null;
  refetch: () => Promise<void>;
}

type QueryResult<T, Problem> = { ok: true; value: T } | { ok: false; problem: Problem };

/** Fetches on mount, and again when `load` changes: keep it stable. */
export function useQuery<T, Problem>(load: () => Promise<QueryResult<T, Problem>>): Query<T, Problem> {
  const [state, setState] = useState<Omit<Query<T, Problem>, "refetch">>({ value: null, problem: null });
  const latest = useRef(0);
  const refetch = useCallback(async () => {
    latest.current += 1;
    const request = latest.current;
    const result = await load();
    // Ignore stale responses.
    if (request !== latest.current) return;
    setState(({ value }) => (result.ok ? { value: result.value, problem: null } : { value, problem: result.problem }));
  }, [load]);
  useEffect(() => void refetch(), [refetch]);
  return { ...state, refetch };
}
