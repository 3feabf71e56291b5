import { useCallback, useRef } from "react";
import { newHouseholdRecord } from "#web/household/new-household.ts";
import type { Place } from "#web/household/place/place.ts";
import { notKeptWords } from "#web/household/refused-words.ts";
import { DeviceError, deviceProblemOf } from "#web/store/device/device-problem.ts";
import { beginFirstHousehold } from "#web/store/households/begin-household.ts";
import { useStore } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";

/** The first answer begins the household; whoever only looks leaves nothing behind. Resolves to whether there is one. */
export function useBegin(place: Place): () => Promise<boolean> {
  const store = useStore();
  const { show } = useToast();
  const beginning = useRef<Promise<unknown> | null>(null);
  return useCallback(async () => {
    if (store.state.get().openId !== null) return true;
    beginning.current ??= beginFirstHousehold(store, () => [newHouseholdRecord("", place, Date.now())]);
    try {
      await beginning.current;
    } catch (fault) {
      beginning.current = null;
      const problem = fault instanceof DeviceError ? fault.problem : deviceProblemOf(fault);
      show({ text: `Your answers are not kept yet, because ${notKeptWords[problem]}` });
    }
    return store.state.get().openId !== null;
  }, [store, place, show]);
}
