import { useMemo } from "react";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useStore, useStoreState } from "#web/store/use-device.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { useNow } from "./use-now.ts";

/** The open household in figures, as of now; nothing before there is one. */
export function useFigures(): Figures | null {
  const store = useStore();
  const state = useStoreState(openHouseholdOf);
  const now = useNow();
  return useMemo(() => (state ? figuresOf(store)(state, now) : null), [store, state, now]);
}
