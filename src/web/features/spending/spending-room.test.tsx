// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import SpendingScreen from "#web/app/pages/spending-screen.tsx";
import { coupleRecords, friday } from "#web/household/figures/figures.fixture.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { deviceOf, openStoreOn } from "#web/store/store.fixture.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: friday, toFake: ["Date"] });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
});

afterEach(() => {
  cleanup();
  currentDevice.set({ phase: "closed" });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openScreen(...records: readonly AnyRecord[]) {
  currentDevice.set({ phase: "open", owner: "anonymous", store: await openStoreOn(await deviceOf(...records)) });
  render(
    <StaticRouter address="/MyDashboard/spending">
      <SpendingScreen user={null} />
    </StaticRouter>,
  );
  await act(async () => {});
}

describe("the spending page", () => {
  it("says what it is for when there is no household yet", async () => {
    await openScreen();
    expect(screen.getByRole("heading", { level: 1, name: "Spending" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Set up your household" })).toBeTruthy();
  });

  it("shows the spending of the open household", async () => {
    await openScreen(...coupleRecords());
    expect(screen.getByText("Nothing entered this week yet")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Set up your household" })).toBeNull();
  });
});
