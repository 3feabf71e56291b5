// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { adding } from "../command.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { type DeviceStore, openDeviceStore } from "../device-store.ts";
import { newHouseholdRow } from "../households/household-rows.ts";
import { home } from "../store.fixture.ts";
import { fakeTiming } from "../sync/server.fixture.ts";
import { leadAlways } from "../tabs/lead.ts";
import { noTabs } from "../tabs/tab-channel.ts";
import { adopt } from "./adoption.ts";
import { applySession, currentDevice, openDevice, signOutHere } from "./current-device.ts";
import { eraseDevice } from "./recover-device.ts";
import { closeWithoutServer, openWithoutServer } from "./unknown-account.ts";

const opened = vi.hoisted(() => ({ by: (_: unknown): Promise<unknown> => Promise.reject(new Error("nothing yet")) }));

vi.mock("./open-owner.ts", () => ({ openOwner: (owner: unknown) => opened.by(owner), staysInMemory: () => false }));

/** Delays each write, and fails once closed. */
function slowly(database: DeviceDatabase): DeviceDatabase {
  let isClosed = false;
  return {
    ...database,
    async write(work) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (isClosed) throw Object.assign(new Error("closed"), { name: "DatabaseClosedError" });
      return database.write(work);
    },
    close() {
      isClosed = true;
    },
  };
}

const storeOn = (database: DeviceDatabase): Promise<DeviceStore> =>
  openDeviceStore({
    name: "db",
    database,
    remote: null,
    openTabs: noTabs,
    lead: leadAlways,
    timing: fakeTiming(),
    newId: () => crypto.randomUUID(),
  });

it("pending writes complete before a sign-in, and are adopted", async () => {
  const [anonymous, account] = [memoryDatabase(), memoryDatabase()];
  await anonymous.write(({ households }) => households.put([newHouseholdRow(home, "shared")]));
  opened.by = async (owner) => {
    if (owner === "anonymous") return storeOn(slowly(anonymous));
    await adopt(anonymous, account);
    return storeOn(account);
  };
  await openDevice();
  const device = currentDevice.get();
  if (device.phase !== "open") throw new Error("not open");
  const names = ["Maya", "Tom", "Ida"];
  const writing = names.map((name) => device.store.run(adding("add-person", "person", { name, kind: "adult" })));
  const user = { uid: "maya" } as never;
  await applySession({ isKnown: true, user });
  expect((await Promise.all(writing)).map(({ ok }) => ok)).toEqual([true, true, true]);
  const now = currentDevice.get();
  if (now.phase !== "open") throw new Error("not open");
  const people = now.store.state.get().households.get(home)?.of.person.list() ?? [];
  expect(people.map(({ name }) => name).sort()).toEqual([...names].sort());
});

it("a session from before a sign-out does not reopen the household", async () => {
  const anna = { uid: "anna", metadata: { creationTime: "", lastSignInTime: "" }, providerData: [] };
  opened.by = () => storeOn(memoryDatabase());
  await applySession({ isKnown: true, user: anna });
  expect(currentDevice.get()).toMatchObject({ phase: "open", owner: { uid: "anna" } });
  const leaving = signOutHere(true);
  const late = applySession({ isKnown: true, user: anna });
  await Promise.all([leaving, late]);
  expect(currentDevice.get()).toMatchObject({ phase: "open", owner: "anonymous" });
  await applySession({ isKnown: true, user: anna });
  expect(currentDevice.get()).toMatchObject({ phase: "open", owner: { uid: "anna" } });
});

it("a household opened without its server stays open without a session, and syncs with its owner’s session", async () => {
  const ida = { uid: "ida", metadata: { creationTime: "", lastSignInTime: "" }, providerData: [] };
  const nobody = { isKnown: true, user: null } as const;
  opened.by = () => storeOn(memoryDatabase());
  await applySession({ isKnown: true, user: ida });
  await openWithoutServer();
  expect(currentDevice.get()).toMatchObject({ phase: "open", isOffline: false });
  await applySession(nobody);
  expect(currentDevice.get()).toEqual({ phase: "hidden", owner: { uid: "ida" } });
  await openWithoutServer();
  await applySession(nobody);
  expect(currentDevice.get()).toMatchObject({ phase: "open", owner: { uid: "ida" }, isOffline: true });
  await closeWithoutServer();
  expect(currentDevice.get()).toEqual({ phase: "hidden", owner: { uid: "ida" } });
  await openWithoutServer();
  await applySession({ isKnown: true, user: ida });
  expect(currentDevice.get()).toMatchObject({ phase: "open", owner: { uid: "ida" }, isOffline: false });
  await eraseDevice();
  expect(currentDevice.get()).toMatchObject({ owner: { uid: "ida" } });
});

it("erasing a household opened without its server leaves nothing, and opens the anonymous one", async () => {
  const database = memoryDatabase();
  let isErased = false;
  const erase = async () => {
    isErased = true;
  };
  opened.by = () => storeOn({ ...database, erase });
  await applySession({ isKnown: true, user: { uid: "rosa" } as never });
  await applySession({ isKnown: true, user: null });
  await openWithoutServer();
  await eraseDevice();
  expect(isErased).toBe(true);
  expect(currentDevice.get()).toMatchObject({ phase: "open", owner: "anonymous" });
});
