import { useEffect, useState } from "react";
import { today } from "#web/browser/today.ts";
import type { CurrentDevice } from "#web/store/owner/current-device.ts";

let opening: Promise<CurrentDevice> | undefined;

/** One for as long as the page lives, so that what is tried out in one room shows in the next. Fetched only when asked for. */
function openSampleDevice(): Promise<CurrentDevice> {
  opening ??= import("#web/store/sample/open-sample.ts").then(async ({ openSample }) => ({
    ...({ phase: "open", owner: "anonymous", isInMemory: true } as const),
    store: await openSample(today()),
  }));
  return opening;
}

/** The sample's device; closed until it is there. */
export function useSample(): CurrentDevice {
  const [device, setDevice] = useState<CurrentDevice>({ phase: "closed" });
  useEffect(() => void openSampleDevice().then(setDevice), []);
  return device;
}
