// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newId } from "#web/platform/new-id.ts";
import { memoryDatabase } from "#web/store/device/memory-database.ts";
import { type DeviceStore, openDeviceStore } from "#web/store/device-store.ts";
import { beginHousehold } from "#web/store/households/begin-household.ts";
import { ShownDevice } from "#web/store/index.ts";
import { leadAlways } from "#web/store/tabs/lead.ts";
import { noTabs } from "#web/store/tabs/tab-channel.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { PeopleList } from "./people-list.tsx";

let store: DeviceStore;
/** What a slow device has not stored yet. */
let waiting: (() => void)[] = [];
let isSlow = false;

beforeEach(async () => {
  [waiting, isSlow] = [[], false];
  const database = memoryDatabase();
  store = await openDeviceStore({
    name: "test",
    remote: null,
    openTabs: noTabs,
    lead: leadAlways,
    database: {
      ...database,
      write: async (work) => {
        if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
        return database.write(work);
      },
    },
    timing: { after: () => () => {}, random: () => 0, now: () => 0, isPageVisible: () => false },
    newId: () => newId(Date.now()),
  });
  await beginHousehold(store, "shared");
});

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (name: string) => fireEvent.change(screen.getByLabelText("Name"), { target: { value: name } });

it("closes only the editor whose change was stored, not the one that was opened meanwhile", async () => {
  render(
    <ToastProvider>
      <ShownDevice value={{ phase: "open", owner: "anonymous", store }}>
        <PeopleList />
      </ShownDevice>
    </ToastProvider>,
  );
  isSlow = true;
  press("Add a person");
  type("Tom");
  press("Add");
  press("Edit Tom");
  type("Thomas");
  isSlow = false;
  await act(async () => {
    for (const resolve of waiting) resolve();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Thomas");
  await act(async () => press("Keep"));
  expect(screen.getByRole("button", { name: "Edit Thomas" })).toBeTruthy();
});
