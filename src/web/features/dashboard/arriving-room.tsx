import { type ComponentProps, useEffect, useState } from "react";
import { isOnDevice } from "#web/store/device/raw-database.ts";
import { databaseName, rememberedOwner } from "#web/store/owner/owner.ts";
import type { DashboardRoom } from "./dashboard-room.tsx";

type Room = typeof DashboardRoom;

let here: Room | undefined;

async function fetchRoom(): Promise<Room> {
  here = (await import("./dashboard-room.tsx")).DashboardRoom;
  return here;
}

let early: Promise<void> | undefined;

/** Only who has a household needs what shows it; where there may be one, it comes while the household is read. */
export function fetchRoomEarly(): Promise<void> {
  // Looked at once, before the first opening: that makes the database where there was none.
  early ??= fetchWhereKept();
  return early;
}

async function fetchWhereKept(): Promise<void> {
  if (await isOnDevice(databaseName(rememberedOwner()))) await fetchRoom();
}

/** Not by Suspense, which would wait a third of a second after anything else that was waited for. */
export function ArrivingRoom(props: ComponentProps<Room>) {
  const [arrived, setArrived] = useState<{ Room?: Room; fault?: unknown }>(() => (here ? { Room: here } : {}));
  useEffect(() => {
    if (here) return;
    fetchRoom().then(
      (Room) => setArrived({ Room }),
      (fault: unknown) => setArrived({ fault }),
    );
  }, []);
  // The page's boundary says that it could not be had, and tries again.
  if (arrived.fault) throw arrived.fault;
  return arrived.Room ? <arrived.Room {...props} /> : null;
}
