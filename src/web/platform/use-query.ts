import { useCallback, useEffect, useRef, useState } from "react";

/** What the server last said, and why it could not be asked since. */
export interface Query<T, Problem> {
  value: T | null;
  problem: Problem | null;
  refetch: () => Promise<void>;
}

type QueryResult<T, Problem> = { ok: true; value: T } | { ok: false; problem: Problem };

/** Asks at once. `ask` stays the same while it asks the same. */
export function useQuery<T, Problem>(ask: () => Promise<QueryResult<T, Problem>>): Query<T, Problem> {
  const [said, setSaid] = useState<Omit<Query<T, Problem>, "askAgain">>({ value: null, problem: null });
  const latest = useRef(0);
  const askAgain = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const answer = await ask();
    // An answer that was overtaken says what was, not what is.
    if (turn !== latest.current) return;
    setSaid(({ value }) => (answer.ok ? { value: answer.value, problem: null } : { value, problem: answer.problem }));
  }, [ask]);
  useEffect(() => void askAgain(), [askAgain]);
  return { ...said, refetch };
}
