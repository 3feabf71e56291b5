import { type ReactNode, useEffect, useState } from "react";
import { useChunk } from "#web/app/lazy/use-chunk.ts";
import { isSampleAt, paths } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import {
  type CurrentDevice,
  currentDevice,
  openDevice,
  openSampleDevice,
  ShownDevice,
  sampleChunk,
} from "#web/store/index.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { DeviceGate, type GateProps } from "./device-gate.tsx";
import "../household.css";

/** Opens the device and reads its entries before a room renders, so that its figures are final when they first show. */
export async function openRoom(): Promise<void> {
  if (isSampleAt(location.search)) return;
  await openDevice();
  const device = currentDevice.get();
  if (device.phase === "open") await device.store.entriesLoaded;
}

/** A room of the household that is open on this device, or of the sample household if the URL says so. */
export function RoomGate(props: GateProps) {
  const { search } = useLocation();
  return isSampleAt(search) ? <SampleRoom>{props.children}</SampleRoom> : <DeviceGate {...props} />;
}

/** A room of the sample household, with a permanent note at the top that it is a sample. */
export function SampleRoom({ children }: { children: ReactNode }) {
  const device = useSample();
  return (
    <ToastProvider>
      <aside className="sample-mark" aria-label="Sample household">
        <p>
          <strong>This is a sample household.</strong> Nobody real. Try anything: it is forgotten when you leave.
        </p>
        <ButtonLink to={paths.intake} size="small">
          Start your own
        </ButtonLink>
      </aside>
      {device.phase === "open" && <ShownDevice value={device}>{children}</ShownDevice>}
    </ToastProvider>
  );
}

/** The sample's device; `closed` until it is ready. The code that creates it is loaded on demand. */
function useSample(): CurrentDevice {
  const { module, error } = useChunk(sampleChunk);
  const [device, setDevice] = useState<CurrentDevice>({ phase: "closed" });
  useEffect(() => {
    if (module) void openSampleDevice(module).then(setDevice);
  }, [module]);
  // The error boundary of the page shows this and offers to retry.
  if (error !== undefined) throw error;
  return device;
}
