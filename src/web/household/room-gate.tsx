import { isSampleAt } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { openDevice } from "#web/store/owner/current-device.ts";
import { DeviceGate, type GateProps } from "./device-gate.tsx";
import { SampleRoom } from "./sample/sample-room.tsx";

/** Opens before a room is shown what it will show. */
export async function openRoom(): Promise<void> {
  if (!isSampleAt(location.search)) await openDevice();
}

/** A room of the household that is open on this device, or of the sample where the address says so. */
export function RoomGate(props: GateProps) {
  const { search } = useLocation();
  return isSampleAt(search) ? <SampleRoom>{props.children}</SampleRoom> : <DeviceGate {...props} />;
}
