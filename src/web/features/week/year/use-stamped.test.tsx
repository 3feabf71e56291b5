// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { openFigures } from "#web/household/figures/open-figures.fixture.tsx";
import { settingAside } from "#web/household/this-week/setting-aside.ts";
import { recentCouple, saved } from "./year.fixture.tsx";
import { YearStrip } from "./year-strip.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A strip whose figures never follow. */
function Still({ figures }: { figures: Figures }) {
  const [first] = useState(figures);
  return <YearStrip {...first} onOpenWeek={() => {}} />;
}

const faceOf = (week: string) => document.querySelector(`[data-week='${week}'] .week-face`)!.className;

it("[YS14] stamps the present week with its first save, alone, and takes the stamp back with it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { store } = await openFigures(Still, recentCouple(saved("2026-W44", 1_000)));
  const faces = () => ["2026-W44", "2026-W45", "2026-W46"].map(faceOf);
  const before = faces();
  expect(before[2]).toContain("week-face--now");
  await act(async () => void (await store.run(settingAside(5_000 as never, "maya", friday))));
  expect(faces().slice(0, 2)).toEqual(before.slice(0, 2));
  expect(faceOf("2026-W46")).toContain("week-face--saved week-face--stamped");
  await act(async () => void (await store.undo()));
  expect(faces()).toEqual(before);
});

it("[YS14] leaves a week that was decided on nothing as it is", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: friday });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await openFigures(Still, recentCouple(saved("2026-W46", 0)));
  expect(faceOf("2026-W46")).toContain("week-face--zero");
});
