import { type ReactNode, useEffect, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { useChunk } from "#web/app/lazy/use-chunk.ts";
import { isSampleAt, paths } from "#web/paths.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { today } from "#web/platform/today.ts";
import { type CurrentDevice, openDevice } from "#web/store/owner/current-device.ts";
import { ShownDevice } from "#web/store/use-device.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { DeviceGate, type GateProps } from "./device-gate.tsx";
import "../household.css";

/** Opens the device before a room renders. */
export async function openRoom(): Promise<void> {
  if (!isSampleAt(location.search)) await openDevice();
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

const sample = lazyChunk("sample", () => import("#web/store/sample/sample-household.ts"));

let opening: Promise<CurrentDevice> | undefined;

/** One per page load, so that what is tried in one room shows in the next. */
function openSampleDevice({ openSample }: NonNullable<ReturnType<typeof sample.ready>>): Promise<CurrentDevice> {
  opening ??= openSample(today()).then((store) => ({ phase: "open", owner: "anonymous", isInMemory: true, store }));
  return opening;
}

/** The sample's device; `closed` until it is ready. The code that creates it is loaded on demand. */
function useSample(): CurrentDevice {
  const { module, error } = useChunk(sample);
  const [device, setDevice] = useState<CurrentDevice>({ phase: "closed" });
  useEffect(() => {
    if (module) void openSampleDevice(module).then(setDevice);
  }, [module]);
  // The error boundary of the page shows this and offers to retry.
  if (error !== undefined) throw error;
  return device;
}
