import { takeBack } from "#web/household/use-run.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import { fewAtOnce } from "#web/store/show-many.ts";
import type { Done } from "#web/store/undo-history.ts";
import { entriesWords } from "../count-words.ts";

/** Takes an import back. A large one takes the device its time, and says so. */
export async function takeImportBack(
  store: DeviceStore,
  { done, count }: { done: Done; count: number },
  show: (message: { text: string; seconds?: number }) => void,
): Promise<void> {
  const isLong = done.edits.length > fewAtOnce;
  if (isLong) show({ text: `Taking ${entriesWords(count)} back…`, seconds: 3 });
  const written = await takeBack(store, done);
  if (isLong && written.ok) show({ text: `${entriesWords(count)} taken back` });
}
