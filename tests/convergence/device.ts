import type { DeviceDatabase } from "#web/store/device/device-database.ts";
import { memoryDatabase } from "#web/store/device/memory-database.ts";
import { newHouseholdRow } from "#web/store/households/household-rows.ts";
import { createStore, type Store } from "#web/store/store.ts";
import { type RoundEnd, replicate } from "#web/store/sync/replicate.ts";
import type { Line } from "./line.ts";
import type { Side } from "./side.ts";

/** A device of one person: its database, the tabs on it, and at most one tab that replicates, give or take a mistake. */
export interface Device {
  uid: string;
  household: string;
  database: DeviceDatabase;
  tabs: Store[];
  isOnline: boolean;
  rounds: number;
  lastEnd: RoundEnd | null;
  startRound(): void;
  /** The tab that replicates is closed in the middle of whatever it was doing. */
  killRounds(): void;
  reloadTab(index: number): Promise<void>;
}

interface DeviceParts {
  uid: string;
  household: string;
  tabs: number;
  side: Side;
  line: Line;
  newId: () => string;
}

export async function createDevice({ uid, household, tabs, side, line, newId }: DeviceParts): Promise<Device> {
  const database = memoryDatabase();
  await database.write(({ households }) =>
    households.put([{ ...newHouseholdRow(household, "shared"), isOnServer: true, missing: "everything" }]),
  );
  let generation = 0;
  const carry = line.carryWhile(() => device.isOnline);
  const remote = side.remoteOf(uid, carry);
  const tell = (ids: readonly string[], except?: Store) => {
    for (const tab of device.tabs) if (tab !== except) line.whisper(() => void tab.refresh(household, ids));
  };
  const openTab = async () => {
    const onPersisted = (_: string, ids: readonly string[]) => tell(ids, tab);
    const beforeEntries = () => new Promise<void>((resolve) => line.whisper(resolve));
    const tab: Store = await createStore({ database, newId, onPersisted, beforeEntries });
    return tab;
  };
  const device: Device = {
    uid,
    household,
    database,
    tabs: [],
    isOnline: true,
    rounds: 0,
    lastEnd: null,
    startRound() {
      const born = generation;
      const alive = <T>(work: () => Promise<T>) => (born === generation ? work() : new Promise<T>(() => {}));
      const handle = {
        read: ((work) => alive(() => database.read(work))) as DeviceDatabase["read"],
        write: ((work) => alive(() => database.write(work))) as DeviceDatabase["write"],
      };
      device.rounds += 1;
      const onPulled = () => {
        for (const tab of device.tabs) line.whisper(() => void tab.showPulled(household));
      };
      const parts = {
        database: handle,
        remote,
        onChanged: (_: string, ids: readonly string[]) => tell(ids),
        onPulled,
      };
      void replicate(parts, household).then((end) => {
        if (end === "in-step") onPulled();
        if (born !== generation) return;
        device.rounds -= 1;
        device.lastEnd = end;
      });
    },
    killRounds() {
      generation += 1;
      device.rounds = 0;
    },
    async reloadTab(index) {
      device.tabs[index] = await openTab();
    },
  };
  for (let index = 0; index < tabs; index += 1) device.tabs.push(await openTab());
  return device;
}
