/** What the specs of the device store find on their page, as `window.store`. */

import { browserClient } from "#web/backends/own/browser-client.ts";
import { httpRemote } from "#web/backends/own/http-remote.ts";
import { newId } from "#web/platform/new-id.ts";
import { adding, changing, together } from "#web/store/command.ts";
import { type DeviceDatabase, DeviceError } from "#web/store/device/device-database.ts";
import { openDexieDatabase } from "#web/store/device/dexie-database.ts";
import { readContent } from "#web/store/device/read-content.ts";
import { type DeviceStore, openDeviceStore } from "#web/store/device-store.ts";
import { newHouseholdRow } from "#web/store/households/household-rows.ts";
import type { Store } from "#web/store/store.ts";
import { leadInOneTab } from "#web/store/tabs/lead.ts";
import { browserTabs } from "#web/store/tabs/tab-channel.ts";
import { databaseCases, durableCases } from "../../store/device-database.contract.ts";

declare global {
  interface Window {
    store: typeof import("./store-page.ts");
    /** What a spec keeps between its steps. */
    tab: DeviceStore;
    taken: number;
  }
}

export { breakOpen, breakPut, makeStores, onDisk, openPlain, putPlain } from "./store-plain.ts";
export { readContent };

export const home = "6d1f0c0e-3b1c-4c55-9f6e-2f1a7c0d9b11";

export const openDatabase = (name: string): Promise<DeviceDatabase> =>
  openDexieDatabase(name, {
    onTakenOver() {
      window.taken = (window.taken ?? 0) + 1;
    },
  });

/** This tab's store, as the app opens it, with a household to write in. */
export async function openTab(name: string, isSignedIn = false): Promise<void> {
  const database = await openDatabase(name);
  await database.write(async ({ households }) => {
    const [known] = await households.get([[home]]);
    if (!known) await households.put([newHouseholdRow(home, "shared")]);
  });
  const remote = isSignedIn ? httpRemote(browserClient) : null;
  const fresh = () => newId(Date.now());
  window.tab = await openDeviceStore({
    name,
    database,
    remote,
    timing: browserClient.timing,
    openTabs: browserTabs,
    lead: leadInOneTab,
    newId: fresh,
  });
}

interface Words {
  payee?: string;
  note?: string;
  amount?: number;
}

const plain = { amount: 1_250, payee: "Grocer", note: "", day: "2026-11-15", personId: "p1", kind: "spending" };

/** `kept`, or why not. */
const outcome = async (written: ReturnType<Store["run"]>): Promise<string> => {
  const result = await written;
  return result.ok ? "kept" : result.problem;
};

export const add = (id: string, words: Words = {}): Promise<string> =>
  outcome(window.tab.run(adding("add-expense", "transaction", { ...plain, ...words, id } as never), home));

export const change = (id: string, words: Words): Promise<string> =>
  outcome(
    window.tab.run(
      changing("change-expense", "transaction", id, () => words as never),
      home,
    ),
  );

/** Several in one write. */
export const addAll = (ids: readonly string[]): Promise<string> =>
  outcome(
    window.tab.run(
      together(
        "import",
        ids.map((id) => adding("add-expense", "transaction", { ...plain, id } as never)),
      ),
      home,
    ),
  );

/** What the screen shows of one expense. */
export const shown = (id: string): Words | null =>
  window.tab.state.get().households.get(home)?.of.transaction.get(id) ?? null;

export const allShown = (): string[] =>
  (window.tab.state.get().households.get(home)?.of.transaction.list() ?? []).map(({ id }) => id);

/** `done`, or the problem that a device names. */
export async function problemOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    return error instanceof DeviceError ? error.problem : `unnamed: ${error}`;
  }
}

const cases = [...databaseCases, ...durableCases];

export const caseNames = cases.map(({ name }) => name);

/** Runs one case of the contract on IndexedDB; throws where it is broken. */
export async function runCase(name: string): Promise<void> {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`no case is called ${name}`);
  await found.run(() => openDatabase(`case ${name}`));
}
