import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { today } from "#web/platform/today.ts";
import type { CurrentDevice } from "../owner/current-device.ts";

/** Few visits open the sample household, so the code that makes it loads on demand. */
export const sampleChunk = lazyChunk("sample", () => import("./sample-household.ts"));

type SampleModule = NonNullable<ReturnType<typeof sampleChunk.ready>>;

let opening: Promise<CurrentDevice> | undefined;

/** One per page load, so that what is tried in one room shows in the next. */
export function openSampleDevice({ openSample }: SampleModule): Promise<CurrentDevice> {
  opening ??= openSample(today()).then((store) => ({ phase: "open", owner: "anonymous", isInMemory: true, store }));
  return opening;
}
