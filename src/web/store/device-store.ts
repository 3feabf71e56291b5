import type { Remote } from "#web/backends/remote.ts";
import { type Observable, observable } from "#web/platform/observable.ts";
import type { Timing } from "#web/platform/timing.ts";
import type { BulkWriter } from "./bulk/persist-bulk.ts";
import type { DeviceDatabase } from "./device/device-database.ts";
import { createStore, type Store } from "./store.ts";
import type { SyncStatus } from "./sync/replicate.ts";
import { createReplicator, type Replicator } from "./sync/replicator.ts";
import type { Lead } from "./tabs/lead.ts";
import type { OpenTabChannel, TabChannel, TabMessage } from "./tabs/tab-channel.ts";

export interface DeviceStoreParts {
  /** The database name, which is also the channel name of its tabs. */
  name: string;
  database: DeviceDatabase;
  /** Null without an account. */
  remote: Remote | null;
  openTabs: OpenTabChannel;
  lead: Lead;
  timing: Timing;
  newId: () => string;
  /** Another tab is visible. */
  onVisibleTab?: () => void;
  bulkWriter?: BulkWriter;
  beforeEntries?: () => Promise<void>;
}

/** One owner's households on this device: the store, connected to other tabs and to the server. */
export interface DeviceStore extends Store {
  status: Observable<SyncStatus>;
  database: DeviceDatabase;
  /** This tab added or removed households: reloads them here and in other tabs, and syncs them. */
  householdsChanged(): Promise<void>;
  /** The network is back, or the device woke up. */
  wake(): void;
  /** This tab is visible: tells the leading tab, if that is another one. */
  announceVisible(): void;
  close(): void;
}

export async function openDeviceStore(parts: DeviceStoreParts): Promise<DeviceStore> {
  const { name, database, remote, timing, newId, bulkWriter, beforeEntries } = parts;
  const status = observable<SyncStatus>(remote ? "sending" : "here-only");
  let replicator: Replicator | null = null;
  // Opened before the device is read, so that no message is missed.
  const tabs: TabChannel = parts.openTabs(
    name,
    (message) =>
      void loading.then(
        (store) => handleMessage(store, message),
        () => {},
      ),
  );
  const loading = createStore({
    database,
    newId,
    ...(bulkWriter && { bulkWriter }),
    ...(beforeEntries && { beforeEntries }),
    onPersisted(household, ids) {
      tabs.post({ about: "records", household, ids });
      replicator?.nudge(household);
    },
  });

  const store = await loading.catch((error: unknown) => {
    tabs.close();
    throw error;
  });

  function handleMessage(store: Store, message: TabMessage): void {
    if (message.about === "records") {
      void store.refresh(message.household, message.ids);
      replicator?.nudge(message.household);
    } else if (message.about === "arrived") void store.showPulled(message.household);
    else if (message.about === "households") {
      void store.reload();
      replicator?.wake();
    } else if (message.about === "facts") void store.refreshFacts();
    else if (message.about === "status") applyStatus(store, message.status);
    else if (message.about === "wake") replicator?.wake();
    else if (message.about === "in-sight") parts.onVisibleTab?.();
    else if (replicator) tabs.post({ about: "status", status: status.get() });
  }

  /** A tab that closed right after the last page may not have announced that the household is complete. */
  function applyStatus(store: Store, next: SyncStatus): void {
    status.set(next);
    if (next !== "in-step") return;
    for (const { id, missing } of store.state.get().rows.values()) if (missing) void store.showPulled(id);
  }

  const begin = (): (() => void) => {
    if (!remote) return () => {};
    replicator = createReplicator({
      database,
      remote,
      timing,
      onChanged(household, ids) {
        tabs.post({ about: "records", household, ids });
        void store.refresh(household, ids);
      },
      ...(bulkWriter?.openPullWriter && { openPullWriter: bulkWriter.openPullWriter }),
      onPulled(household) {
        tabs.post({ about: "arrived", household });
        void store.showPulled(household);
      },
      onHouseholds() {
        tabs.post({ about: "households" });
        void store.reload();
      },
      onStatus(next) {
        applyStatus(store, next);
        tabs.post({ about: "status", status: next });
      },
    });
    return () => replicator?.stop();
  };
  const end = parts.lead(name, begin);
  tabs.post({ about: "status-wanted" });
  return {
    ...store,
    status,
    database,
    async setFact(name, value) {
      await store.setFact(name, value);
      tabs.post({ about: "facts" });
    },
    async householdsChanged() {
      tabs.post({ about: "households" });
      await store.reload();
      replicator?.wake();
    },
    wake() {
      if (replicator) replicator.wake();
      else tabs.post({ about: "wake" });
    },
    announceVisible: () => void (replicator ?? tabs.post({ about: "in-sight" })),
    close() {
      end();
      tabs.close();
      database.close();
    },
  };
}
