import type { SyncStatus } from "../sync/status.ts";

/** What the tabs of one database tell each other. */
export type TabMessage =
  | { about: "records"; household: string; ids: readonly string[] }
  | { about: "households" }
  /** More of a household is complete: everything but its entries, or all of it. */
  | { about: "arrived"; household: string }
  | { about: "facts" }
  | { about: "status"; status: SyncStatus }
  | { about: "status-wanted" }
  /** The network is back, or someone looks at this tab again. */
  | { about: "wake" }
  /** Someone looks at this tab. */
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
    // What ends after the store was closed has nobody to tell.
    post: (message) => isOpen && channel.postMessage(message),
    close() {
      isOpen = false;
      channel.close();
    },
  };
};

/** A database in memory belongs to one tab. */
export const noTabs: OpenTabChannel = () => ({ post() {}, close() {} });
