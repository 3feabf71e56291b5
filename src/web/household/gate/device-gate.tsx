import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { clockOffset, daysOff, onClockChange } from "#web/platform/clock.ts";
import {
  type CurrentDevice,
  databaseName,
  earlierAccountFact,
  isAnyMissing,
  lostHouseholdsIn,
  missingOfOpen,
  type StoreState,
  useDevice,
  useStoreState,
} from "#web/store/index.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { FailedWriteBanner } from "./failed-write-banner.tsx";
import { Notice } from "./notice.tsx";
import { RefusedDevice } from "./refused-device.tsx";
import { SyncNotice, SyncText } from "./sync-status.tsx";
import { useDeviceOpening } from "./use-device-opening.ts";

export interface GateProps {
  children: ReactNode;
  /** Shows the children while only entries are missing. They must check `hasEntries` before they show what entries change. */
  isEarly?: boolean;
  /** Shows the children during the first pull too: they check `isAnyMissing` themselves. */
  isOpenMeanwhile?: boolean;
}

/** Renders its children once the device has opened a household's store, and explains why when it cannot. */
export function DeviceGate({ children, isEarly = false, isOpenMeanwhile = false }: GateProps) {
  const device = useDevice();
  useDeviceOpening();
  useLeaveWarning(device);
  return (
    <ToastProvider>
      <GateContent device={device}>
        {isEarly ? <Early>{children}</Early> : <Whole isOpenMeanwhile={isOpenMeanwhile}>{children}</Whole>}
      </GateContent>
    </ToastProvider>
  );
}

function GateContent({ device, children }: { device: CurrentDevice; children: ReactNode }) {
  if (device.phase === "closed") return <Opening />;
  if (device.phase === "hidden") return <HiddenHousehold owner={device.owner} />;
  if (device.phase === "refused") return <RefusedDevice key={device.problem} problem={device.problem} />;
  return (
    // Remounts for another owner, so that nobody sees what the previous person typed.
    <Fragment key={databaseName(device.owner)}>
      <NavStatus />
      <div className="gate-notices">
        <MemoryNotice device={device} />
        {device.isOffline && <OpenedOffline />}
        <FailedWriteBanner />
        <SyncNotice />
        <LostNotice />
        <EarlierNotice />
        <WrongClock />
      </div>
      {children}
    </Fragment>
  );
}

/** Rarely shown, so each of these notices is a chunk of its own. */
const hiddenHousehold = lazyChunk("hidden-household", () => import("./hidden-household.tsx"));
const HiddenHousehold = lazySection(hiddenHousehold, (module) => module.HiddenHousehold);
const OpenedOffline = lazySection(hiddenHousehold, (module) => module.OpenedOffline);
const EarlierAccountNotice = lazySection(hiddenHousehold, (module) => module.EarlierAccountNotice);

const LostHouseholds = lazySection(
  lazyChunk("lost-households", () => import("./lost-households.tsx")),
  (module) => module.LostHouseholds,
);

const isAnyLost = ({ facts }: StoreState): boolean => lostHouseholdsIn(facts).length > 0;

const LostNotice = () => useStoreState(isAnyLost) && <LostHouseholds />;

const hasEarlierAccount = ({ facts }: StoreState): boolean => facts.get(earlierAccountFact) === "yes";

const EarlierNotice = () => useStoreState(hasEarlierAccount) && <EarlierAccountNotice />;

const ClockNotice = lazySection(
  lazyChunk("clock-notice", () => import("./clock-notice.tsx")),
  (module) => module.ClockNotice,
);

function WrongClock() {
  const offset = useSyncExternalStore(onClockChange, clockOffset, clockOffset);
  return daysOff(offset) !== 0 && <ClockNotice offset={offset} />;
}

function Whole({ children, isOpenMeanwhile }: { children: ReactNode; isOpenMeanwhile: boolean }) {
  const isAllHere = useStoreState(isWhole);
  const isArriving = useStoreState(isAnyMissing);
  if (isAllHere || (isArriving && isOpenMeanwhile)) return children;
  return isArriving ? <Arriving /> : <Opening />;
}

/** This week shows as soon as only entries are missing: on a new device they arrive last, on any other they are read last. */
function Early({ children }: { children: ReactNode }) {
  return useStoreState(missingOfOpen) === "everything" ? <Arriving /> : children;
}

export const Arriving = () => (
  <p className="quiet" role="status">
    Your household is on its way to this device…
  </p>
);

const isWhole = ({ households }: StoreState): boolean => [...households.values()].every(({ hasEntries }) => hasEntries);

const openingTextDelay = 600;

/** Opening is nearly always faster than reading about it, so the text comes late. */
function Opening() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), openingTextDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="quiet" role="status">
      {isLong && "Opening your household…"}
    </p>
  );
}

/** The navigation bar belongs to the frame, which knows nothing of households, so the status line is portaled into it. */
export function NavStatus() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById("nav-status")), []);
  return place && createPortal(<SyncText />, place);
}

/** Stays visible: someone who continues without storage must not forget it. */
export function MemoryNotice({ device }: { device: CurrentDevice }) {
  if (device.phase !== "open" || !device.isInMemory) return null;
  if (device.owner !== "anonymous") return null;
  return (
    <Notice>
      <p>
        <strong>Nothing here is kept.</strong> When this tab closes, what you entered is gone. Save a file before you
        leave.
      </p>
    </Notice>
  );
}

/**
 * Closing the page loses writes that show already but are still in progress, and everything held in memory only: the
 * unsent changes of an account, or the whole household without an account.
 */
export function hasUnsavedData(device: CurrentDevice): boolean {
  if (device.phase !== "open") return false;
  const { households, unsent, writing } = device.store.state.get();
  if (writing > 0 || !device.isInMemory) return writing > 0;
  return device.owner === "anonymous" ? households.size > 0 : unsent > 0;
}

export function useLeaveWarning(device: CurrentDevice): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedData(device)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [device]);
}
