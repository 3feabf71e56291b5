import type { SyncStatus } from "../replication/status.ts";

/** What the tabs of one database tell each other. */
export type TabMessage =
  | { about: "records"; household: string; ids: readonly string[] }
  | { about: "households" }
  | { about: "status"; status: SyncStatus }
  | { about: "status-wanted" };

export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

export type OpenTabChannel = (name: string, onMessage: (message: TabMessage) => void) => TabChannel;

export const browserTabs: OpenTabChannel = (name, onMessage) => {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data as TabMessage);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
};

/** A database in memory belongs to one tab. */
export const noTabs: OpenTabChannel = () => ({ post() {}, close() {} });
