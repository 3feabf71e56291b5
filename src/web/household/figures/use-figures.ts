import { useDeferredValue, useMemo } from "react";
import type { HouseholdState } from "#web/store/household-state.ts";
import { fewAtOnce } from "#web/store/show-many.ts";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useStore, useStoreState } from "#web/store/use-device.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { useNow } from "./use-now.ts";

/** The open household in figures, as of now; nothing before there is one. */
export const useFigures = (): Figures | null => useFiguresOf(useStoreState(openHouseholdOf));

/** The same, a moment after a change: for a room that shows by itself at once what someone pressed for. */
export const useFollowingFigures = (): Figures | null => useFiguresOf(useDeferredValue(useStoreState(openHouseholdOf)));

function useFiguresOf(state: HouseholdState | null): Figures | null {
  const store = useStore();
  const now = useNow();
  return useUnhurried(useMemo(() => (state ? figuresOf(store)(state, now) : null), [store, state, now]));
}

/** Where very many entries came or went, rooms are drawn bit by bit and then shown; anything else shows at once. */
function useUnhurried(figures: Figures | null): Figures | null {
  const drawn = useDeferredValue(figures);
  return figures && drawn && isFar(figures, drawn) ? drawn : figures;
}

const isFar = ({ state: one }: Figures, { state: other }: Figures): boolean =>
  one.id === other.id && Math.abs(one.of.transaction.size - other.of.transaction.size) > fewAtOnce;
