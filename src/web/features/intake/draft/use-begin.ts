import { useCallback, useRef } from "react";
import { newHouseholdRecord } from "#web/household/new-household.ts";
import type { Place } from "#web/household/place/place.ts";
import { notKeptWords } from "#web/household/refused-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { DeviceError, deviceProblemOf } from "#web/store/device/device-problem.ts";
import { beginFirstHousehold } from "#web/store/households/begin-household.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { useStore } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";

/** The first answer begins the household; whoever only looks leaves nothing behind. Resolves to whether there is one. */
export function useBegin(place: Place): () => Promise<boolean> {
  const store = useStore();
  const { show } = useToast();
  const beginning = useRef<Promise<unknown> | null>(null);
  return useCallback(async () => {
    // An ended session closed the store before its screens. What was typed a moment ago waits for the same person.
    if (currentDevice.get().phase === "hidden") return false;
    if (store.state.get().openId !== null) return true;
    beginning.current ??= beginFirstHousehold(store, () => [newHouseholdRecord("", place, currentTime())]);
    try {
      await beginning.current;
    } catch (fault) {
      const problem = fault instanceof DeviceError ? fault.problem : deviceProblemOf(fault);
      show({ text: `Your answers are not kept yet, because ${notKeptWords[problem]}`, stays: true });
    } finally {
      beginning.current = null;
    }
    return store.state.get().openId !== null;
  }, [store, place, show]);
}
