import { useEffect, useState } from "react";
import type { User } from "#sync/user.ts";
import { deferPageView } from "#web/analytics/analytics-queue.ts";
import { DeviceGate } from "#web/household/gate/device-gate.tsx";
import { paths } from "#web/paths.ts";
import { Redirect, useLocation, useSearchParams } from "#web/platform/router/router.tsx";
import { openHouseholdOf, type StoreState, useDevice, useStoreState, useSyncStatus } from "#web/store/index.ts";
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

/** Whether this is an edit is known once the household is read, so the page view is reported then. */
function useDeferredPageView(isDeferred: boolean): void {
  useEffect(() => (isDeferred ? deferPageView() : undefined), [isDeferred]);
}

const openIdOf = ({ openId }: StoreState) => openId;

interface OpenProps {
  isEdit: boolean;
  /** Receives the key of the history entry once its mode is final. */
  onSettled: (key: string) => void;
}

/**
 * Waits for the first sync, so that a household still being downloaded is not created a second time. After that, later
 * syncs do not replace the step on screen.
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
 * Redirects a finished household to edit mode. Decided once per history entry: submitting also finishes the household
 * and must not redirect its own page.
 */
function ModeFromUrl({ isEdit, onSettled }: OpenProps) {
  const { key, search, hash } = useLocation();
  const wasFinished = useStoreState(isFinished);
  const [decided, decide] = useState({ key, wasFinished });
  if (decided.key !== key) decide({ key, wasFinished });
  const mustRedirect = !isEdit && decided.wasFinished;
  useEffect(() => {
    if (!mustRedirect) onSettled(key);
  }, [mustRedirect, key, onSettled]);
  return mustRedirect ? <Redirect to={editUrl(search) + hash} /> : <IntakeDraft isEdit={isEdit} />;
}

function editUrl(search: string): string {
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
