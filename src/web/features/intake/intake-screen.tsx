import { useEffect, useState } from "react";
import type { User } from "#sync/user.ts";
import { deferPageView } from "#web/analytics/analytics-queue.ts";
import { DeviceGate } from "#web/household/device-gate.tsx";
import { paths } from "#web/paths.ts";
import { Redirect, useLocation, useSearchParams } from "#web/platform/router/router.tsx";
import { openHouseholdOf, type StoreState } from "#web/store/store-state.ts";
import { useDevice, useStoreState, useSyncStatus } from "#web/store/use-device.ts";
import { IntakeDraft } from "./intake-draft.tsx";
import "./intake-screen.css";

export default function IntakeScreen(_: { user: User | null }) {
  const { key } = useLocation();
  const isEdit = useSearchParams().get("edit") === "true";
  const { phase } = useDevice();
  const [settledAt, settle] = useState<string>();
  const isOpening = phase === "closed" || phase === "open";
  useDeferredPageView(!isEdit && isOpening && settledAt !== key);
  return (
    <div className="wrap intake-layout">
      <DeviceGate>
        <OpenHousehold isEdit={isEdit} onSettled={settle} />
      </DeviceGate>
    </div>
  );
}

/** Which mode it is shows once the household was looked at, so the view is told then. */
function useDeferredPageView(isHeld: boolean): void {
  useEffect(() => (isHeld ? deferPageView() : undefined), [isHeld]);
}

const openIdOf = ({ openId }: StoreState) => openId;

interface OpenProps {
  isEdit: boolean;
  /** Told of the history entry whose mode stays what its address says. */
  onSettled: (key: string) => void;
}

/**
 * A household that is still on its way from the server must not be begun a second time. Once it is known that there is
 * none, a later round of sync takes nobody's step away.
 */
function OpenHousehold({ isEdit, onSettled }: OpenProps) {
  const openId = useStoreState(openIdOf);
  const isKnown = useSyncStatus() !== "sending" || openId !== null;
  const [wasKnown, setKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setKnown(true);
  if (!isKnown && !wasKnown) return <LoadingHousehold />;
  return <ModeFromUrl isEdit={isEdit} onSettled={onSettled} />;
}

const isFinished = (state: StoreState): boolean =>
  openHouseholdOf(state)?.of.household.list()[0]?.confirmed !== undefined;

/**
 * A finished household is edited, and the address says so. Decided once for each history entry: submitting finishes the
 * household too, and must not turn its own page into another.
 */
function ModeFromUrl({ isEdit, onSettled }: OpenProps) {
  const { key, search, hash } = useLocation();
  const wasFinished = useStoreState(isFinished);
  const [decided, decide] = useState({ key, wasFinished });
  if (decided.key !== key) decide({ key, wasFinished });
  const isElsewhere = !isEdit && decided.wasFinished;
  useEffect(() => {
    if (!isElsewhere) onSettled(key);
  }, [isElsewhere, key, onSettled]);
  return isElsewhere ? <Redirect to={editAddress(search) + hash} /> : <IntakeDraft isEdit={isEdit} />;
}

function editAddress(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete("edit");
  return `${paths.intake}?${new URLSearchParams([["edit", "true"], ...rest])}`;
}

const LoadingHousehold = () => (
  <div role="status">
    <h1 tabIndex={-1}>Your household</h1>
    <p className="lede">Looking for your household…</p>
  </div>
);
