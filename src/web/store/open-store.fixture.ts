import type { DeviceDatabase } from "./device/device-database.ts";
import { type DeviceStore, openDeviceStore } from "./device-store.ts";
import { newId } from "./new-id.ts";
import { leadAlways } from "./tabs/lead.ts";
import { noTabs } from "./tabs/tab-channel.ts";

/** A whole store on a database, with no server and no other tab. `isFull` tells whether the device has no room left. */
export const openStoreOn = (database: DeviceDatabase, isFull = () => false): Promise<DeviceStore> =>
  openDeviceStore({
    ...{ name: "test", remote: null, openTabs: noTabs, lead: leadAlways },
    database: {
      ...database,
      write: (work) =>
        isFull() ? Promise.reject(new DOMException("no room", "QuotaExceededError")) : database.write(work),
    },
    timing: { after: () => () => {}, random: () => 0, now: () => 0, isWatched: () => false },
    newId: () => newId(Date.now()),
  });
