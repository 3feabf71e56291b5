import type { ComponentProps } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { useChunk } from "#web/app/lazy/use-chunk.ts";
import { databaseName, isOnDevice, rememberedOwner } from "#web/store/index.ts";
import type { DashboardRoom } from "./dashboard-room.tsx";

const dashboardChunk = lazyChunk("dashboard-room", () => import("./dashboard-room.tsx"));

let prefetching: Promise<void> | undefined;

/** Prefetches the dashboard while the household is being read, unless this device has none. */
export function prefetchDashboard(): Promise<void> {
  // Checked only once, before the store opens: opening creates the database if it is missing.
  prefetching ??= prefetchIfStored();
  return prefetching;
}

async function prefetchIfStored(): Promise<void> {
  if (await isOnDevice(databaseName(rememberedOwner()))) await dashboardChunk.request();
}

export function LazyDashboard(props: ComponentProps<typeof DashboardRoom>) {
  const { module, error } = useChunk(dashboardChunk);
  // The error boundary of the page shows the failure and offers a retry.
  if (error !== undefined) throw error;
  return module ? <module.DashboardRoom {...props} /> : null;
}
