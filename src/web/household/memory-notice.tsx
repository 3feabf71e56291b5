import type { CurrentDevice } from "#web/store/owner/current-device.ts";
import { Notice } from "./notice.tsx";

/** Said as long as it is true: whoever goes on without keeping must not forget it. */
export function MemoryNotice({ device }: { device: CurrentDevice }) {
  if (device.phase !== "open" || !device.isInMemory) return null;
  if (device.owner !== "anonymous") return null;
  return (
    <Notice>
      <p>
        <strong>Nothing here is kept.</strong> When this tab closes, what you entered is gone. Save a file before you
        leave.
      </p>
    </Notice>
  );
}
