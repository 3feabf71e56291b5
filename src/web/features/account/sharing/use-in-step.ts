import { useEffect, useEffectEvent } from "react";
import { useStore } from "#web/store/use-device.ts";

const pause = 200;

/** Works whenever the household has come in step: someone may have joined, left or changed something. */
export function useInStep(work: () => unknown): void {
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
