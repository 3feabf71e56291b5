// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leavePage, loadPage } from "./page.fixture.ts";
import { trackerPage } from "./tracker.fixture.ts";
import type { TrackedEvent } from "./tracker.ts";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  leavePage();
  vi.useRealTimers();
});

async function openPanel(analyticsId: string | null) {
  loadPage("/", { analyticsId });
  const { openDebugPanel } = await import("./debug-panel.ts");
  const { recordEvent } = await import("./analytics-queue.ts");
  const rows = () => [...document.querySelectorAll("details li")].map((row) => row.textContent);
  return { panel: openDebugPanel(), rows, recordEvent, title: () => document.querySelector("summary")?.textContent };
}

const landing = trackerPage().events[0]!;

const odd: TrackedEvent = { name: "PlanPick", params: { plan_name: "x" }, at: 0, sent: null };

it("each event is listed with its parameters, its validity and its destinations", async () => {
  const { panel, rows } = await openPanel("G-1");
  panel.event(landing);
  panel.event(odd);
  expect(rows()).toEqual([
    '00:00:00.000 PlanPick {"plan_name":"x"} · ⚠ not in the catalogue, nor a name that the collector takes · tag · not for the collector',
    "12:00:00.000 landing {} · ✓ valid · tag · collector: waiting",
  ]);
  panel.settled([landing.sent!.id, "of-another-page"]);
  panel.settled([landing.sent!.id]);
  expect(rows()[1]).toMatch(/collector: waiting · collector has it$/);
});

it("the panel shows a missing tag, the user properties and the number of queued events", async () => {
  const { panel, rows, title, recordEvent } = await openPanel(null);
  recordEvent({ kind: "event", at: 0, name: "landing", params: {} });
  panel.event(landing);
  panel.properties({ first_source: "news" });
  expect(rows()[0]).toBe('user_properties {"first_source":"news"}');
  expect(rows()[1]).toContain("no tag set");
  vi.advanceTimersByTime(1_000);
  expect(title()).toBe("Events: 2 (consent not asked yet, 1 held)");
});

it("only the newest events are listed", async () => {
  const { panel, rows } = await openPanel(null);
  for (let at = 0; at < 80; at++) panel.event({ ...odd, at });
  expect(rows()).toHaveLength(50);
  expect(rows()[0]).toMatch(/^00:00:00\.079/);
});
