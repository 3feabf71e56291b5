import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { clockOffset, followClock } from "#web/platform/clock.ts";
import { fewAtOnce } from "#web/store/bulk/bulk-write.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { openHouseholdOf } from "#web/store/store-state.ts";
import { useDevice, useStore, useStoreState } from "#web/store/use-device.ts";
import { type Figures, figuresOf } from "./figures.ts";

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

/** The account whose household is open here, also while no server can be asked who is signed in. */
export function useOwnUid(): string | undefined {
  const device = useDevice();
  return device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : undefined;
}

/** The person whose account this is. */
export const selfIn = ({ state }: Pick<Figures, "state">, uid: string | undefined): string | undefined =>
  state.of.person.list().find((person) => uid !== undefined && person.uid === uid)?.id;
