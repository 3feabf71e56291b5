import type { ComponentProps } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { useChunk } from "#web/app/lazy/use-chunk.ts";
import { isOnDevice } from "#web/store/device/raw-database.ts";
import { databaseName, rememberedOwner } from "#web/store/owner/owner.ts";
import type { DashboardRoom } from "./dashboard-room.tsx";

const room = lazyChunk("dashboard-room", () => import("./dashboard-room.tsx"));

let early: Promise<void> | undefined;

/** Only who has a household needs what shows it; where there may be one, it comes while the household is read. */
export function fetchRoomEarly(): Promise<void> {
  // Looked at once, before the first opening: that makes the database where there was none.
  early ??= fetchWhereKept();
  return early;
}

async function fetchWhereKept(): Promise<void> {
  if (await isOnDevice(databaseName(rememberedOwner()))) await room.request();
}

export function ArrivingRoom(props: ComponentProps<typeof DashboardRoom>) {
  const { module, error } = useChunk(room);
  // The page's boundary says that it could not be had, and tries again.
  if (error !== undefined) throw error;
  return module ? <module.DashboardRoom {...props} /> : null;
}
