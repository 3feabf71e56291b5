// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import { friday } from "#web/household/figures/figures.fixture.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { openStoreOn } from "#web/store/open-store.fixture.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { deviceOf } from "#web/store/store.fixture.ts";
import HistoryScreen from "./history-screen.tsx";
import { lines } from "./open-history.fixture.tsx";
import { someWeeks } from "./past.fixture.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
});

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(...records: readonly AnyRecord[]) {
  currentDevice.set({ phase: "open", owner: "anonymous", store: await openStoreOn(await deviceOf(...records)) });
  render(
    <StaticRouter address="/MyDashboard/history">
      <HistoryScreen user={null} />
    </StaticRouter>,
  );
  await act(async () => {});
}

it("[HI23] leads to the beginning where there is no household", async () => {
  await open();
  expect(screen.getByRole("heading", { name: "History" })).toBeTruthy();
  expect(screen.getByText(/No weeks on record yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Set up your household" })).toBeTruthy();
});

it("[HI20] tells the weeks of the household that is open", async () => {
  await open(...someWeeks());
  expect(lines()).toHaveLength(4);
});
