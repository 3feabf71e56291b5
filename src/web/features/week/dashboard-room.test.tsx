// @vitest-environment happy-dom

import { act, cleanup, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { err } from "#domain/result.ts";
import type { AnyRecord } from "#sync/record.ts";
import { friday, planRecords } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { settingAside } from "#web/household/saves/this-week.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { DashboardRoom } from "./dashboard-room.tsx";

const Room = ({ figures }: { figures: Figures }) => <DashboardRoom figures={figures} self="maya" />;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("the year and the save are drawn first, and every other section follows by itself", async () => {
  const { figures } = await openFigures(Room, planRecords());
  // Server rendering shows the first render, before the deferred one.
  const first = renderToStaticMarkup(
    <ToastProvider>
      <Room figures={figures()} />
    </ToastProvider>,
  );
  const drawnFirst = ["Set aside this year, Maya and Tom", "This week’s save"];
  const all = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
  expect(all.filter((heading) => first.includes(`>${heading}</h2>`))).toEqual(drawnFirst);
  expect(all).toEqual([...drawnFirst, ...all.slice(2)]);
  expect(all).toContain("Add an expense");
});

it("after a save all sections come to the same", async () => {
  const { store } = await openFigures(Room, planRecords());
  const room = () => document.querySelector(".dashboard-room")!.textContent;
  await act(async () => void (await store.run(settingAside(20_000 as never, "maya", friday))));
  const followed = room();
  cleanup();
  const { households, openId } = store.state.get();
  const records = Object.values(households.get(openId!)!.of).flatMap((kind): readonly AnyRecord[] => kind.records());
  await openFigures(Room, records);
  expect(room()).toBe(followed);
});

it("shows the year alone until the entries are read, and all of them at once then", async () => {
  const Reading = ({ figures }: { figures: Figures }) => (
    <DashboardRoom
      figures={{ ...figures, spending: err("not-read"), state: { ...figures.state, hasEntries: false } }}
      self="maya"
    />
  );
  await openFigures(Reading, planRecords());
  const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
  expect(headings()).toEqual(["Set aside this year, Maya and Tom"]);
  expect(document.querySelectorAll("[data-figure]:not([data-figure=saved-year], [data-figure=streak])")).toHaveLength(
    0,
  );
  cleanup();
  await openFigures(Room, planRecords());
  expect(headings()).toContain("This week’s save");
});

it("shows everything on a new device, and says that entries are still arriving", async () => {
  const { store } = await openFigures(Room, planRecords());
  const { households, rows, openId } = store.state.get();
  const incomplete = { ...households.get(openId!)!, hasEntries: false };
  const row = { ...rows.get(openId!)!, missing: "entries" as const };
  act(() =>
    store.state.set({
      ...store.state.get(),
      households: new Map(households).set(openId!, incomplete),
      rows: new Map(rows).set(openId!, row),
    }),
  );
  expect(screen.getByText(/entries are still arriving on this device/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "This week’s save" })).toBeTruthy();
});

it("a section that can't be drawn takes down itself, and the rest of the room stays", async () => {
  const silence = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener("error", silence);
  const Broken = ({ figures }: { figures: Figures }) => (
    <DashboardRoom figures={{ ...figures, goals: null as never }} self="maya" />
  );
  const silent = vi.spyOn(console, "error").mockImplementation(() => {});
  await openFigures(Broken, planRecords());
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Something went wrong in this part of the page"),
  ]);
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(["This week’s save", "Add an expense"]));
  silent.mockRestore();
  window.removeEventListener("error", silence);
});
