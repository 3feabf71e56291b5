import { isSampleAt } from "#web/paths.ts";
import { useLocation } from "#web/router/router.tsx";
import { DeviceGate, type GateProps } from "./device-gate.tsx";
import { SampleRoom } from "./sample/sample-room.tsx";

/** A room of the household that is open on this device, or of the sample where the address says so. */
export function RoomGate(props: GateProps) {
  const { search } = useLocation();
  return isSampleAt(search) ? <SampleRoom>{props.children}</SampleRoom> : <DeviceGate {...props} />;
}
