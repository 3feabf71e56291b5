import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { clockOffset, onClockChange } from "#web/platform/clock.ts";
import {
  bulkThreshold,
  type HouseholdState,
  openHouseholdOf,
  useDevice,
  useStore,
  useStoreState,
} from "#web/store/index.ts";
import { type Figures, figuresOf } from "./figures.ts";

/** The figures of the open household; null before one is open. */
export const useFigures = (): Figures | null => useFiguresOf(useStoreState(openHouseholdOf));

/** The same, deferred: for a room that shows the result of a button press optimistically by itself. */
export const useDeferredFigures = (): Figures | null => useFiguresOf(useDeferredValue(useStoreState(openHouseholdOf)));

function useFiguresOf(state: HouseholdState | null): Figures | null {
  const store = useStore();
  const now = useNow();
  return useGradual(useMemo(() => (state ? figuresOf(store)(state, now) : null), [store, state, now]));
}

/** Renders a change of very many entries as a transition, in slices; any other change shows at once. */
function useGradual(figures: Figures | null): Figures | null {
  const deferred = useDeferredValue(figures);
  return figures && deferred && isFar(figures, deferred) ? deferred : figures;
}

const isFar = ({ state: one }: Figures, { state: other }: Figures): boolean =>
  one.id === other.id && Math.abs(one.of.transaction.size - other.of.transaction.size) > bulkThreshold;

const minute = 60_000;

/** The current time, at most a minute old while the page is visible, so that a new day or week shows by itself. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  const offset = useSyncExternalStore(onClockChange, clockOffset, clockOffset);
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

/** The account whose household is open on this device. Known offline too. */
export function useOwnUid(): string | undefined {
  const device = useDevice();
  return device.phase === "open" && device.owner !== "anonymous" ? device.owner.uid : undefined;
}

/** The person whose account this is. */
export const selfIn = ({ state }: Pick<Figures, "state">, uid: string | undefined): string | undefined =>
  state.of.person.list().find((person) => uid !== undefined && person.uid === uid)?.id;
