import type { SyncStatus } from "../sync/replicate.ts";

/** Messages between the tabs that share a database. */
export type TabMessage =
  | { about: "records"; household: string; ids: readonly string[] }
  | { about: "households" }
  /** A first pull has stored more of a household: everything but its entries, or all. */
  | { about: "arrived"; household: string }
  | { about: "facts" }
  | { about: "status"; status: SyncStatus }
  | { about: "status-wanted" }
  /** The network is back, or this tab is visible again. */
  | { about: "wake" }
  /** This tab is visible. */
  | { about: "in-sight" };

export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

export type OpenTabChannel = (name: string, onMessage: (message: TabMessage) => void) => TabChannel;

export const browserTabs: OpenTabChannel = (name, onMessage) => {
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  channel.onmessage = ({ data }) => onMessage(data as TabMessage);
  return {
    // A write may end after the store was closed.
    post: (message) => isOpen && channel.postMessage(message),
    close() {
      isOpen = false;
      channel.close();
    },
  };
};

/** For in-memory databases, which belong to one tab. */
export const noTabs: OpenTabChannel = () => ({ post() {}, close() {} });
