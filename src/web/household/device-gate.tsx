import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { clockOffset, daysWrong, followClock } from "#web/platform/clock.ts";
import { lostHouseholdsIn } from "#web/store/households/lose-household.ts";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";
import { databaseName } from "#web/store/owner/owner.ts";
import { earlierAccountFact } from "#web/store/owner/owner-address.ts";
import { isAnyMissing, type StoreState } from "#web/store/store-state.ts";
import { useDevice, useStoreState } from "#web/store/use-device.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { MemoryNotice } from "./memory-notice.tsx";
import { NavStatus } from "./nav-status.tsx";
import { NotKeptBanner } from "./not-kept-banner.tsx";
import { RefusedDevice } from "./refused-device.tsx";
import { SyncNotice } from "./sync-text.tsx";
import { useDeviceOpening } from "./use-device-opening.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

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
