import { useEffect, useEffectEvent, useState } from "react";
import type { Result } from "#domain/result.ts";
import { type Asked, useAnswer } from "#web/platform/use-answer.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStore, useStoreState } from "#web/store/use-device.ts";

/** Asks at once, and again whenever the household came in step. `ask` stays the same while it asks the same. */
export function useSyncedQuery<T>(ask: () => Promise<Result<T, string>>): Asked<T, string> {
  const { value, problem, askAgain } = useAnswer(ask);
  useOnSync(askAgain);
  // Without a connection the last answer is better than none; a refusal ends it.
  const isOver = problem !== null && problem !== "unreachable";
  return { value: isOver ? null : value, problem, askAgain };
}

const isKnownThere = ({ rows, openId }: StoreState) => (openId !== null && rows.get(openId)?.isOnServer) === true;

/** Whether the server has the open household: before it has, nobody can be asked about it. */
export function useIsOnServer(): boolean {
  const wasThere = useStoreState(isKnownThere);
  const [hasCome, setCome] = useState(false);
  useOnSync(() => setCome(true));
  return wasThere || hasCome;
}

const pause = 200;

/** Works whenever the household has come in step: someone may have joined, left or changed something. */
function useOnSync(work: () => unknown): void {
  const { status } = useStore();
  const run = useEffectEvent(work);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = status.subscribe(() => {
      clearTimeout(timer);
      if (status.get() === "in-step") timer = setTimeout(() => run(), pause);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [status]);
}
