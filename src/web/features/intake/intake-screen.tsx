import { useState } from "react";
import type { User } from "#sync/user.ts";
import { DeviceGate } from "#web/household/device-gate.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState, useSyncStatus } from "#web/store/use-device.ts";
import { IntakeDraft } from "./intake-draft.tsx";
import "./frame/intake-layout.css";

export default function IntakeScreen(_: { user: User | null }) {
  const isEdit = useSearchParams().get("edit") === "true";
  return (
    <div className="wrap intake-layout">
      <DeviceGate>
        <OpenHousehold isEdit={isEdit} />
      </DeviceGate>
    </div>
  );
}

const openIdOf = ({ openId }: StoreState) => openId;

/**
 * A household that is still on its way from the server must not be begun a second time. Once it is known that there is
 * none, a later round of sync takes nobody's step away.
 */
function OpenHousehold({ isEdit }: { isEdit: boolean }) {
  const openId = useStoreState(openIdOf);
  const isKnown = useSyncStatus() !== "sending" || openId !== null;
  const [wasKnown, setKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setKnown(true);
  if (!isKnown && !wasKnown) return <Fetching />;
  return <IntakeDraft isEdit={isEdit} />;
}

const Fetching = () => (
  <div role="status">
    <h1 tabIndex={-1}>Your household</h1>
    <p className="lede">Looking for your household…</p>
  </div>
);
