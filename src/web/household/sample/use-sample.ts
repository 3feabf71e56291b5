import { useEffect, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { useChunk } from "#web/app/lazy/use-chunk.ts";
import { today } from "#web/platform/today.ts";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";

const sample = lazyChunk("sample", () => import("#web/store/sample/open-sample.ts"));

let opening: Promise<CurrentDevice> | undefined;

/** One for as long as the page lives, so that what is tried out in one room shows in the next. */
function openSampleDevice({ openSample }: NonNullable<ReturnType<typeof sample.ready>>): Promise<CurrentDevice> {
  opening ??= openSample(today()).then((store) => ({ phase: "open", owner: "anonymous", isInMemory: true, store }));
  return opening;
}

/** The sample's device; closed until it is there. What makes it is fetched only when it is asked for. */
export function useSample(): CurrentDevice {
  const { module, error } = useChunk(sample);
  const [device, setDevice] = useState<CurrentDevice>({ phase: "closed" });
  useEffect(() => {
    if (module) void openSampleDevice(module).then(setDevice);
  }, [module]);
  // The page's boundary says that it could not be had, and tries again.
  if (error !== undefined) throw error;
  return device;
}
