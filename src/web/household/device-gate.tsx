import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { clockOffset, daysWrong, followClock } from "#web/platform/clock.ts";
import { lostHouseholdsIn } from "#web/store/households/set-aside.ts";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";
import { databaseName, earlierAccountFact } from "#web/store/owner/owner.ts";
import { isAnyMissing, type StoreState } from "#web/store/store-state.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { NotKeptBanner } from "./gate/failed-write-banner.tsx";
import { Notice } from "./gate/notice.tsx";
import { RefusedDevice } from "./gate/refused-device.tsx";
import { SyncNotice, SyncText } from "./gate/sync-status.tsx";
import { useDeviceOpening } from "./gate/use-device-opening.ts";

export interface GateProps {
  children: ReactNode;
  /** Shows what is inside before the entries are read too: they are many, and not everything needs them. */
  isEarly?: boolean;
  /** Shows what is inside during a first pull too: it asks `isAnyMissing` what it can show. */
  isOpenMeanwhile?: boolean;
}

/** Shows what needs a household's store once the device has it open, and says plainly where it does not open. */
export function DeviceGate({ children, isEarly = false, isOpenMeanwhile = false }: GateProps) {
  const device = useDevice();
  useDeviceOpening();
  useLeaveWarning(device);
  return (
    <ToastProvider>
      <GateContent device={device}>
        {isEarly ? <Early>{children}</Early> : <Whole {...{ isOpenMeanwhile }}>{children}</Whole>}
      </GateContent>
    </ToastProvider>
  );
}

function GateContent({ device, children }: { device: CurrentDevice; children: ReactNode }) {
  if (device.phase === "closed") return <Opening />;
  if (device.phase === "hidden") return <HiddenHousehold owner={device.owner} />;
  if (device.phase === "refused") return <RefusedDevice key={device.problem} problem={device.problem} />;
  return (
    // What one person typed is not shown to the next.
    <Fragment key={databaseName(device.owner)}>
      <NavStatus />
      <div className="gate-notices">
        <MemoryNotice device={device} />
        {device.isOffline && <OpenedOffline />}
        <NotKeptBanner />
        <SyncNotice />
        <LostNotice />
        <EarlierNotice />
        <WrongClock />
      </div>
      {children}
    </Fragment>
  );
}

/** Few people ever read this, so it comes in a file of its own, as the next ones do. */
const hiddenHousehold = lazyChunk("hidden-household", () => import("./gate/hidden-household.tsx"));
const HiddenHousehold = lazySection(hiddenHousehold, (module) => module.HiddenHousehold);
const OpenedOffline = lazySection(hiddenHousehold, (module) => module.OpenedOffline);
const EarlierAccountNotice = lazySection(hiddenHousehold, (module) => module.EarlierAccountNotice);

const LostHouseholds = lazySection(
  lazyChunk("lost-households", () => import("./gate/lost-households.tsx")),
  (module) => module.LostHouseholds,
);

const isAnyLost = ({ facts }: StoreState): boolean => lostHouseholdsIn(facts).length > 0;

const LostNotice = () => useStoreState(isAnyLost) && <LostHouseholds />;

const hasEarlierAccount = ({ facts }: StoreState): boolean => facts.get(earlierAccountFact) === "yes";

const EarlierNotice = () => useStoreState(hasEarlierAccount) && <EarlierAccountNotice />;

const ClockNotice = lazySection(
  lazyChunk("clock-notice", () => import("./gate/clock-notice.tsx")),
  (module) => module.ClockNotice,
);

function WrongClock() {
  const offset = useSyncExternalStore(followClock, clockOffset, clockOffset);
  return daysWrong(offset) !== 0 && <ClockNotice offset={offset} />;
}

function Whole({ children, isOpenMeanwhile }: { children: ReactNode; isOpenMeanwhile: boolean }) {
  const isAllHere = useStoreState(isWhole);
  const isArriving = useStoreState(isAnyMissing);
  if (isAllHere || (isArriving && isOpenMeanwhile)) return children;
  return isArriving ? <Arriving /> : <Opening />;
}

/** On a new device this week shows once all of it is here but older entries. */
function Early({ children }: { children: ReactNode }) {
  return useStoreState(isOpenMissing) ? <Arriving /> : children;
}

const isOpenMissing = ({ rows, openId }: StoreState): boolean =>
  openId !== null && rows.get(openId)?.missing === "everything";

export const Arriving = () => (
  <p className="quiet" role="status">
    Your household is on its way to this device…
  </p>
);

const isWhole = ({ households }: StoreState): boolean => [...households.values()].every(({ hasEntries }) => hasEntries);

const worthAWord = 600;

/** Opening is faster than reading a word about it, nearly always. */
function Opening() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), worthAWord);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="quiet" role="status">
      {isLong && "Opening your household…"}
    </p>
  );
}

/** The bar belongs to the frame, which knows nothing of households: the line is put into the place it keeps for one. */
export function NavStatus() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById("nav-status")), []);
  return place && createPortal(<SyncText />, place);
}

/** Said as long as it is true: whoever goes on without keeping must not forget it. */
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
 * What the device has not written yet goes with the page, though it shows already. So does what is in memory only: an
 * account's changes that were not sent, or everything without one.
 */
export function wouldLose(device: CurrentDevice): boolean {
  if (device.phase !== "open") return false;
  const { households, unsent, writing } = device.store.state.get();
  if (writing > 0 || !device.isInMemory) return writing > 0;
  return device.owner === "anonymous" ? households.size > 0 : unsent > 0;
}

export function useLeaveWarning(device: CurrentDevice): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose(device)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [device]);
}
